import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'THY’de 7–11 yaş izin belgesiyle yalnız uçabilir; 2–6 yaş için refakatçi en az 48 saat önce istenir. Havalimanında kim bekler, kim teslim alır?',
  answers: ['child', 'childYoung'],
  own: [
    'Çocuğun uçuş günündeki yaşını hesaplayın; 12. yaş günü sınırdır.',
    'Yetki belgesini hazırlayıp hizmeti THY’den isteyin.',
  ],
  call: '2–6 yaşındaki bir çocuk için THY’den refakatçi isteyeceksiniz.',
  lead: 'THY, yanında büyüğü olmadan uçacak çocukları iki yaş grubuna ayırır. 7–11 yaşındaki çocuk, anne babanın ya da kanuni temsilcinin yetki belgesiyle yalnız uçabilir. 2–6 yaşındaki çocuk yalnız uçamaz; giderleri aile karşılarsa THY bir refakatçi görevlendirebilir ve bunun için en az 48 saat önce başvurulur. Hangi yolun geçerli olduğunu çocuğun doğum tarihi gösterir.',
  facts: [
    { label: '7–11 yaş', value: 'Belgeyle tek uçabilir', note: '12. yaş günü gelmemiş olmalı', fact: 'child' },
    { label: '2–6 yaş', value: 'Tek uçamaz', note: 'THY refakatçi görevlendirebilir', fact: 'childYoung' },
    { label: 'Refakatçi başvurusu', value: 'En az 48 saat önce', fact: 'childYoung' },
    { label: 'Getiren yetişkin', value: 'Kalkışa kadar bekler', fact: 'child' },
    { label: 'Yetki belgesi', value: 'Ebeveyn ya da kanuni temsilciden', fact: 'child' },
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
  cardGroups: [
    {
      title: 'Hizmet nasıl işler?',
      cards: [
        {
          title: 'Belgeyle uçuş',
          text: '7–11 yaşındaki çocuk yetki belgesiyle kaydedilir. Bırakan yetişkinin adı da karşılayanınki de kayıtta yer alır.',
        },
        {
          title: 'Görevli refakatçi',
          text: '2–6 yaşındaki çocuğun yakını uçamıyorsa THY’den istenir. Giderini aile öder, görevlendirme müsaitliğe bağlıdır.',
        },
        {
          title: 'Kalkışa kadar bekleme',
          text: 'Çocuğu getiren kişi, uçak kalkmadan havalimanından ayrılmaz. Uçuş gecikir ya da geri dönerse çocuğu alacak olan odur.',
        },
        {
          title: 'Kimlikle teslim',
          text: 'Varışta çocuk, kayıtta adı yazan kişiye verilir. Adı kayıtta olmayan bir akrabaya teslim edilmez.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Bebekle uçacaksanız',
      body: [
        '2 yaşından küçük bebek, en az 18 yaşında bir yetişkinle uçar; bir yetişkin tek bebeğin sorumluluğunu alabilir. Doğumunun üzerinden 48 saat geçmemiş bebek kabul edilmez, 2–7 günlük bebek doktor raporuyla uçar. Bebek yolculuğunda “refakatçi” sözü yanında uçan yetişkini anlatır; 2–6 yaş için görevlendirilen THY refakatçisiyle karıştırmayın.',
      ],
    },
    {
      title: 'Havalimanına neden erken gelinir?',
      body: [
        'Belgelerin görülmesi ve çocuğun kontuarda teslim edilmesi, tek başına bir yetişkinin check-in’inden uzun sürer. Getiren kişi de kalkışı beklediği için gününü buna göre ayırmalıdır. Karşılayan kişi iniş saatinden önce orada olmalı, kayıtta yazan kimliği taşımalıdır. Pasaport ve bagaj nedeniyle çocuk çıkışa geç gelebilir; kapıdan ayrılmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği ya da pasaportu', hint: 'Dış hatta vize ve giriş koşulu da sorulur' },
    { label: 'Yetki belgesi', hint: 'Dış hatta noter onayı istenip istenmediğini teyit edin' },
    { label: 'Bırakan ve alan kişi', hint: 'Ad, telefon, kimlik bilgisi' },
    { label: 'Sağlık ve alerji notu', hint: 'Yalnızca ekibin bilmesi gerekeni yazdırın' },
    { label: 'Uçuş tarihi', hint: '2–6 yaşta 48 saatten uzun süre kalmış olmalı' },
  ],
  questions: [
    {
      question: 'Çocuğum 12 yaşında, hizmet zorunlu mu?',
      answer:
        'Bu kural 12. yaş gününe kadardır. Daha büyük çocuk için yardım isterseniz THY’nin sunup sunmadığını bilet alınırken sorarız; varış ülkesi ayrıca izin belgesi isteyebilir.',
    },
    {
      question: 'Anne ve baba ayrıysa kimin imzası gerekir?',
      answer:
        'Velayet kimdeyse onun belgesi istenir. Dış hatta pasaport polisi de bu belgeyi sorabileceği için mahkeme kararının örneğini yanınızda bulundurun.',
    },
    {
      question: 'Karşılayan kişi değişti, ne yapmalıyım?',
      answer:
        'Bizi hemen arayın. Kayıttaki adı uçuştan önce değiştirmek gerekir; kapıda sözlü bildirim genellikle yetmez.',
    },
  ],
  warning:
    '2–6 yaş için son güne bilet alıp sonra refakatçi istemeyin. 48 saatin altında görevlendirme yapılamayabilir, bilet ise kesilmiş olur.',
};
