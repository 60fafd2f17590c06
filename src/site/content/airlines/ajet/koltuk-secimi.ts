import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'AJet’te BASIC ve ECOJET yolcusunun koltuğu genellikle rastgele atanır. Aile nasıl yan yana oturur, hayvanla uçan nerede oturur?',
  answers: ['seat'],
  own: [
    'Paketinizde koltuk hakkı var mı, biletinizden bakın.',
    'BASIC ya da ECOJET’te seçmezseniz genellikle rastgele bir yer atanır; buna razıysanız ödemeyin.',
  ],
  call: 'Kafesli hayvan için cam kenarı gerekiyor.',
  lead: 'AJet’te BASIC ve ECOJET bileti genellikle koltuksuz gelir: koltuğu parayla seçersiniz ya da check-in’de çıkan yere oturursunuz. Sistem genellikle rastgele atar, yan yana oturmanızı gözetmez. Kiminle uçtuğunuz, paketinizden daha önemli bir sorudur; yalnızsanız ödemeniz gerekmeyebilir, küçük çocuklaysanız şansa bırakmayın.',
  facts: [
    { label: 'BASIC ve ECOJET', value: 'Seçim genellikle ücretli', fact: 'seat' },
    { label: 'Seçilmezse', value: 'Rastgele atanır', fact: 'seat' },
    { label: 'FLEX ve PREMIUM', value: 'Seçim hakkı bilette yazar', fact: 'seat' },
    { label: 'Çıkış sırası', value: 'Koşul gerekir' },
    { label: 'Evcil hayvanla', value: 'Cam kenarı', note: 'Acil çıkış sırası olmaz', fact: 'pet' },
  ],
  steps: [
    {
      title: 'Kaç kişi, kim kiminle?',
      body: ['Önce ayrılmaması gerekenleri belirleriz; bütün aileye koltuk almak gerekmeyebilir.'],
    },
    {
      title: 'Paketin hakkına bakarız',
      body: ['FLEX ya da PREMIUM biletinizde seçim zaten varsa ödemeden kullanırız.'],
    },
    {
      title: 'Koltuk planını anlatırız',
      body: ['Boş sıraları numarasıyla söyler, ücretlileri ve çıkış sıralarını ayırırız.'],
    },
    {
      title: 'Koltuk işlenir',
      body: [
        'Seçtiğiniz sırayı, bedelini ve hizmet bedelimizi onayladığınızda kayıtta görünür. Aktarmada iki uçuşu da seçeriz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Koşulu olan yerler',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Uzun boylu yolcu için ekstra diz mesafesi veren sıraları sorarız. Paketinizde koltuk hakkı olsa da bu sıralar ayrıca ücretli olabilir.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Yardım edebilecek durumdaki yetişkin oturur. Çocukla, bebekle ya da kabinde hayvanla uçana verilmez.',
        },
        {
          title: 'Bebek beşiği',
          text: 'AJet’in güncel metnine ulaşamadık, uçak tipine göre sorarız. Yanıt gelmeden buna göre koltuk almayın.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ücretli koltuğa kimin ihtiyacı var?',
      body: [
        [
          'Küçük çocukla uçan: En az bir yetişkin ve çocuk için yan yana iki koltuk.',
          'Kısa aktarması olan: Ön sıralar inişte dakika kazandırır.',
          'Kabinde hayvan taşıyan: Yalnızca cam kenarına oturabilir, boş cam kenarı kalmadan yer ayırtın.',
          'Yalnız uçan: Kısa uçuşta atanan koltuk çoğu zaman yeter.',
        ],
      ],
    },
    {
      title: 'Rastgele atama nasıl sonuç verir?',
      body: [
        'Erken check-in yapan yolcu, dolmamış uçakta istediğine yakın bir yer bulabilir. Dolu uçuşta kalan tek koltuklar orta koltuklardır ve grup bölünür. Kapıda yer değişikliği istemek ekibin iyi niyetine kalır. Ayrı oturmanız kabul edilemez bir durumsa bunu satın alma anında çözün.',
      ],
    },
    {
      title: 'THY’den alınan AJet uçuşunda koltuk',
      body: [
        'Uçağı AJet işletiyorsa koltuk planı AJet’indir, fakat bilet TK numarasıyla alındıysa seçim ekranı THY’de açılmayabilir. Ödemeyi yanlış ekranda yapmamak için önce bileti kimin kestiğini bize söyleyin. Uçak değişirse aldığınız koltuk da değişebilir, uçuştan bir gün önce yeniden kontrol edin.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR, uçuş kodu', hint: 'VF ya da TK, ikisi de olabilir' },
    { label: 'Yaşlar', hint: 'Çocukların yaşı çıkış sırasını eler' },
    { label: 'Özel durum', hint: 'Hayvan, bebek, destek isteği' },
    { label: 'Bütçeniz', hint: 'Kaç koltuk için ödemeyi düşünüyorsunuz?' },
  ],
  questions: [
    {
      question: 'Koltuk parası, uçuş iptal edilirse döner mi?',
      answer:
        'Uçuşu AJet iptal ettiyse koltuğu da iade başvurunuza yazın. Siz vazgeçtiyseniz genellikle paketin kuralına bağlıdır.',
    },
    {
      question: 'Online check-in’de koltuğu değiştirebilir miyim?',
      answer:
        'Atanan koltuğu değiştirmek istediğinizde ücret çıkabilir. Ücret çıkmayan bir koltuk varsa onu seçebilirsiniz.',
    },
    {
      question: 'Hareket kısıtlıyım, koltuk ücreti öder miyim?',
      answer:
        'Yardım isteğinizi rezervasyona yazdırın ve bu soruyu AJet’e yöneltin; koltuk yardım türüne göre düzenlenebilir. Tanı anlatmanız gerekmez.',
    },
  ],
  warning: 'Aynı PNR’de olmak yan yana oturmak demek değildir. Koltuk seçmeyen grup farklı sıralara düşebilir.',
};
