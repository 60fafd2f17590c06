import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'SunExpress’te Antalya yolcusunun dış hat bagajı genellikle diğer şehirlerden 10 kg az. Ek paketler 5–20 kg, kalkışa 3 saat kalana kadar; iadesi yok.',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletten tarifeyi ve Türkiye’deki havalimanını okuyun; hak ikisine bağlıdır.',
    'sunexpress.com’da “Rezervasyonlarım”da eksik kiloyu karşılayan en küçük paketi seçin.',
    'Ödemeden önce yönü kontrol edin; paket geri verilmez.',
  ],
  call: 'Kalabalık uçuyor, ek paketi kimin adına alacağınızı bilmiyorsunuz.',
  lead: 'Antalya, Gazipaşa, Bodrum ve Dalaman’da SunExpress’in dış hat bagajı genellikle diğer şehirlerden 10 kg azdır.',
  facts: [
    {
      label: 'Antalya, Gazipaşa, Bodrum, Dalaman',
      value: '20, 25, 30 kg',
      note: 'Dış hat; SunEco, SunClassic, SunPremium',
      fact: 'checked',
    },
    { label: 'Diğer şehirler', value: '30, 35, 40 kg', note: 'Dış hat; aynı sırayla', fact: 'checked' },
    { label: 'İç hat', value: '15, 20, 25 kg', note: 'Aynı sırayla', fact: 'checked' },
    {
      label: 'SunLight, kabin',
      value: '40\u00a0×\u00a030\u00a0×\u00a020 cm, 4 kg',
      note: 'Diğer tarifeler: 55\u00a0×\u00a040\u00a0×\u00a023 cm, 8 kg',
      fact: 'cabinBag',
    },
    { label: 'Tek bavul', value: 'En çok 32 kg, 158 cm', fact: 'piece' },
  ],
  cardGroups: [
    {
      title: 'Kilonun dışında neler var?',
      cards: [
        {
          title: 'Ek bagaj',
          text: '5, 10, 15 ve 20 kg’lık paketlerle, kalkışa 3 saat kalana kadar alınır; 2 yaş altına satılmaz.',
        },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Genellikle ek bagaj paketine girmez; uçuştan günler önce ayrıca bildirin.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Bebek arabası ve oto koltuğu genellikle ücretsiz ambara verilir; çalgıyı önceden SunExpress’e sorun.',
        },
        { title: 'Bagaj takibi', text: 'Etiketteki numarayla izlenir, başvuruyu SunExpress alır.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Paket kime, hangi yöne?',
      body: [
        [
          'SunLight’ta kayıtlı bagaj genellikle yoktur; önce SunEco ile karşılaştırın.',
          'Bavulu kim teslim edecekse onun adına alın; paket devredilmez.',
          'Yalnızca dönüşte yükünüz artacaksa dönüşe ekleyin.',
          'Saati SunExpress değiştirirse paket yeni uçuşa kendiliğinden geçer.',
        ],
      ],
    },
    {
      topic: 'Gelmeyen, kırık bavul',
      title: 'Fiyatı ve gelmeyen bavul',
      body: [
        'Paketlerin fiyatı uçuşa göre değişir; “Rezervasyonlarım”da seçince görürsünüz. Bavul gelmezse salondan çıkmadan PIR tutanağı alın, otel adresini yazdırın. Dış hatta hasarda 7 gün, gecikmede bavulu aldıktan sonra 21 gün içinde yazın; iç hatta da 7 günü esas alın.',
      ],
    },
  ],
  questions: [
    {
      question: 'Kalkışa iki saat kaldı, paket alabilir miyim?',
      answer: 'Hayır, satış 3 saat kala kapanır. Fazla kilonun ücretini kontuarda sorun.',
    },
    {
      question: 'Operatör biletinde kilo yazmıyor.',
      answer:
        'Kuponda ya da operatörün belgesinde bagaj satırına bakın. Yoksa operatöre yazılı sorun, tahminle bavul hazırlamayın.',
    },
  ],
  warning:
    'Başka bir şehrin kilosunu Antalya, Gazipaşa, Bodrum ya da Dalaman’a uyarlamayın; aşan kilo için kontuarda ücret istenir.',
};
