import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'THY’de tek uçan çocuk: 7–11 yaş için belge, 2–6 yaş için görevli refakatçi ve 48 saat kuralı, havalimanında teslim ve telefonla başvuru.',
  tagline: '7–11 yaş izin belgesiyle tek uçar; 2–6 yaş için THY’den refakatçi istenir.',
  lead: 'THY tek uçan çocukta iki yaş kümesini ayırır. 7–11 yaşındaki çocuk, anne babanın ya da kanuni temsilcinin yetki belgesiyle yalnız uçabilir. 2–6 yaşındaki çocuk yalnız uçamaz; giderleri aile karşılarsa THY bir refakatçi görevlendirebilir ve bunun için en az 48 saat önce başvurulur. Çocuğun doğum tarihi elinizdeyse yol baştan bellidir.',
  facts: [
    { label: '7–11 yaş', value: 'Belgeyle tek uçabilir', note: '12. yaş günü gelmemiş olmalı' },
    { label: '2–6 yaş', value: 'Tek uçamaz', note: 'THY refakatçi görevlendirebilir' },
    { label: 'Refakatçi başvurusu', value: 'En az 48 saat önce' },
    { label: 'Getiren yetişkin', value: 'Kalkışa kadar bekler' },
    { label: 'Yetki belgesi', value: 'Ebeveyn ya da kanuni temsilciden' },
  ],
  steps: [
    {
      title: 'Doğum tarihini söylersiniz',
      body: [
        'Yaş, uçuş günündeki hâliyle hesaplanır. Dönüşte 12 yaşını dolduran çocuğun gidişi ile dönüşü farklı kurala bağlanabilir.',
      ],
    },
    {
      title: 'Uçuşu seçeriz',
      body: [
        'Aktarmasız uçuşu öne alırız. Aktarma kaçınılmazsa THY’nin bunu kabul edip etmediğini sormadan bilet kesmeyiz.',
      ],
    },
    {
      title: 'Teslim edecek ve alacak kişiyi yazarız',
      body: ['İki ucun adı, telefonu ve kimlik bilgisi kayda girer. Karşılayan kişi kimliğiyle orada olmalıdır.'],
    },
    {
      title: 'Onayı alırız',
      body: ['Başvuru THY’ye iletilir. Refakatçi isteniyorsa görevlendirme de bu onayla kesinleşir.'],
    },
    {
      title: 'Havalimanı gününü anlatırız',
      body: ['Hangi kontuara gidileceğini, hangi belgelerin gösterileceğini ve ne kadar erken varılacağını konuşuruz.'],
    },
  ],
  sections: [
    {
      title: 'Yaşa göre hangi yol?',
      body: [
        [
          '2 yaşından küçük bebek: En az 18 yaşında bir yetişkinle uçar, bir yetişkin tek bebeğin sorumluluğunu alabilir.',
          '2–6 yaş: Yakını uçamıyorsa THY’nin görevlendireceği refakatçi. Refakatçinin giderlerini aile öder, karar müsaitliğe bağlıdır.',
          '7–11 yaş: Yetki belgesiyle tek başına uçar. Bırakan yetişkinin adı kayıtta yer alır, karşılayanınki de.',
          '12 yaş ve üstü: Zorunlu küme dışında kalır. Yardım istiyorsanız THY’nin sunup sunmadığını rezervasyon sırasında sorarız.',
        ],
      ],
    },
    {
      title: 'Yeni doğan bebekle uçacaksanız',
      body: [
        'Doğumunun üzerinden 48 saat geçmemiş bebek kabul edilmez. 2–7 günlük bebek doktor raporuyla uçar. Bebek yolculuğunda “refakatçi” sözü yanında uçan yetişkini anlatır; 2–6 yaş için görevlendirilen THY refakatçisiyle karıştırmayın.',
      ],
    },
    {
      title: 'Havalimanında süre neden uzun?',
      body: [
        'Çocuğu getiren kişi uçak kalkana kadar havalimanından ayrılmaz. Uçuş gecikirse ya da geri dönerse çocuğu alacak olan odur. Karşılayan kişi de iniş saatinden önce orada bulunmalı, kayıtta yazan kimliği taşımalıdır. Kayıtta adı olmayan bir akrabaya çocuk teslim edilmez; değişiklik varsa uçuştan önce bildirin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği ya da pasaportu', hint: 'Dış hatta vize ve giriş koşulu da sorulur' },
    { label: 'Yetki belgesi', hint: 'Dış hatta noter onayı istenip istenmediğini teyit edin' },
    { label: 'Bırakan ve alan kişi', hint: 'Ad, telefon, kimlik bilgisi' },
    { label: 'Sağlık ve alerji notu', hint: 'Yalnız ekibin bilmesi gerekeni yazdırın' },
    { label: 'Uçuş tarihi', hint: '2–6 yaşta 48 saatten uzun süre kalmış olmalı' },
  ],
  questions: [
    {
      question: 'Çocuğum 12 yaşında, hizmet zorunlu mu?',
      answer:
        'THY’nin tek uçan çocuk kümesi 12. yaş gününe kadar sürer. Sonrası için zorunluluk yoktur; ülkenin giriş kuralı ayrıca izin belgesi isteyebilir.',
    },
    {
      question: 'Anne ve baba ayrıysa kimin imzası gerekir?',
      answer:
        'Velayet kimdeyse onun belgesi istenir. Dış hatta pasaport polisi de bu belgeyi sorabileceği için mahkeme kararının örneğini yanınızda bulundurun.',
    },
    {
      question: 'Karşılayan kişi değişti, ne yapmalıyım?',
      answer: 'Hemen arayın. Kayıttaki adı uçuştan önce değiştirmek gerekir; kapıda sözlü bildirim genellikle yetmez.',
    },
  ],
  warning:
    '2–6 yaş için son güne bilet alıp sonra refakatçi istemeyin. 48 saatin altında görevlendirme yapılamayabilir, bilet ise kesilmiş olur.',
};
