/** A country: how often institutions are there, a middle point, and how its made-up towns are spelt. */
export interface Country {
  code: string;
  name: string;
  share: number;
  latitude: number;
  longitude: number;
  style: keyof typeof TOWNS;
}

/** Word parts of made-up towns, a style for each group of languages: starts, ends. */
export const TOWNS = {
  english: [
    'Ash Brom Cald Dray Elms Fern Gils Harl Kirk Lang Mar Norb Oak Pend Rav Sel Thorn Wex Yar Brack',
    'ford bury ham ton port field mouth wick dale minster haven ridge',
  ],
  german: [
    'Alt Brand Eschen Falk Grün Hoch Kalten Linden Mühl Nieder Ost Rosen Stein Wald Weiden',
    'burg berg heim stadt brück hausen furt bach',
  ],
  nordic: [
    'Ås Berg Dal Ek Fin Gran Hög Lind Nor Sten Väster Øster',
    'vik stad köping borg sund havn holm mark',
  ],
  french: [
    'Beau Clair Font Haute Mont Neuf Roche Saint-A Vau Ville',
    'ville mont court bourg lieu champ fort gny',
  ],
  italian: [
    'Bel Cas Col Fer Gal Mon Pra San_Mar Tor Val',
    'legno ravalle tino pieve forte cello ramonte zano',
  ],
  spanish: [
    'Alba Cas Fuen Mira Monte Puerto_ Rio_ San_ Torre Villa',
    'rosa verde mar luz calá tejo branca nova tilla',
  ],
  slavic: ['Bel Bor Dub Kras Mir Nov Rog Star Vel Zel', 'ograd ovice nik ovsk inka ava ów omir'],
  chinese: [
    'An Bei Chang Dong Fu Guan Hai Jin Lin Ning Qing Shan Tai Xi Yun Zhen',
    'zhou jiang hai yang ning cheng shan tou',
  ],
  japanese: [
    'Aka Fuku Hira Kami Kita Matsu Mina Naga Oka Shira Taka Yama',
    'saki hama yama kawa moto shima no sato',
  ],
  korean: ['An Bu Cheon Dae Gang Gwang Hae Jeon Sun Yeo', 'san ju seong cheon won neung po'],
  indian: ['Chandra Deva Hari Jala Kala Mana Nava Raja Sita Vija', 'pur nagar bad giri garh patnam kota'],
  arabic: ['Al- Bani_ Qasr_ Dar_ Umm_ Ras_ Wadi_', 'Harith Masar Nahr Zahra Rashid Safwan Qadir'],
  turkish: ['Ak Demir Gül Kara Kızıl Yeni Taş', 'hisar köy şehir kale pınar dere'],
  african: ['Aba Bula Kama Lusa Mako Nya Oku Tama', 'nda ro mba kuru ya reni wale'],
} satisfies Record<string, [string, string]>;

const row = (line: string): Country[] =>
  line
    .trim()
    .split('\n')
    .map((text) => {
      const [code, name, share, latitude, longitude, style] = text.trim().split('|') as [
        string,
        string,
        string,
        string,
        string,
        Country['style'],
      ];
      return {
        code,
        name,
        share: Number(share),
        latitude: Number(latitude),
        longitude: Number(longitude),
        style,
      };
    });

export const COUNTRIES: Country[] = row(`
  US|United States|210|39.5|-95.2|english
  CN|China|120|33.4|112.1|chinese
  GB|United Kingdom|65|52.6|-1.4|english
  DE|Germany|60|50.9|10.2|german
  JP|Japan|55|35.8|138.1|japanese
  IN|India|55|22.4|79.3|indian
  FR|France|48|46.8|2.4|french
  IT|Italy|38|43.1|12.2|italian
  BR|Brazil|35|-15.6|-49.1|spanish
  CA|Canada|32|48.9|-86.3|english
  ES|Spain|30|40.1|-3.6|spanish
  KR|South Korea|26|36.4|127.9|korean
  AU|Australia|25|-31.9|146.2|english
  RU|Russia|25|55.6|43.9|slavic
  NL|Netherlands|18|52.2|5.5|german
  TR|Türkiye|18|39.1|33.7|turkish
  IR|Iran|17|33.1|52.6|arabic
  PL|Poland|16|51.9|19.3|slavic
  SE|Sweden|13|59.6|15.6|nordic
  CH|Switzerland|13|46.9|8.1|german
  MX|Mexico|12|20.4|-100.9|spanish
  BE|Belgium|11|50.7|4.6|french
  ID|Indonesia|11|-6.9|109.8|indian
  EG|Egypt|10|29.2|31.1|arabic
  AT|Austria|9|47.6|14.2|german
  PT|Portugal|9|39.8|-8.2|spanish
  DK|Denmark|9|55.9|9.8|nordic
  UA|Ukraine|8|49.3|31.4|slavic
  IL|Israel|8|32.1|34.9|arabic
  NO|Norway|8|60.9|9.1|nordic
  FI|Finland|8|62.2|25.4|nordic
  ZA|South Africa|8|-29.4|24.9|english
  GR|Greece|8|38.9|22.4|italian
  CZ|Czechia|8|49.8|15.4|slavic
  SA|Saudi Arabia|8|24.3|44.8|arabic
  NG|Nigeria|7|8.4|7.2|african
  PK|Pakistan|7|30.9|70.4|indian
  AR|Argentina|7|-34.2|-62.7|spanish
  HU|Hungary|6|47.2|19.4|slavic
  RO|Romania|6|45.8|25.1|slavic
  NZ|New Zealand|6|-41.4|173.1|english
  IE|Ireland|6|53.3|-7.8|english
  SG|Singapore|6|1.35|103.8|english
  MY|Malaysia|6|3.9|102.1|indian
  CL|Chile|6|-33.6|-70.9|spanish
  CO|Colombia|6|4.9|-74.1|spanish
  VN|Vietnam|5|16.2|107.4|chinese
  KE|Kenya|4|-0.8|37.1|african
  RS|Serbia|4|44.2|20.8|slavic
  BG|Bulgaria|4|42.7|25.2|slavic
  GH|Ghana|3|7.6|-1.2|african
  MA|Morocco|3|32.1|-6.3|arabic
  PE|Peru|3|-11.2|-75.6|spanish
  TH|Thailand|5|14.8|101.2|indian
  PH|Philippines|3|13.2|122.4|spanish
  IQ|Iraq|3|33.1|43.9|arabic
  DZ|Algeria|3|34.9|3.4|arabic
  ET|Ethiopia|2|8.9|39.2|african
  UG|Uganda|2|1.2|32.4|african
  AE|United Arab Emirates|3|24.2|54.6|arabic`);
