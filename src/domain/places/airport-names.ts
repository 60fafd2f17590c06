/**
 * Airports on the tickets we sell, each with its unambiguous names, folded. Names that several airports share are in
 * `severalAirports`.
 */
export const airportNames = `
IST istanbul havalimani|istanbul airport|istanbul yeni havalimani|istanbul new airport|ist havalimani
SAW sabiha gokcen|s gokcen|istanbul sabiha gokcen|istanbul sabiha|sabiha
ISL istanbul ataturk|ataturk havalimani|ataturk airport
ESB ankara|esenboga|ankara esenboga
ADB izmir|adnan menderes|izmir adnan menderes
AYT antalya
BJV bodrum|milas|milas bodrum|bodrum milas
DLM dalaman|dalaman airport
ASR kayseri|erkilet|kayseri erkilet
GZP gazipasa|alanya|gazipasa alanya|alanya gazipasa
ADA sakirpasa|adana sakirpasa
COV cukurova|cukurova havalimani|adana mersin|mersin
DIY diyarbakir|d bakir
HTY hatay|antakya
ERZ erzurum
TZX trabzon
SZF samsun|samsun carsamba|carsamba havalimani
VAN van|ferit melen|van ferit melen
GZT gaziantep|antep|g antep|oguzeli
MLX malatya|erhac
NAV nevsehir|kapadokya|cappadocia|nevsehir kapadokya
KYA konya
KZR kutahya|afyon|zafer havalimani|zafer
EZS elazig
ERC erzincan
KSY kars|kars harakani|harakani
MQM mardin
MSR mus
GNY sanliurfa|urfa|s urfa|sanliurfa gap|gap havalimani
VAS sivas
OGU ordu giresun|giresun
RZV rize|rize artvin|artvin
IGD igdir
AJI agri
YKO hakkari|yuksekova
NKT sirnak
ADF adiyaman
KCM kahramanmaras|maras|k maras
MZH merzifon|amasya
TJK tokat
KFS kastamonu
NOP sinop
BAL batman
BGG bingol
SXZ siirt
DNZ denizli|denizli cardak
EDO edremit|balikesir koca seyit|koca seyit
YEI yenisehir|bursa yenisehir
CKZ canakkale
ISE isparta
TEQ corlu
USQ usak
KCO izmit
ECN ercan|lefkosa|kibris|kktc|nicosia ercan|lefkosa ercan
LHR heathrow|londra heathrow|london heathrow
LGW gatwick|londra gatwick|london gatwick
STN stansted|londra stansted|london stansted
LTN luton|londra luton|london luton
LCY london city
MAN manchester
BHX birmingham
EDI edinburgh
DUB dublin
CDG charles de gaulle|paris charles de gaulle|paris cdg|roissy
ORY orly|paris orly
BVA beauvais
LYS lyon
NCE nice
MRS marsilya|marseille
FRA frankfurt|frankfurt am main
MUC munih|munich|munchen
DUS dusseldorf
CGN koln|cologne|koln bonn|cologne bonn
HAM hamburg
STR stuttgart
BER berlin|berlin brandenburg
HAJ hannover|hanover
NUE nurnberg|nuremberg
LEJ leipzig
DTM dortmund
BRE bremen
VIE viyana|vienna|wien
ZRH zurih|zurich
GVA cenevre|geneva
BSL basel
AMS amsterdam|schiphol|amsterdam schiphol
RTM rotterdam
EIN eindhoven
BRU zaventem
CRL charleroi
CPH kopenhag|copenhagen
ARN arlanda|stokholm arlanda|stockholm arlanda
GOT goteborg|gothenburg
OSL oslo
HEL helsinki
BCN barselona|barcelona
MAD madrid
AGP malaga
LIS lizbon|lisbon
OPO porto
FCO fiumicino|roma fiumicino|rome fiumicino
CIA ciampino
MXP malpensa|milano malpensa|milan malpensa
BGY bergamo|milano bergamo|milan bergamo
VCE venedik|venice
BLQ bolonya|bologna
NAP napoli|naples
ATH atina|athens
SKG selanik|thessaloniki
SOF sofya|sofia
BEG belgrad|belgrade
SJJ saraybosna|sarajevo
SKP uskup|skopje
PRN pristine|pristina
TIA tiran|tirana
TGD podgorica
OTP otopeni
BUD budapeste|budapest
PRG prag|prague
WAW varsova|warsaw
KRK krakow
SVO seremetyevo|sheremetyevo|moskova seremetyevo|moscow sheremetyevo
VKO vnukovo|moskova vnukovo|moscow vnukovo
DME domodedovo|moskova domodedovo|moscow domodedovo
LED st petersburg|saint petersburg|sankt petersburg|pulkovo
KZN kazan
AER soci|sochi|adler
UFA ufa
SVX yekaterinburg|ekaterinburg
OVB novosibirsk
MRV mineralnye vody|mineralniye vodi
GYD baku|haydar aliyev|heydar aliyev|baku haydar aliyev|baku heydar aliyev
GNJ gence|ganja
NAJ nahcivan|nakhchivan
TBS tiflis|tbilisi
BUS batum|batumi
EVN erivan|yerevan
ALA almati|almaty
NQZ astana
TAS taskent|tashkent
SKD semerkant|samarkand
FRU biskek|bishkek
ASB askabat|ashgabat
DYU dusanbe|dushanbe
DXB dubai|dubai international|dubai uluslararasi
DWC al maktoum
AUH abu dabi|abu dhabi
SHJ sarika|sharjah|sarja
RKT ras al khaimah
DOH doha|hamad|doha hamad|hamad international
KWI kuveyt|kuwait
BAH bahreyn|bahrain
MCT maskat|muscat
RUH riyad|riyadh
JED cidde|jeddah
MED medine|medina|madinah
DMM dammam
AMM amman
BEY beyrut|beirut
DAM sam|damascus
TLV tel aviv
CAI kahire|cairo
HRG hurgada|hurghada
SSH sarm el seyh|sharm el sheikh
ALG cezayir|algiers
TUN tunus|tunis
CMN kazablanka|casablanca
RAK marakes|marrakech
EBL erbil
BGW bagdat|baghdad
NJF necef|najaf
ISU suleymaniye|sulaymaniyah
IKA imam khomeini|tahran imam humeyni|tehran imam khomeini
TBZ tebriz|tabriz
MHD meshed|mashhad
KBL kabil|kabul
KHI karaci|karachi
LHE lahor|lahore
ISB islamabad
DEL delhi|yeni delhi|new delhi
BOM mumbai
BLR bengaluru|bangalore
MAA chennai
HYD hyderabad
COK kochi|cochin
CMB kolombo|colombo
MLE male|maldivler|maldives
KTM katmandu|kathmandu
DAC dakka|dhaka
BKK bangkok suvarnabhumi|suvarnabhumi
DMK don mueang
HKT phuket
KUL kuala lumpur
SIN singapur|singapore
CGK jakarta|cakarta
DPS bali|denpasar
MNL manila
SGN ho chi minh
HAN hanoi
HKG hong kong
PVG shanghai pudong|pudong
PEK pekin capital|beijing capital
CAN guangzhou
ICN seul|seoul|incheon
HND haneda
NRT narita
KIX osaka kansai|kansai
SYD sydney|sidney
MEL melbourne
PER perth
BNE brisbane
AKL auckland
JFK new york jfk|john f kennedy|new york john f kennedy
EWR newark
IAD dulles|washington dulles
BOS boston
ORD o hare|chicago o hare
LAX los angeles
SFO san francisco
MIA miami
IAH houston intercontinental
DFW dallas fort worth
ATL atlanta
SEA seattle
YYZ toronto pearson|pearson|toronto
YUL montreal
YVR vancouver
GRU sao paulo guarulhos|guarulhos
EZE buenos aires ezeiza|ezeiza
JNB johannesburg
CPT cape town
NBO nairobi
ADD addis ababa|addis abeba
ZNZ zanzibar
DAR dar es salaam|darusselam
LOS lagos
ACC accra
DSS dakar
KRT hartum|khartoum
MJI trablus mitiga
KIV kisinev|chisinau
VNO vilnius
RIX riga
TLL tallinn
LUX luksemburg|luxembourg
ZAG zagreb
LJU ljubljana
SPU split
DBV dubrovnik
MLA malta
`;

