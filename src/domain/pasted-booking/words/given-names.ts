/** Common first names in Türkiye, folded. */
export const givenNames = `
  abdulkadir abdullah abdurrahman abidin adem adnan afra ahmad ahmet ahsen akif akin alaattin alara alev alexander
  aleyna ali aliye alp alparslan alper alperen altan andrew anil anna aras arda arif arzu asaf asel asim asiye asli
  asuman asya ata atakan atilay atilla ayaz aybars aydan aydin ayfer aygul ayhan ayla aylin aynur ayse aysegul aysel
  aysen aysenur aysima aysu aytac aytekin ayten aytul aziz azra bahadir bahar bahri baki baran barbaros baris basak
  basri batuhan bayram bedia behcet behiye bekir belgin belkis belma bengu berat beren berfin berfu beril berk berkay
  berke berna berrin beste betul beyza bilal bilge bora bugra bulent bunyamin burak burcu busra cafer cagla caglar
  cagri can canan caner cansu cavit celal cem cemal cemil cemile cemre cengiz ceren cetin cevdet cevriye ceyda ceylan
  ceylin cigdem cihan cihat cinar cumhur cuneyt damla daniel david defne demet deniz derya devrim didem dila dilan
  dilara dilek dmitry doga dogan dogukan doruk durdu durmus dursun duygu ebru ece ecem ecrin eda edip efe efkan eflin
  ege ekaterina ekrem ela elcin elena elif elisa elizabeth elnur elvan elvin emel emin emine emir emma emrah emre
  emrullah ender enes engin enise enver ercan erdal erdem erdinc eren ergin ergun erhan erkan erman erol ersan ersin
  ersoy ertugrul esat esila esin esma esra eylul eymen eyup ezgi fadil fadime fahri faik faruk fatih fatima fatma
  fazil fazilet fehmi ferda ferdi ferhat feride feridun ferit fevzi feyyaz feyza fikret fikri filiz firat fulya funda
  furkan galip gamze george gerald gizem gokalp gokce gokcen gokhan goksel goktug gonca gonul gorkem gozde gul gulay
  gulbahar gulcan gulcin guldane gulden guler gulgun gulhan gulhanim gulnur gulperi gulsah gulsen gulsum gulsun gunay
  gunel gunes guney gungor gurbuz gurkan gursel guven guzin habibe hacer hafize hakan hakki haldun hale halil halime
  halit haluk hamdi hami hamit hamza handan hande harika harun hasan hassan hatice hatun hava hayati haydar hayriye
  hazal helin hidir hikmet hilal hilmi hira hulya humeyra hursit husamettin huseyin husniye husnu ibrahim iclal idil
  igor ihsan ikra ilayda ilhan ilkay ilker ilknur ilyas imge imran inci ipek irem irfan irina irmak isa ishak isik
  isil islam ismail ismet itir ivan izzet jale james john julia kaan kadir kadriye kamil kamran kaya kayra kazim
  kemal kemalettin kenan kerem kerim keriman kerime kezban khalid kivanc kiymet koksal koray korhan korkut kubra
  kursat kutay lale lamia laura layla leman levent leyla lina lisa lutfi lutfiye macit mahir mahmoud mahmut makbule
  maksut mansur maria mavi mazhar medeni medine mehmet mehtap melahat melda melek melih meliha melike melis melisa
  meltem meral mert mervan merve meryem mesude mesut mete metehan metin mevlude mevlut michael mihriban mine mira
  mirac miray mohamed mohammed muammer mucahit muge muhammed muhammer muhammet muharrem muhittin muhsin muhterem
  mujde mukadder mukaddes mukerrem munevver munir munire murat mursel musa mustafa mustecep mutlu muyesser muzaffer
  nadir nafiz nagihan nail naim naime nalan namik natalia naz nazan nazife nazim nazli nazmiye nebahat necati necdet
  necip necla necmettin necmi nedim nehir nermin nese neset neslihan neslim neslisah nesrin nevin nevzat nezahat nezih
  nezihe nigar nihal nihan nihat nikolai nil nilay nilgun nilufer nimet nina nisa nisanur niyazi nizamettin noor
  numan nur nuran nuray nurcan nurdan nurettin nurgul nurgun nurhan nuri nuriye nursel nursen nurten nusret oguz
  oguzhan okan oktay olcay olga olivia omar omer omur onur orcun orhan orkhan oya oyku ozan ozcan ozden ozer ozge
  ozgun ozgur ozkan ozkaya ozlem oznur pakize pelin penelope pera peri perihan perran pervin peter pinar polat poyraz
  rabia rafet rahime ramazan ramis rana rania rashad rasim rasit rauf recai recep refik remzi resat resul reyhan richard
  ridvan rifat rifki robert rojin ruhi ruhsar ruken rukiye rustem ruya ruzgar saadet saban sabiha sabiye sabri sacide
  sadettin sadik sadiye safiye sahika sahin saime saip sait sakir salih saliha salim samet sami sarah sare sarp sati
  savas saziye sebahat sebahattin sebnem seda sedat sedef sefa sefer sehnaz sehriban selahaddin selahattin selami
  selay selcuk selda selen selim selin selma selmin semih semiha semra semsi sena sencer senem sennur serafet
  serafettin serap sercan serdal serdar seref sergei sergey serhan serhat serife serkan sermin serpil servet sevcan
  sevda sevgi sevil sevilay sevim sevinc sevket sevval seyda seyfi seyma sezen sezer sezgin sibel sidar siddik sidika
  sila simge sinan sinem sirin sitki soner songul sophie suat sude suheyla sukran sukriye sukru sule suleyha suleyman
  sultan sumeyye suna suphi sureyya suzan svetlana tacettin taha tahir tahsin talat talha tamay tamer taner tanju
  tansu tarik tarkan tatiana tayfun tayfur tayyar tayyip tekin temel teoman tevfik tezcan thomas tolga toprak tuba
  tugba tugce tulay tulin tulun tuna tunahan tunay tuncay tuncer turabi turan turgay turgut turhan turkan turker ufuk
  ugur ugurcan ulas ulku ulya umay umit umran umut umutcan unal unsal uras utku vahit varol vedat veli veysel vildan
  volkan vugar vural william yade yagiz yagmur yahya yakup yalcin yaman yaprak yaren yasar yasemin yasin yavuz yekta
  yeliz yesim yeter yigit yildiray yildiz yilmaz yuksel yunus yurdagul yusuf zafer zahide zahit zarife zehra zekai
  zekeriya zeki zeliha zeren zerrin zeycan zeynel zeynep zinnur ziya ziynet zubeyde zubeyir zuhal zuleyha zulfikar
  zumrut`;

/** Given names from the list above, and endings of surnames, that are written with ı. */
export const dotlessNames = `
  akin asim asli atilay aydin bahadir baris cagri cinar fadil fazil firat gulhanim hakki hidir irmak isik isil itir kazim
  kilic kivanc kiymet namik nazim nazli ridvan rifat rifki sadik sati siddik sidika sila sitki tarik yagiz yalcin
  yildiray yildirim yildiz yilmaz`;
