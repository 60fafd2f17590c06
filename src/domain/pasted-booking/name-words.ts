import { foldText } from '../text/turkish.ts';

/** First names that many people in Türkiye have, folded: a line that begins with one may be a passenger. */
const givenNames = new Set(
  `abdullah abdurrahman abdulkadir adem adnan ahmet akif alara ali alper alperen alp arda arif asli asel asiye asuman atakan
  atilla aydan aydin ayfer aygul ayhan ayla aylin aynur aysegul aysel aysen aysu ayse aysenur ayten azra aziz baran baris
  basak batuhan bayram bedia bekir belgin belma bengu beren berat beril berk berkay berke berna berrin betul beyza bilal
  bilge bulent burak burcu busra canan can caner canan cansu celal cem cemal cemil cemile ceren cevdet ceyda ceylan cihan
  cigdem cinar cagla caglar cagri damla defne demet deniz derya devrim didem dilan dilara dilek dogan doruk dogukan doga
  duygu ebru ece eda ege ekrem ela elcin elif elvan emel emin emine emir emrah emre ender engin enes ercan erdal erdem
  eren ergin erhan erkan erol ersin ertugrul esin esma esra eylul eymen eyup ezgi fadime fahri faruk fatih fatma fazil
  ferhat feride ferit fevzi feyza fikret filiz firat fulya funda furkan galip gamze gizem gokce gokhan goksel gonca gonul
  gorkem gozde gulay gulbahar gulcan gulden guler gulgun gulhan gulnur gulsah gulsen gulsum gul gunay gurkan guven guzin
  habibe hacer hakan hakki haldun hale halil halime halit haluk hamdi hamza handan hande harun hasan hatice hava hayati
  hayriye hazal helin hikmet hilal hulya humeyra husamettin huseyin husnu idil ihsan ilayda ilhan ilkay ilker ilknur imran
  inci ipek irem irfan isa ishak ismail ismet ibrahim izzet jale kaan kadir kadriye kamil kazim kemal kenan kerem kerim
  kezban koray korhan kubra kursat lale lamia leman levent leyla mahmut medine mehmet melahat melek melih melike melis
  melisa meltem mert merve mesut metehan metin mete mevlut mine miray mira muammer muge muhammed muhammet muhammer mujde
  murat musa mustafa mucahit muzaffer mukaddes munevver mervan nadir nagihan naz nazan nazim nazli nazmiye necati necla
  necmettin nehir nermin neslihan nesrin nevin nevzat nihal nihan nihat nilay nilgun nil nilufer nimet nisa niyazi numan
  nur nuray nurcan nurdan nurettin nurgul nurhan nuri nuriye nursel nursen oguz oguzhan okan oktay olcay omer onur orhan
  oya ozan ozge ozgur ozlem ozkan ozcan ozden pakize pelin peri perihan pinar polat poyraz rabia rahime ramazan rana recep
  refik remzi resul reyhan rifat ridvan rukiye ruya saadet sabri sadik safiye saliha salih salim sami samet sare savas seda
  sedat sefa selami selahattin selcuk selda selen selim selin selma semih semiha semra sena senem serap sercan serdar serhan
  serhat serkan serpil sevda sevgi sevil sevilay sevim sevinc seyfi sezen sezer sezgin sibel sidika sinan sinem soner songul
  suat sude suheyla sukran sukru suleyman sultan sumeyye suna sureyya sahin seref serife serafettin sermin sevket seyma
  sule taha tahir tahsin talha tamer taner tansu tarik tarkan tayfun tayyip tekin teoman tevfik tolga tuba tugba tugce
  tulay tulin tuncay turan turgay turgut turhan turkan tulun ufuk ugur ulas umit umut umran utku ulku vahit varol vedat
  veli veysel volkan yagiz yagmur yakup yalcin yaprak yaren yasar yasemin yasin yavuz yeliz yesim yeter yigit yildiray
  yildiz yilmaz yunus yusuf yuksel zafer zahide zehra zekeriya zeki zeliha zerrin zeynel zeynep zeycan ziya zubeyde zuhal
  zumrut aleyna aras asaf ata aydin aybars ayaz aysima berfin bora cemre ceylin cinar dila ecrin efe eflin elisa esila
  gokalp goktug guney hira ikra isil isik itir kayra kivanc koksal lina mavi melda mirac nehir nisanur omur oyku pera
  rojin ruzgar sarp selay sila simge toprak tuna ulya umay uras yade yaman zeren anna elena ivan natalia olga sergei
  john james michael david maria sarah mohammed mohamed fatima omar hassan khalid yusuf leyla aysel elvin rashad gunel
  muhittin muhsin necip nevzat nurten nursen nuran nurgun neslisah oznur ozgun ozkaya pervin perran rasim rifki ruhi rustem saban sadettin sakir selahaddin semsi sevilay sidar sirin sukriye suphi tacettin tayyar turker tuncer tulin ulku vildan yaprak yaren yekta yeliz yesim yildiray yilmaz yigit yurdagul zarife zekai zinnur zubeyir
  abidin afra ahsen akin alaattin alev aliye alparslan altan anil arzu asim asya atilay aytac aytekin aytul bahadir bahar bahri baki baran barbaros basri behcet behiye belkis berfu beste betul bugra bunyamin cafer cavit cengiz cevriye cetin cihat cuneyt cumhur dogukan durmus durdu dursun ecem edip efkan emrullah enise enver erdinc ergun erman ersan ersoy esat esra fadil faik fazilet fehmi ferda ferdi feridun feyyaz fikri gamze gonul gokcen gulcin guldane gulperi gulsun gunes gungor gurbuz gursel gulhanim hafize hamit hami harika hatun haydar hidir hikmet hilmi hursit husniye iclal ihsan ilyas imge irmak islam kaya kazım kemalettin keriman kerime kiymet koray korkut kutay lutfi lutfiye macit mahir makbule maksut mansur mazhar medeni mehtap melda meliha meral meryem mesude mevlude mihriban muharrem muhterem mukerrem munir munire mursel mutlu mukadder mustecep muyesser nafiz nail naim naime namik nazife nazim nebahat necdet necip necmi nedim neslim nese neset nezahat nezih nezihe niyazi nizamettin numan nusret orcun ozer rafet ramis rasit recai resat ruhsar ruken sabiha sabiye sacide sadiye saime sait sati sebahat sebahattin sebnem sedef sefer sehnaz selmin semiha sencer serdal serkan servet sevcan sevinc siddik sitki suzan suleyha saziye sahika saip sehriban sennur serafet sermin sevval seyda tahsin talat tamay tamer tanju tarkan tayfur tekin temel tezcan tunahan tunay turabi ugurcan umutcan unal unsal veysel vural yahya yalcin yasar yasemin yasin yavuz yeter zahit zeynel ziynet zulfikar zuleyha sena penelope gerald peter thomas andrew daniel richard robert william george elizabeth emma olivia sophie julia laura lisa nina tatiana irina svetlana ekaterina dmitry sergey alexander nikolai igor ahmad mahmoud omar layla noor rania elnur nigar leyla kamran orkhan vugar turkan`.split(
    /\s+/,
  ),
);

