/** English and Turkish words, names, teams and places that common passwords consist of, folded by `foldText`. */
export const commonWords: readonly string[] = `
  abc abcd abdullah abi abla access account acenta acente adana admin admin123 administrator aeroflot afyon agency
  agri agustos ahmet aile ailem airarabia airline airlines airport airways ajet aksaray alanya alexander alexandra
  aleyna ali allah altay amanda amasya america anadolujet anahtar andrew android angel angels ankara ankaragucu
  anna anne annem antakya antalya antep anthony apple april araba aralik ardahan arsenal arslan artvin arzu asd
  asdasd asdf asdfg asdfgh ashley ask askim askimsin aslan asli asshole asuman ataturk august autumn aydin ayse
  ayyildiz azal azerty baba babam baby babygirl backup bagaj bahar bailey bakirkoy baklava balikesir banana
  barcelona bartin baseball baskan basketball basketbol batman bayburt bayrak bear bebegim bebek bella benjamin
  berlin besik besiktas besiktasli betul beyaz beyza bilecik bilet biletci bilgisayar bilmiyorum bingol birikiuc
  birtanem bismillah bitch bitlis black blink blue bmw boarding bodrum bolu boncuk booking bozkurt brazil brian
  brother buddy burak burcu burdur bursa bursaspor buse business busra buster butterfly calisan camaro can canada
  canakkale canim canimsin carsamba carsi cay celik cem cenk ceren cetin champion changeit changeme charlie cheese
  chelsea china chocolate christ christopher cicek cilek cimbom cimbombom cisco client cobra coco company computer
  cookie corum corvette cuma cumartesi cumhuriyet customer cutie daisy dancer daniel database david debian
  december default demet demir demo deneme deneme123 deniz denizli derya destek diamond didem dilek diyarbakir
  docker dogan dollar donald dragon duzce eagle ebru ece eda edirne efsane ekim elazig elif elizabeth elma emine
  eminem emirates emma emre england eren erkan erzincan erzurum eskisehir eskisehirspor esra evim example eylul
  facebook falcon family father fatih fatihsultan fatma february fener fenerbahce ferrari fethiye fistik flight
  flower flydubai football forever fortnite france freedom friday friend friends fuckoff fuckyou furkan futbol
  gala galatasaray gamer gandalf garfield gateway gaziantep gece gencler genclerbirligi george germany ginger
  giresun giris gizli gizmo god gokhan gold golden google goztepe green guest guitar gul gulsen gumushane gunduz
  gunes guzel guzelim hakan hakkari halil hanife hannah happy hardcore harley hasan hatay hatice havaalani
  havalimani havayollari havayolu hayat hayatim haziran heaven hello hizmet hobbit hockey holiday honda hosgeldin
  hostes hotel hottie hulya hunter huseyin ibrahim igdir iletisim ilkbahar iloveu iloveyou insallah instagram
  internet iphone isabella islam ismail isparta istanbul italy izmir izmit james january japan jasmine jeep
  jennifer jessica jesus john jonathan jordan joseph joshua julia july june juventus kaan kadikoy kahramanmaras
  kahve kalbim kalp kanarya kanuni kaptan kara karabas karabuk karakartal karaman kardes kardesim karpuz kars
  kartal kasim kastamonu kaya kayseri kebap kedi kemer kerem kevin kilic kilis killer king kiraz kirikkale
  kirklareli kirmizi kirsehir kis klavye knight koc kocaeli kocaelispor konya konyaspor kopek korkmaz kral kralice
  krall kubra kullanici kuran kurt kurtlar kurtlarvadisi kus kutahya lale laura legend letmein letmein1 lightning
  limon linux lion liverpool login login123 lokum london love lovely loveme lucky lucy madrid maggie magic malatya
  manager manisa maras march mardin maria mario mark marmaris mart martin masallah master matrix matthew mavi max
  mayis mehmet melegim melek melike melis melissa menekse mercedes merhaba merlin mersin merve meryem metallica
  mexico michael michelle mickey microsoft milan minecraft minnie minnos misafir molly monday money monkey mor
  morgan mother mudur mugla muhammed murat mus music mustafa mustafakemal mustang musteri mutlu mutluluk muz mysql
  nala namaz naruto nazli network nevsehir nicholas nicole nigde nintendo nirvana nisan nokia nothing november nur
  nuray ocak october office ofis okan oliver olivia omer onbir onur oracle orange ordu orhan orkide oscar osman
  osmaniye osmanli otel ozan ozdemir ozkan ozlem ozturk padisah pamuk panther papatya paris parola parolam pasa
  pass pass123 passenger passport passw0rd passwd password passwort patrick patron paul pazar pazartesi peace
  peanut pegasus pembe pepper persembe personel peter phoenix pilot pinar pink plane player playstation pokemon
  polat polatalemdar porsche portakal postgres postgresql prenses prensesim prince princess private pubg public
  purple pussy qatar queen qwe qweqwe qwert qwertyui qwertz rabia rainbow ramazan ranger realmadrid recep red reis
  reservation rezervasyon rich richard rize robert roblox rocker rocky root root123 router rumeysa russia sahin
  sakarya sali samantha sampiyon sample samsun samsung samsunspor sanliurfa sarah sari saturday scooby secret
  secret1 security seda seker selam selin sema sena seniseviyorum september serife serkan server service sevda
  sevgi sevgilim seviyorum sexy seyahat shadow sibel side sifre sifrem sifreyok siirt silver simba simit simsek
  sinem singer sinop sirket sirnak sisli sister sivas sivasspor siyah slipknot smile snoopy soccer soccerball
  sofia sonbahar songul sonic sophie spain spiderman spring starwars steam steven storm subat sude suleyman sultan
  sumeyye summer sunday sunexpress sunshine supabase superman support sweetheart system taksim tatil tatlim taylor
  tekir tekirdag telefon telegram temmuz temp temporary test test123 tester testing thomas thunder thursday thy
  ticket tiger tigger tokat toyota trabzon trabzonspor travel trustno tuesday tugba tulay tunceli turizm turk
  turkce turkey turkishairlines turkiye turkiyem turuncu twitter ubuntu ucak ucus ugur ultraslan umut unuttum urfa
  usak user user123 uskudar valiz valorant van vatan victoria victory vincent voleybol volkan warrior wednesday
  welcome welcome1 whatever whatsapp white william windows winner winter wizard wolf xbox yagmur yalova yamaha
  yasemin yasin yavuz yaz yellow yesil yigit yildirim yildiz yildizim yilmaz yirmi yolcu yonetici yonetim youtube
  yozgat yusuf yuzyirmiuc zafer zaq zehra zelda zeynep zeytin zonguldak zxc zxcvbn
`
  .trim()
  .split(/\s+/);
