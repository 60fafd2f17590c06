import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Air Arabia check-in: kontuar 3 saat kala açılır, 1 saat kala kapanır. Şarika’ya giderken yol payı, bagaj ve belge kontrolü.',
  answers: ['online', 'counter'],
  own: [
    'Biletteki kodun G9 olduğuna bakın; 3O, 3L ve E5 ayrı şirketlerdir.',
    'Ekran açılmazsa kontuara göre plan yapın: kalkıştan 3 saat önce açılır, 1 saat önce kapanır.',
  ],
  call: 'Bebekle ya da raporlu bir yolcuyla uçuyorsunuz.',
  lead: 'Air Arabia’da havalimanı check-in’i kalkıştan 3 saat önce başlar, 1 saat önce biter. Bu aralığı kaçıran yolcu uçuşa kabul edilmeyebilir. Online check-in’in ne zaman açıldığını doğrulayamadığımız için saat yazmıyoruz; biletinizdeki bağlantıdan bakın. Dönüşte Dubai’den Şarika’ya yol payı bırakın.',
  facts: [
    { label: 'Kontuar açılışı', value: '3 saat kala', fact: 'counter' },
    { label: 'Kontuar kapanışı', value: '1 saat kala', fact: 'counter' },
    { label: 'Online check-in', value: 'Biletinizden kontrol edin', note: 'Saati doğrulayamadık', fact: 'online' },
    { label: 'Kabin bagajı', value: '10 kg, 2 parça', note: 'Kontuarda ya da kapıda tartılabilir', fact: 'cabinBag' },
    { label: 'Dönüşte kalkış', value: 'SHJ', note: 'Dubai’den kara yolu payı ekleyin', fact: 'base' },
  ],
  steps: [
    {
      title: 'Kalkıştan geriye sayarız',
      body: [
        'Uçuş saatinden 1 saat çıkarın: kapanışı bulursunuz. Trafik, park ve sıra payını da çıkarın: evden çıkış saatiniz odur.',
      ],
    },
    {
      title: 'Bagajınıza bakarız',
      body: ['Paket alındı mı, kaç kilo? Eksikse kontuara varmadan ekletmek daha hesaplıdır.'],
    },
    {
      title: 'Belgeleri sorarız',
      body: [
        'Pasaport süresi, vize ve dönüş bileti kontuarda istenebilir. Vizedeki ad ile biletteki adı bir kez daha okuyun.',
      ],
    },
    {
      title: 'Kapı ve çanta',
      body: ['Biniş kartından sonra kabin bagajınızı toplam 10 kg içinde tutun. Duty free poşeti de buna dahildir.'],
    },
  ],
  sections: [
    {
      title: 'Kontuara ne zaman varmalı?',
      body: [
        [
          'Yalnızca kabin bagajı ve hazır biniş kartıyla: kapanışa kalmadan, güvenlik sırasını hesaplayarak.',
          'Bavulla: kontuar açıldıktan hemen sonra. Sıra genellikle son saatte uzar.',
          'Bebekle: 3–6 günlük bebekte rapor okunur, ek zaman bırakın.',
          'Fazla kiloyla: ödeme ayrı kontuarda yapılabilir, en az yarım saat ekleyin.',
        ],
      ],
    },
    {
      title: 'Dubai’de kalıp Şarika’dan uçanlar',
      body: [
        'İki şehir arasındaki yol, günün saatine göre iki katına çıkabilir. Taksi ya da transferi kontuarın açılış saatine göre ayarlayın. Şoföre Dubai Havalimanı değil, Şarika Uluslararası Havalimanı deyin; bu karışıklık uçağı kaçırtabilir.',
      ],
    },
    {
      title: 'Grup şirketlerinde saat aynı mı?',
      body: [
        'Burada yazan saatler Air Arabia’nın G9 uçuşları için. Air Arabia Maroc (3O), Abu Dhabi (3L) ve Egypt (E5) ayrı şirketlerdir. Biletinizde bu kodlardan biri varsa açılış ve kapanışı o şirketten öğrenin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kalkış saati', hint: 'Uçuşun kalktığı şehrin saatiyle' },
    { label: 'Rezervasyon kaydı', hint: 'Numarası ve yolcuların soyadları' },
    { label: 'Vize çıktısı', hint: 'Adın yazımıyla birlikte' },
    { label: 'Bagaj durumu', hint: 'Satın alınan kilo ve bavul sayısı' },
  ],
  questions: [
    {
      question: 'Online check-in kaç saat önce açılıyor?',
      answer:
        'Güvendiğimiz bir kaynak bulamadık, bu yüzden saat yazmıyoruz. Biletinizdeki bağlantıyı deneyin; açılmıyorsa kontuar saatini esas alın.',
    },
    {
      question: 'Kontuar kapandı, uçak daha kalkmadı. Ne yapabilirim?',
      answer:
        'Kontuar 1 saat kala kapandıktan sonra kabul beklemeyin. Bizi hemen arayın: değişikliğin son saati geçmediyse bileti başka uçuşa taşımayı deneriz.',
    },
    {
      question: 'Bebek arabasını kontuara mı vereceğim?',
      answer:
        'Uçak kapısına kadar kullanabilirsiniz, orada teslim edilir. Kontuarda verirseniz bagaj hakkınızdan düşebilir.',
    },
  ],
  warning:
    'Kontuar kapanınca istisna beklemeyin. Dubai’den geliyorsanız haritada görünen yol süresinin iki katını ayırın.',
};