const stop = new Set(
  `ad adi adlar adina ara soyad soyadi isim isimler soyisim name names surname first last given family full title unvan
  yolcu yolcular yolcunun yolcumuz yolculari passenger passengers pax guest guests traveller travellers traveler travelers misafir misafirimiz misafirler
  yetiskin adult adults cocuk child children bebek infant infants adt chd inf youth genc ogrenci student kadin erkek female male
  bilgi bilgileri bilgisi bilgiler detay detaylari detaylar details detail info information liste listesi list sayisi tipi tip type tur turu
  ucus ucusu ucuslar ucusunuz flight flights sefer gidis donus kalkis varis departure arrival outbound inbound return depart arrive
  bilet bileti biletiniz biletler e-bilet ebilet eticket e-ticket ticket tickets numarasi numara no number kod kodu code ref reference referans
  rezervasyon rezervasyonu rezervasyonunuz reservation booking confirmation onay onaylandi onaylanmistir confirmed pnr locator itinerary trip seyahat travel
  koltuk seat seats bagaj baggage luggage kabin cabin kg ekonomi economy business promo esnek flex basic light classic comfort comfortable premium first eco ekstra extra avantaj super
  toplam total tutar tutari amount fiyat price ucret ucreti fare tax vergi vergiler odeme odemesi payment paid odenen kredi karti kart card visa mastercard havale nakit banka bank taksit
  sayin dear merhaba selam hello hi sevgili degerli musteri musterimiz customer client uye member miles smiles kalkis tarih tarihi date saat time telefon tel phone gsm cep mobile email e-posta eposta mail mailto adres address
  thy turkish airlines airways hava yollari havayollari havayolu hat ic dis pegasus bolbol ajet anadolujet sunexpress emirates qatar azal aeroflot arabia air flydubai turizm seyahat acente acenta agency tourism tour tours ltd sti sirketi limited
  istanbul ankara izmir antalya havalimani havaalani airport terminal kapi gate international
  tesekkur tesekkurler ederiz ederim thank thanks you your saygilarimizla saygilarimla saygilar regards best sincerely iyi gunler calismalar aksamlar ucuslar
  lutfen please not note dikkat onemli important icin for from to ve and ile the of bu our with are is has have been bekleriz
  mr mrs ms miss mstr master dr bay bayan bey hanim sn wheelchair yemek meal secim secimi hizmet hizmetler hizmetleri service services ek sigorta insurance
  tc tckn kimlik pasaport passport dogum birth uyruk nationality citizenship turkiye turkey cinsiyet gender
  on guzergah rota parkur firma sinif sefer pnr duzeltme sirket sube havayolu route sector class airline carrier passport pasaport
  hesap account paket package kampanya standart standard durum durumu status aktif active gecerli
  pazartesi sali carsamba persembe cuma cumartesi pazar monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  fatura invoice sube ofis office merkezi cagri call center centre destek support help iletisim contact web site online check-in check checkin boarding pass kontuar alinmistir
  one way round oneway aktarma aktarmali direkt direct stop transit layover sure suresi duration yok var evet hayir none
  kisi basi grup group parca not notlar notes kural kurallar sart sartlar kosul kosullar degisim degistir uyari hatirlatma terms conditions rules notice reminder policy manage my view download print allowance goods carry special request requests talep talepler ozel notu yasal sirasi sira row window aisle pencere koridor onemli adres musteri ucretsiz free dahil included hariç haric bekleme listesi wait waiting urun kdv toplami adet sade saver value link fly flyr go plus wi xtra max fix refund refundable cancelled origin destination estimated cost charge charges fees taxes surcharges kullanilan kalan kazanilan validating carrier equipment aircraft operated departing arriving iptal iade degisiklik change changes`.split(
    /\s+/,
  ),
);

