import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'SunExpress biletinde tarih nereden değişir, ücret nerede yazar? Bileti tur operatörü sattıysa kime başvurulur, eski tarifede ne yazıyordu?',
  answers: ['changeNow', 'change'],
  own: [
    'Yalnızca bilet aldıysanız sunexpress.com’da “Rezervasyonlarım”ı açın.',
    'Biletteki SunFlex ya da Flex işaretine bakın.',
    'Değişiklik ücretini ve fiyat farkını ayrı görün, sonra onaylayın.',
  ],
  call: 'Tarifenizde değişiklik hakkı olup olmadığını anlayamadınız.',
  lead: 'SunExpress’te okuduğumuz değişiklik kuralları 2020–2021’den kalmadır; bugünkünü biletinizden okuyun. Bazı hatlar her gün uçmaz; önce seferin gününe bakın.',
  facts: [
    { label: 'SunEco', value: 'Değişiklik ücretliydi', fact: 'change' },
    { label: 'SunFlex', value: 'Bir kez tarih değişiyordu', note: 'Fiyat farkı ödeniyordu', fact: 'change' },
    { label: 'SunClassic, SunPremium', value: 'Değişiklik dahildi', fact: 'change' },
    { label: 'Flex işaretli iç hat', value: '2 saat kalana kadar ücretsizdi', fact: 'changeFlex' },
    { label: 'Tatil paketi', value: 'Tur operatöründen' },
  ],
  sections: [
    {
      topic: 'SunFlex',
      title: 'Biletinizde SunFlex yazıyorsa',
      body: [
        'Hak genellikle bir kez kullanılırdı. Tarihiniz “belki cuma, belki pazar” ise bekleyin; ama hakkın son gününü kaçırmayın.',
      ],
    },
    {
      topic: 'Bagaj',
      title: 'Ek bagaj ve koltuk ne olur?',
      body: [
        'Saati SunExpress değiştirdiyse ek bagaj yeni uçuşa kendiliğinden geçer. Siz değiştirirseniz bunu varsaymayın; ek bagajın iadesi ve devri yoktur, koltuk yeniden seçilir. Onaylamadan önce ikisini de sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Saatim değişti',
      question: 'Saatim değiştirildi, kabul etmek zorunda mıyım?',
      answer:
        'Genellikle hayır. Onaylamadan [haklarınıza](/hizmetler/ucus-gecikmesi#saat-degisti) bakın, iade mi, başka uçuş mu istediğinizi SunExpress’e yazın; pakette önce operatörden seçenekleri yazılı isteyin.',
    },
    {
      topic: 'Erken uçuş',
      question: 'Aynı gün daha erken uçağa geçebilir miyim?',
      answer: 'Yer varsa ve tarifeniz izin veriyorsa olabilir. Havalimanına gitmeden “Rezervasyonlarım”da deneyin.',
    },
  ],
  warning: 'Operatör biletini SunExpress’in sitesinde değiştirmeyin; otel ve transfer eski tarihte kalır.',
};
