import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Emirates check-in: online işlem genellikle 48 saat kala açılır, 90 dakika kala kapanır. Dubai’de erken bagaj teslimi ve kontuara gitmesi gerekenler.',
  answers: ['online', 'counter'],
  own: [
    'Uçuşu flydubai yapıyorsa onun sitesine gidin.',
    'emirates.com’da check-in’i açın, adı pasaportun alt satırındaki gibi yazın.',
    'Koltuğu seçin; mille yükseltecekseniz önce bunu yapın.',
    'Dubai’den sonraki uçuş listede yoksa ona ayrıca check-in yapın.',
  ],
  call: 'Dubai’den sonra flydubai ile uçuyorsunuz.',
  lead: 'Emirates’te açılış saati mil kullanacak Economy Saver yolcusu için ayrıca önemlidir: yükseltme o ekranda yapılır.',
  facts: [
    { label: 'Online açılış, kapanış', value: '48 saat ve 90 dakika kala', fact: 'online' },
    { label: 'Dubai’den check-in', value: '60 dakikaya kadar', note: 'Kapı 20 dakika kala kapanır', fact: 'counter' },
    { label: 'Dubai’de erken bavul', value: '24 saat önceden', note: 'ABD uçuşunda 12 saat', fact: 'early' },
    { label: 'Kontuara gidenler', value: '16 yaş altı tek yolcu, büyük grup', fact: 'onlineNot' },
  ],
  sections: [
    {
      topic: 'Ekran hatası',
      title: 'Ekran hata verirse',
      body: [
        [
          'Türkçe harf kullanmayın; adı pasaporttaki gibi yazın.',
          'Acentenin sipariş numarasını değil, altı karakterli PNR’yi girin.',
          'Vize ya da belge uyarısı çıktıysa kontuara gidin.',
        ],
      ],
    },
    {
      title: 'Dubai’den dönerken',
      body: [
        'Emirates genellikle 3. Terminal’den kalkar; biletinizden okuyun. Bavulu genellikle 24 saat önceden bırakabilirsiniz (ABD uçuşunda 12); gitmeden sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Dönüş uçuşu',
      question: 'Dönüş check-in’ini gidişte yapabilir miyim?',
      answer:
        'Dönüş, ilk uçuştan sonraki 36 saat içindeyse genellikle birlikte yapılır. Daha sonraysa yeniden girersiniz.',
    },
    {
      topic: 'Süre geçtiyse',
      question: 'Online süreyi kaçırdım, biletim yandı mı?',
      answer: 'Hayır, yalnızca online işlem kapandı. Doğrudan kontuara gidin; hâlâ açık olabilir.',
    },
    {
      topic: 'Bebek, hamile',
      question: 'Bebeğim var ya da hamileyim, online olur mu?',
      answer:
        'Emirates’in kuralını bulamadık; ekran izin vermezse kontuar yapar. Haftanızı ya da bebeğin kaç günlük olduğunu yazıp raporu sorun.',
    },
    {
      topic: 'Dubai aktarması',
      question: 'Dubai’de aktarmam var, ikinci kartı nereden alırım?',
      answer: 'Tek biletse ilk kontuarda ikisini de isteyin; verilmezse Dubai’de aktarma kontuarına gidin.',
    },
  ],
  warning: 'Uçuşu flydubai yapıyorsa bu saatler geçmeyebilir; biletten uçuşu yapanı okumadan alarm kurmayın.',
};