/** Whether a word belongs to what stands around names, and to none. */
export function isNoName(word: string): boolean {
  const folded = foldText(word).replace(/[.:]$/, '');
  return stop.has(folded) && !givenNames.has(folded);
}

export const isGivenName = (word: string) => givenNames.has(foldText(word));

/** Small words inside names. */
export const particles = new Set(['de', 'van', 'von', 'der', 'den', 'el', 'al', 'bin', 'ibn', 'da', 'di', 'la', 'du']);

/** `Ayşe Yılmaz` from names in capitals or in small letters; what is written in both stays as it is. */
export function settleName(words: readonly string[], isTurkish: boolean): string {
  return words
    .map((word) =>
      word
        .split('-')
        .map((part) => (particles.has(part) ? part : settleWord(part, isTurkish)))
        .join('-'),
    )
    .join(' ');
}

function settleWord(word: string, isTurkish: boolean): string {
  const upper = word.toLocaleUpperCase('tr');
  const isPlain = word === upper || word === word.toUpperCase() || word === word.toLocaleLowerCase('tr');
  if (!isPlain) return word;
  const first = /^\p{Ll}/u.test(word) ? upper.charAt(0) : word.charAt(0);
  // Capitals without any Turkish letter may have lost their marks, the missing dot of İ among them.
  return first + (isTurkish ? word.slice(1).toLocaleLowerCase('tr') : word.slice(1).toLowerCase());
}
