import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Refakatsiz Çocuk Yolcu',
  metaTitle: 'Refakatsiz Çocuk Yolcu Hizmeti',
  description:
    'Çocuğunuz tek başına uçacaksa yaş sınırı, bildirim süresi, bırakan ve karşılayan kişi bilgileri havayoluna göre değişir. Bileti almadan okuyun.',
  tagline: 'Refakat hizmetini bilet almadan önce havayolundan isteyin.',
  more: [
    '2–6 yaş için THY refakatçisi en az 48 saat önce istenir; diğer havayollarında hizmet yaşından küçüğün yanında genellikle bir yetişkin uçar.',
  ],
  lead: 'Refakatsiz çocuk hizmetinde (UM) çocuk, sizden havayolu görevlisine, ondan kabin ekibine, varışta da adını verdiğiniz kişiye imzayla geçer. Hizmeti veren havayolu da bunu her uçuşta vermez. Çocuğun uçuş günündeki yaşına bakılır; dönüşte yaşı değişiyorsa bunu da söyleyin.',
  sections: [
    {
      topic: 'Belgeler',
      title: 'Uçuş günü çantada ne olsun?',
      body: [
        [
          'Kimlik ya da pasaport, gerekiyorsa vize; boynuna asılan kılıfta.',
          'Yurt dışına çıkışta velilerin muvafakati (yazılı izni); ülke noter onayı isteyebilir.',
          'Bırakan ve karşılayanın telefonu, bir kâğıda yazılı.',
          'İlaç kullanıyorsa havayoluna önceden bildirilmiş talimat; kabin ekibi ilaç vermeyebilir.',
        ],
      ],
    },
    {
      title: 'Hizmet verilmeyen durumlarda',
      body: [
        'Havayolu bu hizmeti vermiyorsa iki yol kalır: çocuğun yaşına izin veren başka bir havayolu ya da yolculuğa bir yetişkinin katılması. Çocuk için aktarması az olanı seçin.',
      ],
    },
    {
      topic: 'Geciken uçuş',
      title: 'Uçuş gecikirse kim haber verir?',
      body: [
        'Formdaki telefonlar bunun içindir. Bırakan kişi uçak kalkana kadar havalimanında kalsın. Karşılayan kişi uçuşu izlesin, telefonunu açık tutsun; ona ulaşılamazsa çocuk görevlinin yanında bekletilebilir, geri de getirilebilir.',
      ],
    },
  ],
  airlineNotes: {
    thy: '2–6 yaş için refakatçi en az 48 saat önce istenir; 7–11 yaş anne baba izniyle uçar.',
    pegasus: 'Genellikle yalnızca aktarmasız uçuşta; en az 48 saat önce Pegasus’un kendi hattından istenir.',
    sunexpress: 'Dış hatta en az 48, iç hatta en az 2 saat önce istenir.',
    ajet: 'Bilinen kural AnadoluJet’ten kalmadır; bilet almadan AJet’e sorun.',
    azal: 'Gece aktarmasında, terminal değişikliğinde ve ortak uçuşta hizmet verilmez.',
    qatar: 'Hizmet genellikle en az 48 saat önce istenir.',
    aeroflot: 'Bilinen kural Rusya içi uçuşlar içindir; Türkiye uçuşunun kuralını sorun.',
    emirates: '5–11 yaşta yetişkin ücreti ödenir, hizmet buna dahildir.',
    airarabia: '12 yaşını doldurmayan, 16 yaşını doldurmuş biriyle uçar.',
    flydubai: '12 yaşından küçük çocuk genellikle tek başına kabul edilmez; daha büyüğünün kuralını bulamadık.',
  },
  haveReady: [
    { label: 'Çocuğun doğum tarihi', hint: 'Gidiş ve dönüş günündeki yaşı için' },
    { label: 'Bırakan kişi', hint: 'Ad, soyadı, telefon' },
    { label: 'Karşılayan kişi', hint: 'Ad, soyadı, telefon, kimlik türü' },
    { label: 'Muvafakat', hint: 'Anne ve babanın imzası gerekiyorsa' },
  ],
  questions: [
    {
      topic: 'Kardeşler',
      question: '16 yaşındaki ablasıyla uçan çocuk refakatsiz sayılır mı?',
      answer:
        'Yanındaki kişi havayolunun aradığı yaştaysa sayılmaz. Air Arabia’da 16 yaşını doldurmuş olması yeter; diğerlerininkini bulamadık, 16 ya da 18 olabilir: havayoluna sorun.',
    },
    {
      topic: 'Tek ebeveyn',
      question: 'Tek ebeveynle yurt dışına çıkarken izin gerekir mi?',
      answer:
        'Bu, havayolunun değil, ülkelerin kuralıdır ve velayete göre değişir. Gideceğiniz ülkenin konsolosluğuna önceden sorun.',
    },
  ],
  warning: 'Bileti online alıp hizmeti sonra eklemek her zaman mümkün değildir. Önce onay, sonra ödeme.',
};
