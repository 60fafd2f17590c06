import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Pegasus’ta eksik kilo için pakete mi, kiloya mı ödemeli? Light’ın çantası, dış hatta kabin bavulu kotası ve spor ekipmanı nasıl işler?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Uçuş hizmetleri bölümünü PNR ve soyadıyla açın.',
    'Kilo eklemenin yanında üst pakete geçişin farkını da karşılaştırın.',
  ],
  call: 'Golf takımı, kayak gibi kontenjanlı bir ekipman taşıyorsunuz.',
  lead: 'Pegasus’ta bagaj sorusu iki aşamalıdır. Önce paketiniz: Light’ta genellikle kabin bavulu bile yoktur, Saver ve üstünde kabin ve kayıtlı bagaj bulunur. Sonra kota: dış hat uçuşunda kabine alınacak bavul sayısı sınırlıdır, kota dolduysa bavulunuz ambara gider. Çantanızı ikisini de hesaba katarak hazırlayın.',
  facts: [
    { label: 'Light', value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 3 kg', note: 'Kayıtlı bagaj yok', fact: 'cabinBag' },
    { label: 'Saver ve üstü, kabin', value: '55\u00a0×\u00a040\u00a0×\u00a020 cm, 8 kg', fact: 'cabinBag' },
    {
      label: 'Saver ve üstü, kayıtlı',
      value: 'İç hat 15, dış hat 20 kg',
      fact: 'checked',
    },
    { label: 'Bebek', value: '10 kg', fact: 'checked' },
    { label: 'Tek bavul', value: 'En çok 32 kg', fact: 'checked' },
    { label: 'Dış hatta kabin', value: 'Adet kotası var', fact: 'cabinQuota' },
  ],
  steps: [
    {
      title: 'Pakete ve rotaya bakarız',
      body: ['İki yön farklıysa iki ayrı hesap yaparız. KKTC uçuşu paket bakımından genellikle dış hat gibi işler.'],
    },
    { title: 'Bavulu tarif edin', body: ['Kilosunu, ölçüsünü ve kabine mi bagaja mı vereceğinizi söylersiniz.'] },
    {
      title: 'Kilo ile paketi kıyaslarız',
      body: [
        'Birkaç kilo eksikse kilo ekleriz. Bavul hiç yoksa bir üst pakete çıkmak daha hesaplı olabilir, ikisinin toplamını söyleriz.',
      ],
    },
    {
      title: 'Ekleyip teyit ederiz',
      body: ['Onayınızdan sonra ek bagaj PNR’ye işlenir. Özeti birlikte kontrol ederiz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Neler eklenebilir?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Kilo, her uçuş için ayrı seçilip PNR’nize eklenir. Önce paketinizdeki hakkı düşer, yalnızca eksik kalanı ekleriz.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Golf takımı 20 kg’a kadar, motorsuz bisiklet, kayak ve benzeri ekipman kontenjanla alınır. Pegasus bunların uçuştan önce telefonla eklenmesini önerir.',
        },
        {
          title: 'Özel eşya',
          text: 'Çalgı, tıbbi cihaz ya da bebek arabasının kabine alınacağını varsaymayın. Türünü ve boyunu söyleyin, Pegasus’a soralım.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket numaranız ve PNR’niz yanınızdaysa bavulun durumu genellikle online sorgulanır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Paket mi, kilo mu?',
      body: [
        [
          'Light biletiniz var ve kabin bavulu gerekiyor: önce Saver’a geçmenin toplamını, sonra tek başına çantayı sorun.',
          'Saver biletiniz var, beş kilo eksik: kilo eklemek yeter.',
          'Hem bavul hem koltuk istiyorsunuz: üst paket ikisini birlikte kapsayabilir.',
          'Yalnızca dönüşte yükünüz artacak: hizmeti yalnızca dönüşe ekleyin, iki yöne birden almayın.',
        ],
      ],
    },
    {
      title: 'Kabin kotası dolarsa',
      body: [
        'Kota dolduğunda kapıda ya da kontuarda bavulunuz alınıp ambara verilir. İçine pil, bilgisayar, ilaç, belge ve para koyduysanız bavulu teslim etmeden çıkarın. Kabine girmesi şart olan bir eşyanız varsa onu koltuk altına sığan çantada taşıyın; kota bu çantayı etkilemez.',
      ],
    },
    {
      title: 'Ekipman çantasını hazırlarken',
      body: [
        'Ekipman çantasına giysi ya da ayakkabı koymayın; içinden kişisel eşya çıkarsa ekipman sayılmayabilir. Bisikletin pedalını ve gidonunu nasıl paketleyeceğinizi kaydı yaptırırken sorun. Kontenjan dolmuş olabileceği için ekipmanı bileti aldığınız gün bildirin.',
      ],
    },
    {
      title: 'Bavul banttan çıkmadıysa',
      body: [
        'Bandın yanındaki kayıp eşya ofisinde PIR tutanağı tutturun; onsuz çıkan yolcunun işi zorlaşır. Hasarı teslimden sonraki 7 gün, gecikmeyi 21 gün içinde yazılı bildirmek gerekir. Biniş kartını ve etiketi dosya kapanana kadar atmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve soyadı', hint: 'Uçuş hizmetleri bölümü de bunları ister' },
    { label: 'Çantaların kilosu', hint: 'Kabin ve bagaj ayrı tartılmış' },
    { label: 'Bebek bilgisi', hint: 'Arabası ve çantası da hesaba girer' },
    { label: 'Ekipmanın boyu', hint: 'Kayak, bisiklet ya da golf için' },
  ],
  questions: [
    {
      question: 'Ek bagajı kendim ekleyebilir miyim?',
      answer:
        'Evet, sitede ya da uygulamada uçuş hizmetleri bölümünden PNR ve soyadıyla. Kıyas yapmak isterseniz ya da bir ekranda takılırsanız bizi ararsınız.',
    },
    {
      question: 'Acenteden aldığım bilete kilo eklenir mi?',
      answer:
        'Eklenir. Acente bunu biletle birlikte ya da sonradan yapabilir; siz de PNR ile kendiniz ekleyebilirsiniz.',
    },
    {
      question: 'Kabin bavulum 55\u00a0×\u00a040\u00a0×\u00a023 cm, geçer mi?',
      answer:
        'Pegasus için çoğunlukla 20 cm derinlik verilir. Üç santim fazlalık ölçü kutusuna sığmayabilir, riske girmeyin.',
    },
  ],
  warning:
    'Bavulu eksik hakla kontuara götürüp orada ödemek en pahalı yoldur. Evde tartın, eksiği uçuştan önce ekleyin.',
};
