import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'SunExpress 5–12 yaşta yalnız uçan çocuğa refakat (UM) verir. Bildirim dış hatta en az 48, iç hatta 2 saat önce; 12–16 yaşta isteğe bağlı.',
  answers: ['child', 'childNotice'],
  own: [
    'Bırakan ve alan kişilerin adını, telefonunu yazın.',
    'Müşteri hizmetlerine dış hatta en az 48, iç hatta en az 2 saat önce iletin.',
  ],
  call: 'Dış hatta sürenin sonuna yaklaştınız.',
  lead: 'SunExpress, 5–12 yaş arasında yalnız uçan çocuğa refakat hizmeti (UM) verir; 12–16 yaş arasında ise hizmet isteğe bağlıdır. Ayırt edici olan bildirim süresidir: talep müşteri hizmetlerine dış hatta en az 48, iç hatta en az 2 saat önce yapılır. Çocuğu bırakan ve alan kişinin adı ile telefonu aynı anda bildirilir. Bu bilgilerden biri eksikse talep tamamlanmaz.',
  facts: [
    { label: '5–12 yaş', value: 'Refakat hizmeti verilir', fact: 'child' },
    { label: '12–16 yaş', value: 'İsteğe bağlı', fact: 'child' },
    { label: 'Dış hat bildirimi', value: 'En az 48 saat önce', fact: 'childNotice' },
    { label: 'İç hat bildirimi', value: 'En az 2 saat önce', fact: 'childNotice' },
    { label: 'Bildirilen kişiler', value: 'Bırakan ve alan yetişkin', note: 'Ad ve telefon', fact: 'childNotice' },
  ],
  steps: [
    {
      title: 'Bilgileri toplarız',
      body: [
        'Çocuğun adı ve doğum tarihi, uçuş, bırakan yetişkin, alan yetişkin. Eksik kalırsa talep beklemeye düşer.',
      ],
    },
    {
      title: 'Uçuşu ve süreyi kontrol ederiz',
      body: ['Dış hatta kalkışa 48 saatten az kaldıysa başka bir güne bakarız.'],
    },
    {
      title: 'Talep müşteri hizmetlerine iletilir',
      body: ['Kabulü SunExpress verir. Talebi kimin, hangi bilgiyle ileteceğini size söyleriz.'],
    },
    {
      title: 'Gün planını çıkarırız',
      body: ['Kontuar saati, imzalar, karşılayanın kimliği ve gecikmede kimin aranacağı.'],
    },
  ],
  cardGroups: [
    {
      title: 'UM hizmeti kime, nasıl verilir?',
      cards: [
        {
          title: '5 yaşından küçük',
          text: 'Tek uçan çocuk kapsamına girmez, yanında yetişkin olmalıdır.',
        },
        {
          title: '5–12 yaş',
          text: 'Tek uçacak çocuk için refakat hizmeti bu grupta verilir.',
        },
        {
          title: '12–16 yaş',
          text: 'Zorunlu değildir; ilk kez uçacak ya da aktarmada zorlanacak genç için isteyebilirsiniz.',
        },
        {
          title: 'Tam 12 yaşında',
          text: 'İki aralığın sınırındadır. Hangi gruba sayılacağını talep sırasında sorun.',
        },
        {
          title: 'İki telefon',
          text: 'Bırakanın da karşılayanın da numarası talepte yer alır. İkisi de uçuş boyunca ulaşılabilir olmalı.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Yurt dışında yaşayan ailelerde',
      body: [
        'Yaz tatilinde çocuk bir ülkeden diğerine akraba yanına gider. Karşılayan kişi değişebilir, adı uçuştan önce güncellenmelidir. Dönüşte bırakan ve alan yer değiştirir; dönüş talebi ayrıca yapılır. Varış ülkesi reşit olmayan yolcu için ebeveyn izni isteyebilir, belgeyi sınır makamı arar, önceden hazırlayın.',
      ],
    },
    {
      title: 'İç hatta iki saat size yetmez',
      body: [
        'Kural olarak iç hatta iki saat önceye kadar talep yapılabilir, ama bu kadar sıkışık bir planla havalimanında form doldurmak zordur. Uçuş doluysa ekibin hazırlanması da gecikir. İç hat için bile bileti aldığınız gün bildirin; iki saat kuralını son çare sayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun doğum tarihi', hint: '12 yaş sınırı uçuş gününe göre' },
    { label: 'Bırakanın adı ve telefonu', hint: 'Uçak kalkana kadar açık kalmalı' },
    { label: 'Karşılayanın adı ve telefonu', hint: 'Kimliğindeki yazımla' },
    { label: 'İzin belgesi', hint: 'Dış hat için, gerekiyorsa çeviriyle' },
  ],
  questions: [
    {
      question: 'Aktarmalı SunExpress uçuşunda UM olur mu?',
      answer:
        'Aktarmayı SunExpress’in kabul edip etmediğini talep sırasında sormak gerekir. Mümkünse doğrudan seferi seçin.',
    },
    {
      question: '14 yaşındaki oğlum kendi uçabilir mi?',
      answer:
        'Hizmet bu yaşta isteğe bağlıdır, tek başına uçabilir. Gideceği ülkenin giriş koşuluna ve dönüş belgesine bakın.',
    },
    {
      question: 'Tatil paketiyle alınan bilette çocuk tek uçar mı?',
      answer:
        'Operatörün sözleşmesi ayrı kural koyabilir. Önce operatöre, sonra SunExpress’e sorun; ikisinden de yazılı yanıt alın.',
    },
  ],
  warning:
    'Karşılayacak kişinin telefonu kapalıysa çocuk havalimanında bekletilir. İkinci bir numarayı da mutlaka kayda yazdırın.',
};