/** Places with several airports, the main one first. */
export const severalAirports = `
IST/SAW istanbul
COV/ADA adana
CDG/ORY/BVA paris
LHR/LGW/STN/LTN/LCY londra|london
SVO/VKO/DME moskova|moscow
JFK/EWR new york
MXP/BGY milano|milan
FCO/CIA roma|rome
BRU/CRL bruksel|brussels
ARN/NYO stokholm|stockholm
OTP/BBU bukres|bucharest
IKA/THR tahran|tehran
BKK/DMK bangkok
HND/NRT tokyo
PVG/SHA sangay|shanghai
PEK/PKX pekin|beijing
IAD/DCA washington
ORD/MDW chicago|sikago
IAH/HOU houston
KBP/IEV kiev|kyiv
`;

export const namesInCity = `
CDG Charles de Gaulle|ORY Orly|BVA Beauvais|LHR Heathrow|LGW Gatwick|STN Stansted|LTN Luton|LCY London City|SEN Southend
SVO Şeremetyevo|VKO Vnukovo|DME Domodedovo|ZIA Jukovski|JFK John F. Kennedy|EWR Newark|LGA LaGuardia|MXP Malpensa
BGY Bergamo|LIN Linate|FCO Fiumicino|CIA Ciampino|BRU Zaventem|CRL Charleroi|ARN Arlanda|NYO Skavsta|BMA Bromma
VST Västerås|OTP Otopeni|BBU Băneasa|IKA İmam Humeyni|THR Mehrabad|BKK Suvarnabhumi|DMK Don Mueang|HND Haneda|NRT Narita
PVG Pudong|SHA Hongqiao|PEK Capital|PKX Daxing|IAD Dulles|DCA Ronald Reagan|ORD O’Hare|MDW Midway|RFD Rockford
IAH George Bush|HOU Hobby|KBP Boryspil|IEV Juliany|DXB Dubai International|DWC Al Maktoum|EZE Ezeiza|AEP Aeroparque
GRU Guarulhos|CGH Congonhas|GIG Galeão|SDU Santos Dumont|YYZ Pearson|YTZ Billy Bishop|YUL Trudeau|YHU Saint-Hubert
BFS Belfast International|BHD George Best|CGK Soekarno-Hatta|HLP Halim|VCE Marco Polo|TSF Treviso|AMM Kraliçe Alia
ADJ Marka|KIX Kansai|ITM Itami|CTS Yeni Chitose|OKD Okadama|NBO Jomo Kenyatta|WIL Wilson|ICN Incheon|GMP Gimpo
WAW Chopin|WMI Modlin|TFN Kuzey|TFS Güney|CTU Shuangliu|TFU Tianfu|JNB O. R. Tambo|HLA Lanseria|MEL Tullamarine
MBW Moorabbin|MCO Orlando International|SFB Sanford|SEA Tacoma|BFI Boeing Field|EDO Koca Seyit|BZI Merkez
`;

