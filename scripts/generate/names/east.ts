import { group } from './name-group';

/** Eastern Europe, the Middle East and Africa, in Latin letters. */
export const EAST = [
  group(
    46,
    'RU RU UA PL CZ',
    'Aleksandr Sergey Elena Natalia Ivan Olga Dmitry Tatiana Andrzej Katarzyna Jan Petr Jana Piotr Agnieszka Mikhail Irina Łukasz Oleksandr Zdeněk Małgorzata',
    'Ivanov Smirnov Kuznetsov Popov Petrov Sokolov Volkova Novák Svobodová Dvořák Kowalski Nowak Wiśniewski Wójcik Lewandowska Zieliński Shevchenko Kovalenko Bondarenko Tkachenko Łukaszewicz Černý',
    {
      coined: [
        0.45,
        'Mor Bel Kras Gor Zel Dub Rom Vor Led Stan Mir Tar Bor Sav Kol Jar',
        'ov enko sky ić ewski ova ník enkov ovich inski čak ák',
      ],
      middle: 'patronymic',
    },
  ),
  group(
    16,
    'RO HU BG RS GR',
    'Ioan Elena Gábor Zsófia Georgi Marija Nikola Dimitrios Eleni Andrei László Ivana Ștefan Kostas',
    'Popescu Ionescu Nagy Kovács Szabó Tóth Horváth Petrović Jovanović Nikolić Papadopoulos Georgiou Dimitrov Ivanova Őry Țurcanu',
    {
      coined: [
        0.35,
        'Papa Kara Giorgo Theo Pop Vlad Radu Milo Stoja Dragi',
        'poulos idis escu ović akis eanu ević opol nakis',
      ],
    },
  ),
  group(
    40,
    'EG SA IR IR IQ MA DZ TR AE PK',
    'Mohamed Ahmed Ali Fatima Hassan Mohammad Maryam Reza Omar Khaled Zahra Hossein Sara Youssef Amir Nour Abdul-Rahman Leila Ibrahim Mona',
    'Ahmed Khan Ali Hassan Hussein Mohammadi Hosseini Rahimi Karimi Ahmadi Ibrahim Mahmoud Abdullah El-Sayed Al-Farsi Al-Otaibi Ben_Ali Bouzid Khalil Mansour Malik Iqbal Hashemi Rezaei',
    {
      coined: [
        0.35,
        'Al- El- Abd Ben Bou Mirza Shah Ghol Far',
        'harbi masri rahman salah zadeh nejad pour ghani hakim dari',
      ],
    },
  ),
  group(
    22,
    'TR TR DE',
    'Mehmet Ayşe Mustafa Fatma Ahmet Emine Hüseyin Zeynep Çağlar Gülşah İbrahim Şeyma Özgür Ebru',
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Koç',
    { coined: [0.35, 'Ak Kara Demir Gök Taş Altın Öz Yeni Ulu', 'taş oğlu bulut demir türk kaya er soy'] },
  ),
  group(
    10,
    'IL IL US',
    'David Moshe Yael Noa Yosef Tamar Avraham Rivka Eitan Shira',
    'Cohen Levi Mizrahi Peretz Friedman Katz Shapiro Ben-David Bar-Ilan Goldstein Rosenberg Azulay',
  ),
  group(
    20,
    'NG ZA KE GH ET UG',
    'Chukwuemeka Adebayo Ngozi Thabo Wanjiru Kwame Abebe Grace Samuel Blessing Tunde Amina Sipho Mercy',
    'Okafor Adeyemi Nwosu Mokoena Dlamini Kamau Mensah Owusu Tesfaye Bekele Okonkwo Mwangi Van_der_Merwe Botha',
    {
      coined: [
        0.4,
        'Ade Olu Oko Chi Nwa Mba Kiru Asa Tshi Ndlo',
        'yemi wale nkwo ma bueze thi nga mi vu komo',
      ],
    },
  ),
];
