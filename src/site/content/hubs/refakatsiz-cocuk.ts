import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Refakatsiz Çocuk Yolcu',
  metaTitle: 'Refakatsiz Çocuk Yolcu Hizmeti',
  description:
    'Çocuğunuz tek başına uçacaksa yaş sınırı, bildirim süresi, teslim eden ve karşılayan kişi bilgileri havayoluna göre değişir. Bileti almadan okuyun.',
  tagline: 'Bileti almadan önce isteyin; teslim eden ve teslim alan kişi önceden yazılır.',
  lead: 'Refakatsiz çocuk hizmetinde (UM) çocuk, sizden havayolu görevlisine, ondan kabin ekibine, varışta da adını verdiğiniz kişiye imzayla geçer. Her havayolu bu hizmeti vermez; veren de her uçuşta vermez. O yüzden önce sorun, bileti sonra alın.',
  facts: [
    { label: 'Yaş', value: '5 ya da 7 yaşından', note: 'Üst sınır havayoluna göre 11–15 yaş; tabloya bakın' },
    { label: 'Bildirim', value: 'Günler öncesinden', note: 'Bazıları en az 48 saat öncesini ister' },
    { label: 'Aktarma', value: 'Çoğunlukla kısıtlı', note: 'Gece beklemesi genellikle kabul edilmez' },
    { label: 'Karşılayan', value: 'Kimliğiyle gelir', note: 'Adı formdakiyle aynı olmalı' },
  ],
  steps: [
    {
      title: 'Yaşı ve güzergâhı söyleyin',
      body: ['Çocuğun uçuş günündeki yaşına bakılır; yaşı dönüşte değişiyorsa bunu da söyleyin.'],
    },
    {
      title: 'İki yetişkini yazdırın',
      body: ['Çocuğu bırakacak ve karşılayacak kişinin adı, telefonu ve kimlik bilgisi alınır.'],
    },
    { title: 'Onayı bekleyin', body: ['Havayolu uçuşu ve kontenjanı onaylar, hizmet rezervasyona işlenir.'] },
    {
      title: 'Havalimanında formu imzalayın',
      body: ['Çocuğu bırakan kişi, uçak kalkana kadar havalimanında kalır.'],
    },
  ],
  sections: [
    {
      title: 'Uçuş günü çantada ne olsun?',
      body: [
        [
          'Kimlik ya da pasaport, gerekiyorsa vize; boynuna asılan kılıfta.',
          'Yurt dışına çıkışta velilerin izin belgesi; ülke noter onayı isteyebilir.',
          'Bırakan ve karşılayanın telefonu, bir kâğıda yazılı.',
          'İlaç kullanıyorsa havayoluna önceden bildirilmiş talimat; kabin ekibi ilaç vermeyebilir.',
        ],
      ],
    },
    {
      title: 'Hizmet verilmeyen durumlarda',
      body: [
        'Havayolu bu hizmeti vermiyorsa iki yol kalır: çocuğun yaşına izin veren başka bir havayolu ya da yolculuğa bir yetişkinin katılması. İki seçeneğin tarih ve toplam tutarını karşılaştırır, çocuk için daha az aktarmalı olanı öne koyarız.',
      ],
    },
    {
      title: 'Uçuş gecikirse kim haber verir?',
      body: [
        'Formdaki telefonlar bunun içindir. Karşılayan kişi uçuşu izlesin ve formdaki numarayı açık tutsun; ona ulaşılamazsa çocuk görevlinin yanında bekletilebilir, geri de getirilebilir.',
      ],
    },
  ],
  airlineNotes: {
    thy: '7–11 yaş yetki belgesiyle tek uçar; 2–6 yaş için refakatçi istenebilir.',
    pegasus: 'Hizmet genellikle yalnızca aktarmasız uçuşta ve telefonla alınan onayla verilir.',
    sunexpress: '5–12 yaş için hizmet vardır; talep süresi iç ve dış hatta farklıdır.',
    ajet: 'Bilinen kural AnadoluJet’ten kalmadır; bilet almadan AJet’e sorun.',
    azal: 'Gece aktarmasında ve terminal değişikliğinde hizmet verilmez.',
    qatar: 'Onay genellikle havayolu ofisinden, günler öncesinden alınır.',
    aeroflot: 'Refakatsiz çocukla online check-in yapılmaz.',
    emirates: '5–11 yaşta yetişkin ücreti ödenir, hizmet buna dahildir.',
    airarabia: 'Hizmet yoktur; 12 yaşını doldurmayan çocuk, 16 yaşını doldurmuş biriyle uçar.',
    flydubai: '12 yaşından küçük çocuk genellikle tek başına kabul edilmez, önce sorun.',
  },
  haveReady: [
    { label: 'Çocuğun doğum tarihi', hint: 'Gidiş ve dönüş günündeki yaşı için' },
    { label: 'Bırakan kişi', hint: 'Ad, soyadı, telefon' },
    { label: 'Karşılayan kişi', hint: 'Ad, soyadı, telefon, kimlik türü' },
    { label: 'İzin belgesi', hint: 'Anne ve babanın imzası gerekiyorsa' },
  ],
  questions: [
    {
      question: 'Ablasıyla uçan çocuk refakatsiz sayılır mı?',
      answer:
        'Yanındaki kişinin yaşı havayolunun sınırını tutuyorsa sayılmaz. Bu sınır bazılarında 16, bazılarında 18’dir; doğum tarihlerini söyleyin, birlikte bakalım.',
    },
    {
      question: 'Tek ebeveynle yurt dışına çıkarken izin gerekir mi?',
      answer:
        'Bu, havayolunun değil, ülkelerin kuralıdır ve velayete göre değişir. Pasaport polisine ve gideceğiniz ülkenin konsolosluğuna önceden sorun.',
    },
  ],
  warning: 'Bileti online alıp hizmeti sonra eklemek her zaman mümkün değildir. Önce onay, sonra ödeme.',
};