/** Codes of further airports, which charter and connecting flights use. */
export const otherAirports = `
  AOE SFQ BZI ONQ TLS NTE BOD MPL HHN NRN FKB FMM FMO SZG GRZ INN LNZ BLL SVG BGO TRF ALC VLC PMI IBZ SVQ TSF PSA
  CTA PMO BRI HER RHO CFU VAR BOJ INI OHD CLJ IAS TSR WRO GDN KTW LWO ODS KRR VOG ROV KUF NBC GOJ ZIA KUT SZB JAI AMD
  GOI TRV CCJ PEW SKT LYP MUX CJB PNQ CCU BKI PEN LGK KNO JOG ULH TUU AHB ELQ GIZ YNB AQI TIF HOF SLL AWZ SYZ IFN KIH
  BSR OSM ADJ ASW LXR HBE SPX MIR DJE ORN CZL ABJ DKR LAD EBB KGL HRE LUN MPM MBA JRO DLA NSI LBV FIH COO LFW BKO OUA
  NIM NDJ ASM JIB HGA MGQ CLT DEN PHX LAS PHL DTW MSP SAN TPA MCO FLL BWI SLC YOW YYC MEX CUN BOG PTY HAV CCS LIM SCL
  UIO GIG ADL CHC`;

/**
 * Groups of three capitals that occur in texts about flights but are no airport's code. Abbreviated months and weekdays
 * are excluded too, but not listed here.
 */
export const noAirports = `
  TRY USD EUR GBP AED QAR RUB AZN SAR PNR THY ADT CHD INF MRS MSS KDV VAT TAX NET POS EFT OTA GDS PDF SMS GSM TCK VKN
  DOC DOB TKT TST SSR OSI VIP WEB APP HES CIP BUS ECO YES FIX TBA ETD ETA STD STA UTC GMT FFP PAX SEQ`;
