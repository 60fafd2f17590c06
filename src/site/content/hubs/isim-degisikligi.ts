import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'İsim Değişikliği',
  metaTitle: 'Bilette İsim Düzeltme ve Değişikliği',
  description:
    'Biletteki ad kimlikle aynı değilse önce düzeltme ile devir ayrımını bilin. Harf hatası, evlilik soyadı, ters yazım: hangi durumda ne yapılır?',
  tagline: 'Aynı kişinin küçük yazım hatasını bazı havayolları düzeltebilir; bileti aldığınız yere sorun.',
  more: [
    'Soyadınız değiştiyse uçacağınız belgeye bakın: eskisi yazıyorsa bilet genellikle uyar; yenisi yazıyorsa ya da ikinci adınız eksikse bileti kesene yazın.',
    'Yalnızca pasaport numaranız değiştiyse genellikle ad düzeltmesi gerekmez: yenisini havayolunun sitesinde ya da check-in’de yazın, açılmıyorsa kontuara gösterin; vizeniz eskisindeyse onu da götürün.',
  ],
  lead: 'Önce şuna bakılır: uçacak kişi aynı mı? Aynıysa yazım hatası bazı havayollarında düzeltilebilir; değilse bu bir devirdir ve genellikle mümkün değildir.',
  cardGroups: [
    {
      title: 'Sizinki hangisi?',
      cards: [
        {
          title: 'Harf hatası',
          text: 'Bir iki harf eksik ya da yanlış. Düzeltmeyi belge fotoğrafıyla isteyin.',
        },
        {
          topic: 'Ters ad',
          title: 'Ad ile soyadı yer değişmiş',
          text: 'Kişi aynıdır. Bazı havayolları düzeltir; biniş kartını almadan sorun.',
        },
        {
          title: 'Evlilik, boşanma',
          text: 'Soyadının belgeyle güncellenmesini isteyin. Eski belgeyle uçacaksanız hiç gerekmeyebilir.',
        },
        {
          topic: 'İkinci ad',
          title: 'İkinci ad eksik',
          text: 'İç hatta da kontuarın kararına kalır; vize ya da önceden yolcu bilgisi isteyen ülkelerde daha sıkı bakılır. Önceden sorun.',
        },
        {
          title: 'Başka biri uçacak',
          text: 'Bu devirdir. Kural izin vermiyorsa iade ile yeni biletin bedelini karşılaştırın.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Türkçe harfler',
      title: 'Türkçe harfler biletinizde neden yok?',
      body: [
        'Rezervasyon sistemleri yalnızca İngiliz alfabesini kullanır. ÇAĞRI, CAGRI; ÖZGÜR, OZGUR olarak yazılır ve bu doğrudur. Pasaportun en alttaki iki satırı esastır; biletin o satırla aynı olması yeter.',
      ],
    },
    {
      topic: 'Acente bileti',
      title: 'Düzeltmeyi kim yapar?',
      body: [
        'Bileti kim kestiyse o. Acente bileti acenteden, tur paketi operatörden düzeltilir. Ortak uçuşlarda iki havayolunun sisteminde de düzelmesi gerekir; yalnızca birinde düzelmişse kontuarda sorun çıkar.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Kaç harfin düzeltildiğini bulamadık; bileti kesen şirkete sorun.',
    pegasus: 'Ödenmemiş rezervasyonda da ad değişmez; harf hatasını sorun.',
    sunexpress: 'Bitişik yazılmış iki ad genellikle hata değildir.',
    ajet: 'Türkçe harf kullanılmadan yazım genellikle hata değildir.',
    azal: 'Türkiye uçuşunda ad genellikle kullanılacak belgedeki gibi yazılır.',
    qatar: 'Ortak uçuşta, uçulmuş ya da check-in yapılmış bilette düzeltilmez.',
    aeroflot: 'Deneme sürüyor mu, bilmiyoruz; acente bileti genellikle yalnızca uçuş günü ofiste düzeltilebilir.',
    emirates: '“Üç harf” 2022’de Hindistan biletleri içindi; Türkiye’den alınan bilette Emirates’e sorun.',
    airarabia: 'Tek adlı pasaportta soyadı alanına genellikle baba adı yazılır.',
    flydubai: 'Tur biletinde ad, bilet kesildikten sonra genellikle değişmez.',
  },
  haveReady: [
    { label: 'E-bilet', hint: 'Adın göründüğü satır' },
    { label: 'Kimlik ya da pasaport', hint: 'Dış hatta alt iki satır' },
    { label: 'Evlilik ya da mahkeme belgesi', hint: 'Soyadı değiştiyse' },
  ],
  questions: [
    {
      question: 'Tek harf yanlışsa düzeltmeden uçabilir miyim?',
      answer:
        'İç hatta kontuar görevlisi kabul edebilir, dış hatta risklidir. Kabul kararı o anda verilir ve itiraz edecek zamanınız olmaz. Önceden düzelttirin.',
    },
    {
      question: 'İsim değişince biletim yeniden mi kesilir?',
      answer:
        'Küçük düzeltmede bazen not yeterlidir, bazen bilet aynı koşulla yeniden kesilir. Devir sayılan durumda genellikle yeni bilet gerekir.',
    },
  ],
  warning:
    'Check-in yapıldıktan sonra isim çoğu sistemde kilitlenir. Önce düzeltmeyi isteyin, biniş kartını sonra alın.',
};
