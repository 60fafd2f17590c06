import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Emirates check-in: online işlem genellikle 48 saat kala açılır, 90 dakika kala kapanır. Dubai’de erken bagaj teslimi ve kontuara gitmesi gerekenler.',
  answers: ['online', 'counter'],
  own: [
    'Dönüşünüz 36 saat içindeyse genellikle aynı işlemde seçilebilir.',
    'Biniş kartını indirdikten sonra Dubai’deki terminal ve kapı saatini okuyun.',
  ],
  call: '16 yaşından küçük bir yolcu tek başına uçacak; online işlem genellikle kapalıdır.',
  lead: 'Emirates’te online check-in genellikle kalkıştan 48 saat önce açılır, 90 dakika kala kapanır. Açılış saati iki yolcu için ayrıca önemlidir: koltuk için ödemek istemeyen Special ve Saver sahibi ile milini kullanacak Economy Saver sahibi. Dubai’den dönüşte bavulu kontuara saatler öncesinden bırakmak da mümkün olabilir.',
  facts: [
    { label: 'Açılış', value: '48 saat kala', fact: 'online' },
    { label: 'Kapanış', value: '90 dakika kala', fact: 'online' },
    { label: 'Dubai’de bagaj', value: '24 saat önceden', note: 'ABD uçuşunda genellikle 12 saat', fact: 'early' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', note: 'Dubai çıkışında', fact: 'counter' },
    { label: 'Biniş kapısı', value: '20 dakika kala', fact: 'counter' },
    {
      label: 'Kontuara gidenler',
      value: '16 yaş altı tek yolcu, kalabalık grup',
      note: 'Genellikle online kapalı',
      fact: 'onlineNot',
    },
  ],
  steps: [
    {
      title: 'Açılış saati',
      body: [
        'Kalkış saatinizi yerel saate göre alır, açılış anını söyleriz. Yurt dışından dönüşte saat farkı hesabı şaşırtmasın.',
      ],
    },
    {
      title: 'Önce koltuk, sonra kart',
      body: [
        'Biniş kartını almadan önce koltuğu değiştirin. Flex ve Flex Plus’ta mille yükseltmeyi check-in’den önce, Economy Saver’da check-in sırasında yapın.',
      ],
    },
    {
      title: 'Bağlantı uçuşu',
      body: [
        'Dubai’den sonraki uçuş 36 saat içindeyse genellikle aynı işleme eklenir. Eklenmediyse ikinci kez check-in gerekir.',
      ],
    },
    {
      title: 'Bavul',
      body: ['Kartınız olsa da bavul kontuara gider. Türkiye’de kapanış saatini havalimanı ekranından okuyun.'],
    },
  ],
  sections: [
    {
      title: 'Kim kontuara gitmeli?',
      body: [
        [
          'Genellikle 16 yaşından küçük ve tek başına uçanlar',
          'Aynı kayıtta dokuzdan fazla yolcusu olan gruplar',
          'Vizesi ya da izni elle kontrol edilecek yolcular',
          'Kafesle hayvan, bisiklet ya da ölçü dışı parça getirenler',
          'Uçağı flydubai’nin işlettiği bölümle yolculuğa başlayanlar',
        ],
      ],
    },
    {
      title: 'Dubai’den çıkarken',
      body: [
        'Emirates uçuşları 3. Terminal’dedir. Bavulu genellikle 24 saat, ABD uçuşlarında 12 saat önceden bırakmak mümkün oluyor; otelden erken çıkıp eli boş gezmek isteyenlere yarar. Yoğun günlerde uygulama değişebilir, sormadan gitmeyin. Kalkışa 60 dakikadan az kala gelen yolcu genellikle kabul edilmez.',
      ],
    },
    {
      title: 'Ekran hata verirse',
      body: [
        'Adı pasaportun alt satırındaki gibi girin, Türkçe harf kullanmayın. PNR’nin acente sipariş numarası olmadığından emin olun. Yine açılmıyorsa bilette ödeme, belge ya da ortak uçuş sorunu olabilir; kaydı açıp hangisi olduğunu söyleriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon kodu', hint: 'Emirates’in altı karakterli kodu, sipariş numarası değil' },
    { label: 'Pasaport ve vize', hint: 'Bitiş tarihleriyle' },
    { label: 'Varış adresi', hint: 'İsteyen ülkeler için otel ya da ev' },
    { label: 'Skywards bilgisi', hint: 'Saver biletle mille yükseltecekseniz' },
  ],
  questions: [
    {
      question: '48 saat dolmadan koltuk görebilir miyim?',
      answer:
        'Evet, ama Special ve Saver’da önceden seçim genellikle ücretlidir. Ücretsiz seçim için check-in’in açılmasını bekleyin.',
    },
    {
      question: 'Dönüş check-in’ini gidişte yapabilir miyim?',
      answer:
        'Dönüşünüz ilk uçuştan sonraki 36 saat içindeyse genellikle birlikte yapılabilir. Daha sonraysa 48 saat kala yeniden açılabilir.',
    },
    {
      question: '90 dakikayı kaçırdım, biletim yandı mı?',
      answer:
        'Online işlem kapandı, kontuar hâlâ açık olabilir. Doğrudan kontuara gidin; yetişmezseniz kalkıştan önce bizi arayın.',
    },
  ],
  warning: 'Uçağı flydubai işletiyorsa bu saatler geçmeyebilir. Biletteki işleten şirketi okumadan alarm kurmayın.',
};
