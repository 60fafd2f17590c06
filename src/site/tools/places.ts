import { foldText } from '../../domain/text/turkish.ts';
import type { Region } from './delay/rules.ts';

export interface Place {
  code: string;
  /** The city, followed by the airport's name if the city has several airports. */
  name: string;
  region: Region;
  latitude: number;
  longitude: number;
}

/**
 * Airports as `code name latitude longitude;`, rounded to hundredths of a degree; from OurAirports (public domain).
 * Ercan is under `elsewhere`, because EU law is suspended in northern Cyprus.
 */
const lists: Readonly<Record<Region, string>> = {
  turkey: `
IST İstanbul 41.26 28.74;SAW İstanbul Sabiha Gökçen 40.90 29.31;ESB Ankara Esenboğa 40.11 32.99;
ADB İzmir Adnan Menderes 38.29 27.15;AYT Antalya 36.90 30.80;BJV Bodrum Milas 37.24 27.67;
DLM Dalaman 36.72 28.79;ASR Kayseri 38.77 35.49;GZP Alanya Gazipaşa 36.30 32.30;
ADA Adana Şakirpaşa 36.99 35.30;COV Adana Mersin Çukurova 36.90 35.07;DIY Diyarbakır 37.91 40.20;
HTY Hatay 36.36 36.28;ERZ Erzurum 39.96 41.18;TZX Trabzon 40.99 39.78;RZV Rize Artvin 41.17 40.83;
OGU Ordu Giresun 40.97 38.08;SZF Samsun Çarşamba 41.26 36.56;VAN Van Ferit Melen 38.47 43.34;
GZT Gaziantep 36.94 37.47;MLX Malatya 38.35 38.25;NAV Nevşehir Kapadokya 38.63 34.72;KYA Konya 37.98 32.56;
KZR Kütahya Zafer 39.12 30.12;ADF Adıyaman 37.75 38.27;AJI Ağrı 39.65 43.02;MZH Amasya Merzifon 40.88 35.53;
BAL Batman 37.92 41.08;BGG Bingöl 38.86 40.59;YEI Bursa Yenişehir 40.26 29.54;CKZ Çanakkale 40.14 26.43;
DNZ Denizli Çardak 37.79 29.70;EDO Balıkesir Edremit 39.55 27.01;BZI Balıkesir 39.62 27.93;
EZS Elazığ 38.60 39.27;ERC Erzincan 39.71 39.52;AOE Eskişehir 39.81 30.52;YKO Hakkâri Yüksekova 37.55 44.26;
IGD Iğdır 39.97 43.88;ISE Isparta 37.87 30.38;KCM Kahramanmaraş 37.53 36.95;KSY Kars 40.55 43.09;
KFS Kastamonu 41.31 33.79;MQM Mardin 37.22 40.63;MSR Muş 38.73 41.63;NOP Sinop 42.02 35.07;
VAS Sivas 39.81 36.90;GNY Şanlıurfa GAP 37.45 38.90;NKT Şırnak 37.36 42.06;TEQ Tekirdağ Çorlu 40.97 27.50;
TJK Tokat 40.31 36.37;USQ Uşak 38.68 29.48;ONQ Zonguldak Çaycuma 41.51 32.09;
`,
  europe: `
LCA Larnaka 34.87 33.61;PFO Baf 34.71 32.49;ATH Atina 37.94 23.95;SKG Selanik 40.52 22.97;
HER Kandiye 35.34 25.17;RHO Rodos 36.40 28.09;MJT Midilli 39.05 26.60;SOF Sofya 42.69 23.41;
VAR Varna 43.24 27.83;OTP Bükreş 44.57 26.08;CLJ Cluj-Napoca 46.78 23.69;CND Köstence 44.35 28.48;
BUD Budapeşte 47.43 19.26;VIE Viyana 48.12 16.56;GRZ Graz 47.00 15.44;LNZ Linz 48.24 14.19;
SZG Salzburg 47.79 13.00;INN Innsbruck 47.26 11.35;PRG Prag 50.11 14.27;BTS Bratislava 48.17 17.20;
WAW Varşova 52.17 20.97;KRK Krakov 50.08 19.79;KTW Katowice 50.47 19.07;GDN Gdańsk 54.38 18.47;
VNO Vilnius 54.64 25.28;RIX Riga 56.92 23.98;TLL Tallinn 59.42 24.80;HEL Helsinki 60.32 24.97;
ARN Stockholm Arlanda 59.65 17.93;GOT Göteborg 57.67 12.29;MMX Malmö 55.54 13.36;CPH Kopenhag 55.63 12.65;
BLL Billund 55.75 9.15;AAL Aalborg 57.09 9.87;OSL Oslo 60.19 11.10;BGO Bergen 60.29 5.23;
KEF Reykjavik 63.98 -22.64;BER Berlin 52.36 13.51;HAM Hamburg 53.63 10.01;BRE Bremen 53.05 8.79;
HAJ Hannover 52.46 9.69;DUS Düsseldorf 51.28 6.77;CGN Köln Bonn 50.88 7.12;DTM Dortmund 51.51 7.61;
FMO Münster Osnabrück 52.13 7.69;PAD Paderborn 51.61 8.62;FRA Frankfurt 50.05 8.57;
HHN Frankfurt Hahn 49.95 7.26;STR Stuttgart 48.69 9.19;FKB Karlsruhe 48.78 8.09;NUE Nürnberg 49.49 11.08;
MUC Münih 48.35 11.79;FMM Memmingen 47.99 10.24;LEJ Leipzig 51.42 12.22;DRS Dresden 51.12 13.77;
FDH Friedrichshafen 47.67 9.52;SCN Saarbrücken 49.22 7.11;AMS Amsterdam 52.31 4.76;RTM Rotterdam 51.95 4.43;
EIN Eindhoven 51.46 5.39;BRU Brüksel 50.90 4.48;CRL Brüksel Charleroi 50.46 4.45;LUX Lüksemburg 49.63 6.21;
CDG Paris Charles de Gaulle 49.00 2.57;ORY Paris Orly 48.73 2.36;LYS Lyon 45.72 5.08;MRS Marsilya 43.44 5.22;
NCE Nice 43.66 7.21;TLS Toulouse 43.63 1.37;BOD Bordeaux 44.83 -0.70;NTE Nantes 47.16 -1.60;
SXB Strazburg 48.54 7.63;BSL Basel 47.60 7.53;ZRH Zürih 47.45 8.56;GVA Cenevre 46.23 6.11;
MXP Milano Malpensa 45.63 8.71;LIN Milano Linate 45.46 9.28;BGY Milano Bergamo 45.67 9.70;
VCE Venedik 45.50 12.34;BLQ Bologna 44.53 11.29;FCO Roma Fiumicino 41.79 12.25;NAP Napoli 40.89 14.29;
BRI Bari 41.13 16.76;CTA Katanya 37.47 15.07;PMO Palermo 38.19 13.10;MLA Malta 35.85 14.50;
BCN Barselona 41.30 2.08;MAD Madrid 40.49 -3.56;VLC Valensiya 39.49 -0.47;AGP Malaga 36.68 -4.49;
BIO Bilbao 43.31 -2.91;PMI Palma de Mallorca 39.55 2.73;LPA Gran Canaria 27.93 -15.38;LIS Lizbon 38.77 -9.13;
OPO Porto 41.24 -8.67;DUB Dublin 53.43 -6.24;ZAG Zagreb 45.73 16.06;DBV Dubrovnik 42.56 18.26;
LJU Ljubljana 46.23 14.45;
`,
  britain: `
LHR Londra Heathrow 51.47 -0.45;LGW Londra Gatwick 51.15 -0.18;STN Londra Stansted 51.89 0.26;
LTN Londra Luton 51.88 -0.38;MAN Manchester 53.36 -2.27;BHX Birmingham 52.45 -1.73;EDI Edinburgh 55.95 -3.36;
GLA Glasgow 55.86 -4.43;NCL Newcastle 55.04 -1.71;BRS Bristol 51.39 -2.71;LBA Leeds Bradford 53.87 -1.66;
BFS Belfast 54.66 -6.22;
`,
  elsewhere: `
ECN Lefkoşa Ercan 35.16 33.50;BEG Belgrad 44.82 20.31;INI Niş 43.34 21.87;SJJ Saraybosna 43.83 18.34;
TGD Podgorica 42.37 19.25;TIV Tivat 42.40 18.73;SKP Üsküp 41.96 21.63;OHD Ohri 41.18 20.74;
PRN Priştine 42.57 21.04;TIA Tiran 41.42 19.71;RMO Kişinev 46.94 28.93;KBP Kiev Borispil 50.34 30.90;
LWO Lviv 49.81 23.96;ODS Odessa 46.44 30.68;SVO Moskova Şeremetyevo 55.97 37.42;
VKO Moskova Vnukovo 55.60 37.29;DME Moskova Domodedovo 55.41 37.90;LED St. Petersburg 59.80 30.27;
KZN Kazan 55.61 49.30;UFA Ufa 54.57 55.88;SVX Yekaterinburg 56.75 60.80;AER Soçi 43.45 39.94;
KRR Krasnodar 45.03 39.14;MRV Mineralniye Vodi 44.22 43.09;MCX Mahaçkale 42.82 47.66;GRV Grozni 43.33 45.75;
KUF Samara Kurumoç 53.51 50.15;OVB Novosibirsk 55.01 82.67;KJA Krasnoyarsk 56.18 92.48;
IKT İrkutsk 52.27 104.36;VVO Vladivostok 43.40 132.17;MSQ Minsk 53.89 28.03;
GYD Bakü Haydar Aliyev 40.46 50.05;GNJ Gence 40.73 46.32;NAJ Nahçıvan 39.19 45.46;GBB Gebele 40.82 47.72;
TBS Tiflis 41.67 44.96;BUS Batum 41.61 41.60;KUT Kutaisi 42.18 42.48;EVN Erivan 40.15 44.40;
ALA Almatı 43.35 77.01;NQZ Astana 51.03 71.46;SCO Aktau 43.86 51.09;CIT Çimkent 42.36 69.49;
TAS Taşkent 41.26 69.27;SKD Semerkant 39.70 66.99;BSZ Bişkek 43.05 74.47;OSS Oş 40.61 72.79;
DYU Duşanbe 38.55 68.82;ASB Aşkabat 37.98 58.37;UBN Ulanbator 47.65 106.82;
IKA Tahran İmam Humeyni 35.41 51.15;TBZ Tebriz 38.12 46.24;MHD Meşhed 36.23 59.64;SYZ Şiraz 29.55 52.59;
BGW Bağdat 33.26 44.23;EBL Erbil 36.24 43.96;ISU Süleymaniye 35.57 45.30;BSR Basra 30.55 47.67;
NJF Necef 31.99 44.39;KIK Kerkük 35.52 44.28;BEY Beyrut 33.83 35.49;DAM Şam 33.41 36.51;
ALP Halep 36.19 37.23;AMM Amman 31.72 35.99;AQJ Akabe 29.61 35.02;TLV Tel Aviv 32.00 34.87;
CAI Kahire 30.12 31.41;HRG Hurgada 27.19 33.81;SSH Şarm eş-Şeyh 27.98 34.39;ALY İskenderiye 31.18 29.95;
HBE İskenderiye Borg el-Arab 30.93 29.70;JED Cidde 21.66 39.17;MED Medine 24.54 39.70;RUH Riyad 24.96 46.70;
DMM Dammam 26.47 49.80;KWI Kuveyt 29.24 47.97;BAH Bahreyn 26.27 50.63;DOH Doha Hamad 25.26 51.61;
DXB Dubai 25.25 55.35;DWC Dubai El-Maktum 24.89 55.16;SHJ Şarika 25.32 55.52;AUH Abu Dabi 24.43 54.65;
RKT Resü’l-Hayme 25.62 55.94;MCT Maskat 23.60 58.28;SLL Salale 17.05 54.09;KHI Karaçi 24.90 67.17;
ISB İslamabad 33.55 72.83;LHE Lahor 31.52 74.40;KBL Kabil 34.56 69.21;DEL Delhi 28.56 77.10;
BOM Mumbai 19.09 72.87;BLR Bangalor 13.20 77.71;HYD Haydarabad 17.23 78.43;MAA Chennai 12.98 80.16;
CCU Kalküta 22.65 88.44;COK Kochi 10.16 76.39;TRV Trivandrum 8.48 76.92;AMD Ahmedabad 23.07 72.62;
CMB Kolombo 7.17 79.89;MLE Male 4.19 73.53;DAC Dakka 23.85 90.41;KTM Katmandu 27.70 85.36;
BKK Bangkok 13.69 100.75;HKT Phuket 8.11 98.31;KUL Kuala Lumpur 2.74 101.72;SIN Singapur 1.36 103.99;
CGK Cakarta -6.13 106.66;DPS Bali Denpasar -8.75 115.17;MNL Manila 14.51 121.02;CEB Cebu 10.31 123.98;
SGN Ho Chi Minh 10.81 106.66;HAN Hanoi 21.21 105.80;PNH Phnom Penh 11.55 104.85;RGN Yangon 16.90 96.13;
HKG Hong Kong 22.31 113.92;TPE Taipei 25.08 121.23;CAN Guangzhou 23.39 113.30;SZX Shenzhen 22.64 113.81;
PVG Şanghay Pudong 31.15 121.80;PEK Pekin 40.08 116.59;PKX Pekin Daxing 39.51 116.41;XIY Xi’an 34.44 108.76;
URC Urumçi 43.90 87.48;ICN Seul Incheon 37.45 126.45;PUS Busan 35.18 128.95;NRT Tokyo Narita 35.77 140.39;
HND Tokyo Haneda 35.55 139.78;KIX Osaka 34.44 135.24;PER Perth -31.93 115.96;MEL Melbourne -37.67 144.85;
SYD Sidney -33.93 151.18;BNE Brisbane -27.40 153.11;ADL Adelaide -34.94 138.54;AKL Auckland -37.00 174.78;
CHC Christchurch -43.49 172.54;TUN Tunus 36.85 10.22;ALG Cezayir 36.70 3.21;ORN Oran 35.62 -0.61;
CZL Konstantin 36.29 6.62;CMN Kazablanka 33.37 -7.59;RAK Marakeş 31.60 -8.03;RBA Rabat 34.04 -6.75;
TNG Tanca 35.73 -5.91;TIP Trablus 32.66 13.16;MJI Trablus Mitiga 32.90 13.28;BEN Bingazi Benina 32.09 20.26;
MRA Misrata 32.40 15.07;KRT Hartum 15.59 32.55;PZU Port Sudan 19.58 37.21;ADD Addis Ababa 8.98 38.80;
ASM Asmara 15.29 38.91;JIB Cibuti 11.55 43.15;MGQ Mogadişu 2.01 45.31;HGA Hargeysa 9.52 44.09;
NBO Nairobi -1.32 36.93;MBA Mombasa -4.03 39.60;EBB Entebbe 0.05 32.44;KGL Kigali -1.96 30.14;
DAR Darüsselam -6.87 39.20;ZNZ Zanzibar -6.22 39.22;JRO Kilimanjaro -3.43 37.07;
SEZ Seyşeller Mahe -4.67 55.51;MRU Mauritius -20.43 57.68;TNR Antananarivo -18.80 47.48;
LUN Lusaka -15.33 28.45;HRE Harare -17.92 31.10;JNB Johannesburg -26.14 28.25;CPT Cape Town -33.97 18.60;
DUR Durban -29.61 31.12;MPM Maputo -25.92 32.57;LAD Luanda -8.85 13.23;FIH Kinşasa -4.39 15.44;
LBV Libreville 0.46 9.41;DLA Duala 4.01 9.72;NSI Yaunde 3.70 11.55;NDJ N’Djamena 12.13 15.03;
LOS Lagos 6.58 3.32;ABV Abuja 9.00 7.27;ACC Akra 5.61 -0.17;ABJ Abidjan 5.25 -3.93;
OUA Ouagadougou 12.36 -1.51;NIM Niamey 13.48 2.18;BKO Bamako 12.54 -7.95;DSS Dakar 14.67 -17.07;
BJL Banjul 13.34 -16.65;CKY Konakri 9.58 -13.62;FNA Freetown 8.62 -13.20;ROB Monrovia 6.24 -10.36;
NKC Nuakşot 18.31 -15.97;COO Kotonu 6.35 2.38;JFK New York Kennedy 40.64 -73.79;
EWR New York Newark 40.69 -74.18;BOS Boston 42.37 -71.02;IAD Washington Dulles 38.95 -77.45;
ATL Atlanta 33.64 -84.44;MIA Miami 25.80 -80.28;ORD Chicago 41.98 -87.90;DTW Detroit 42.21 -83.36;
DFW Dallas 32.90 -97.04;IAH Houston 29.98 -95.34;DEN Denver 39.85 -104.67;SEA Seattle 47.44 -122.30;
SFO San Francisco 37.62 -122.39;LAX Los Angeles 33.94 -118.41;YYZ Toronto 43.68 -79.61;
YUL Montreal 45.46 -73.75;YVR Vancouver 49.19 -123.18;MEX Meksiko 19.44 -99.07;CUN Cancun 21.04 -86.87;
HAV Havana 23.00 -82.41;PTY Panama 9.07 -79.39;BOG Bogota 4.70 -74.14;CCS Karakas 10.60 -67.01;
GRU São Paulo -23.43 -46.48;GIG Rio de Janeiro -22.81 -43.25;EZE Buenos Aires -34.81 -58.54;
SCL Santiago -33.40 -70.79;
`,
};

const row = /(\w{3}) ([^;]+) (-?[\d.]+) (-?[\d.]+);/g;

export const places: readonly Place[] = (Object.keys(lists) as Region[]).flatMap((region) =>
  [...lists[region].matchAll(row)].map(([, code = '', name = '', latitude, longitude]) => ({
    code,
    name,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
  })),
);

export const spellPlace = ({ code, name }: Place): string => `${name} (${code})`;

/**
 * The airports that a text may mean. Matches the code, or else the start of the name, or else the start of a word in
 * the name. Puts the airport with code `likeliest` first.
 */
export function findPlaces(typed: string, likeliest = ''): readonly Place[] {
  const wanted = foldText(typed);
  if (wanted === '') return [];
  const code = /(?:^|\()([a-z]{3})\)?$/.exec(wanted)?.[1];
  const coded = places.filter((place) => place.code.toLowerCase() === code);
  if (coded.length > 0) return coded;
  const begun = places.filter(({ name }) => foldText(name).startsWith(wanted));
  const found = begun.length > 0 ? begun : places.filter(({ name }) => foldText(name).includes(` ${wanted}`));
  return [...found.filter((place) => place.code === likeliest), ...found.filter((place) => place.code !== likeliest)];
}
