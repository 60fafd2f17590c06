import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Pegasus’ta yalnız uçan çocuk hizmeti genellikle 7–12 yaşa ve aktarmasız uçuşa verilir; onay telefonla, 48 saat önce. Sıra ve belgeler.',
  answers: ['child'],
  own: ['Aktarmasız bir uçuş seçin.', 'Onayı telefonla alın; genellikle en az 48 saat önce gerekir.'],
  call: 'Kardeşlerden biri yaş sınırının dışında kalıyor.',
  lead: 'Pegasus’un yalnız uçan çocuk hizmeti genellikle 7–12 yaş arasına ve yalnızca aktarmasız tarifeli uçuşa verilir. İnternetten bilet alıp sonra hizmet eklemek diye bir yol beklemeyin: onay telefonla, genellikle en az 48 saat önce alınır. Sıra önemlidir: önce uçuş uygun mu, sonra onay, en son bilet.',
  facts: [
    { label: 'Yaş', value: '7–12', fact: 'child' },
    { label: 'Uçuş', value: 'Yalnızca aktarmasız', fact: 'child' },
    { label: 'Onay', value: 'Telefonla, en az 48 saat önce', note: 'Erken başvurun', fact: 'child' },
    { label: 'Bırakan ve alan', value: 'Adları kayda girer' },
    { label: '7 yaşından küçük', value: 'Yanında yetişkin gerekir', fact: 'child' },
  ],
  steps: [
    {
      title: 'Rotayı kontrol ederiz',
      body: [
        'İki şehir arasında doğrudan Pegasus seferi var mı? Yoksa hizmetin verilmeyeceğini baştan söyler, başka yol konuşuruz.',
      ],
    },
    {
      title: 'Yaşı uçuş gününe göre hesaplarız',
      body: ['Doğum günü gidiş ile dönüş arasına düşüyorsa iki yönü ayrı sorarız.'],
    },
    {
      title: 'Onay isteğini iletiriz',
      body: [
        'Çocuğun bilgisi, bırakan ve karşılayan yetişkinlerle birlikte Pegasus’a gider. Yanıt gelmeden bilet kesmeyiz.',
      ],
    },
    {
      title: 'Bileti keser, formu anlatırız',
      body: ['Havalimanında doldurulacak formu, imzayı ve hangi belgenin gösterileceğini söyleriz.'],
    },
    { title: 'Dönüşü de yazdırırız', body: ['Dönüşte bırakan ve alan kişi yer değiştirir; kayda öyle geçmelidir.'] },
  ],
  cardGroups: [
    {
      title: 'Hizmetin özellikleri',
      cards: [
        {
          title: 'Doğrudan sefer',
          text: 'Çocuk tek uçakla gider, hiçbir havalimanında uçak değiştirmez.',
        },
        {
          title: 'Telefonla onay',
          text: 'Hizmet siteden bilete eklenmez; başvuru telefonla yapılır, kabulü Pegasus bildirir.',
        },
        {
          title: 'Kontuarda teslim',
          text: 'Çocuğu getiren yetişkin formu imzalar ve onu görevliye bırakır. Saatini onay sırasında öğrenin.',
        },
        {
          title: 'Kimlikle karşılama',
          text: 'Varışta çocuğu, kayda yazılan kişi kimliğini göstererek alır.',
        },
        {
          title: 'Ayrı dönüş onayı',
          text: 'Gidişin kabul edilmesi dönüşü kapsamaz. İki yön için de yanıt beklenir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Aktarmasız uçuş yoksa',
      body: [
        'Çocuğu Sabiha Gökçen’de aktarma yapacak bir bilete bu hizmetle yazdıramazsınız. Geriye şu seçenekler kalır: bir yakınıyla uçmak, doğrudan seferi olan yakın bir şehri kullanmak ya da tarihi doğrudan seferin olduğu güne almak. İki ayrı tek yön bilet alıp çocuğu aktarma yerinde karşılamak da düşünülebilir; bunun için her uçuşa ayrı onay gerekir ve karşılayan yetişkin orada hazır olmalıdır.',
      ],
    },
    {
      title: 'Pegasus’a ve bize sormanız gerekenler',
      body: [
        [
          'Bu uçuşta tek uçan çocuk kontenjanı var mı?',
          'Çocuk hangi kontuarda, kalkıştan kaç dakika önce teslim edilecek?',
          'Karşılayan kişi hangi kapıda bekleyecek, hangi belgeyi gösterecek?',
          'Uçuş iptal olursa çocuk için kim aranacak?',
          'Dış hatta anne babanın izin belgesi hangi dilde olmalı, noter onayı istenir mi?',
        ],
      ],
    },
    {
      title: 'Çocuğu hazırlamak',
      body: [
        'Telefonunu şarjlı verin, iki numarayı kâğıda da yazın. Yiyecek alerjisini kayda yazdırın ama tanıyı telefonda anlatmanız gerekmez. Çantasının kabin sınırına uymasına dikkat edin; kapıda el çantasının alınması çocuğu tedirgin eder. Uçuştan önce kontuarı, kapıyı ve kemeri anlatmak yolculuğu kolaylaştırır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum tarihi', hint: 'Genellikle aranan 7–12 yaşın sınırındaysa belgeyle' },
    { label: 'İki yetişkinin bilgisi', hint: 'Ad, kimlik, ulaşılabilir telefon' },
    { label: 'Doğrudan uçuşun günü', hint: '48 saatten önce başvuracak biçimde' },
    { label: 'İzin belgesi', hint: 'Dış hat için nereden alınacağını sorun' },
  ],
  questions: [
    {
      question: '13 yaşındaki çocuğum için hizmet isteyebilir miyim?',
      answer:
        'Bu yaş genellikle hizmet aralığının dışında kalır ve çocuk yetişkin gibi uçar. Yine de varış ülkesi reşit olmayan yolcu için belge isteyebilir.',
    },
    {
      question: 'İki kardeş, biri 6 biri 11 yaşında. Birlikte gidebilir mi?',
      answer:
        '11 yaşındaki kardeş yetişkin sayılmaz. Altı yaş için yanlarında bir büyük gerekir; uçuşu aramadan önce bunu planlayın.',
    },
  ],
  warning:
    'Bileti onaydan önce almayın. Onay çıkmayan bilet paketinizin iade koşuluna kalır, Light ve Saver’da size çok az para dönebilir.',
};
