import { group } from './name-group';

/** Names written in Latin letters in Europe, the Americas and Oceania. */
export const WEST = [
  group(
    205,
    'US US US GB GB CA AU NZ IE',
    'James John Robert Michael David William Mary Jennifer Elizabeth Sarah Thomas Richard Susan Daniel Christopher Emily Anna Laura Matthew Andrew Karen Mark Paul Emma Jessica Peter Stephen Kevin Rachel Helen George Edward Catherine Alice Simon Hannah Olivia Benjamin Samuel Jonathan Rebecca Margaret Patrick Victoria Nicholas',
    "Smith Johnson Williams Brown Jones Davis Miller Wilson Moore Taylor Anderson Thomas Jackson White Harris Martin Thompson Robinson Clark Lewis Walker Hall Allen Young King Wright Scott Green Baker Adams Nelson Hill Campbell Mitchell Roberts Carter Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Reed Bailey Bell Kelly Howard Ward Cox Richardson Watson Brooks Bennett Gray Hughes Price Myers Foster Ross Powell Sullivan Russell Fisher Henderson O’Brien O'Connor McDonald MacLeod",
    {
      coined: [
        0.5,
        'Ash Black Brad Carl Thorn Whit Hart Wood Brook Stan Hather Lang Mid Nor Pem Red Shel Tat Under Wal West Win Ald Bar Cran Dun Ely Far Gran Hol',
        'ford ley ton well by worth ham field combe wick stone more land den burn croft shaw dale er man bridge holm',
      ],
      middle: 'initial',
    },
  ),
  group(
    72,
    'DE DE AT CH',
    'Andreas Stefan Michael Thomas Anna Julia Katharina Christian Jürgen Klaus Ursula Wolfgang Sabine Martin Matthias Lena Günther Björn Heike Florian',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Lehmann Köhler Maier König',
    {
      coined: [
        0.45,
        'Alten Brand Eichen Falken Grün Hohen Kirch Linden Mühl Neu Ober Rosen Stein Tannen Unter Vogel Wald Weiß',
        'berg bach mann feld meier thal burg hauer reuter stein brunn huber',
      ],
    },
  ),
  group(
    36,
    'SE NO DK FI NL BE',
    'Lars Erik Anders Ingrid Søren Mette Jan Pieter Anneke Mikko Johan Karin Øyvind Åsa Sofie Wouter Hanna Jukka',
    'Hansen Johansson Nielsen Andersen Larsen Olsen de_Vries van_den_Berg van_Dijk Jansen Korhonen Virtanen Lindström Åkesson Bergström Sørensen Kjær Bjørnstad Peeters De_Smet Visser',
    {
      coined: [
        0.3,
        'Lind Berg Sten Ny Ek Al Gran Sjö Dal Hög Vest Øster',
        'ström gren qvist lund berg dahl vik gaard sen mark',
      ],
    },
  ),
  group(
    48,
    'FR FR FR BE CA CH',
    'Jean Pierre Marie Sophie François Nicolas Isabelle Philippe Céline Michel Hélène Jean-Pierre Anne-Marie Étienne Benoît Aurélie Laurent Chloé Loïc Mathilde',
    'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel García Bertrand Roux Vincent Fournier Morel Girard André Mercier Dupont Lambert Bonnet Rousseau Lévêque Le_Goff d’Alembert',
    {
      coined: [
        0.4,
        'Beau Mont Clair Bois Ville Champ Font Roque Cour Haut Saint- Gran Bel Mal',
        'mont champ fort court beau val ville ange lieu tier',
      ],
    },
  ),
  group(
    42,
    'IT IT IT CH',
    'Marco Giulia Francesca Alessandro Giovanni Maria Luca Paolo Elena Chiara Andrea Stefano Roberto Silvia Nicolò Federica',
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa Giordano Mancini Rizzo Lombardi Moretti',
    {
      coined: [
        0.45,
        'Monte Bella Ferra Casti Vale Santo Marti Pelle Guida Cava Ros Zam',
        'rini netti lucci grossi nello boni relli nardi telli chi',
      ],
    },
  ),
  group(
    104,
    'ES ES MX BR BR PT CO AR CL PE',
    'José María Juan Carlos Ana Luis Carmen Antonio Fernanda João Paulo Pedro Marta Miguel Lucía Javier Rafael Camila Andrés Beatriz Sofía Íñigo Gustavo Patrícia Tiago Valentina',
    'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Silva Santos Oliveira Souza Pereira Costa Ferreira Almeida Ramírez Torres Flores Díaz Vázquez Castro Ruiz Jiménez Álvarez Moreno Muñoz Núñez Gonçalves Araújo Peña Ibáñez',
    {
      coined: [
        0.25,
        'Villa Monte Fuen Alba Cas Mira Cala Torre Peña Riba',
        'rreal negro sanz tilla mayor verde bella dríguez lobos mar',
      ],
      middle: 'second-family',
    },
  ),
];
