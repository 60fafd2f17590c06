import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Uçuş Gecikmesi ve İptali',
  metaTitle: 'Uçuş Gecikmesi: Haklarınız ve Tutarlar',
  description:
    'Varışta 3 saat ve üzeri gecikmede 250–600 avro tazminat istenebilir. Mesafeye göre tutarlar, bakım hakkı, iade seçeneği ve başvuru sırası.',
  tagline:
    'Havayolundan kaynaklanan bir nedenle 3 saat geç varırsanız dış hatta 250–600 avro, iç hatta 100 avro isteyebilirsiniz.',
  lead: 'Tazminattan ayrı olarak beklerken yiyecek, içecek ve gerekirse konaklama hakkınız vardır.',
  tables: [
    {
      title: 'Dış hatta mesafeye göre tazminat',
      head: ['Uçuş mesafesi', 'Tutar'],
      rows: [
        ['1.500 km’ye kadar', '250 avro'],
        ['1.500–3.500 km', '400 avro'],
        ['3.500 km’nin üzeri', '600 avro'],
      ],
      note: 'Yürürlükteki Sivil Havacılık Genel Müdürlüğü (SHGM) düzenlemesinde iç hat tutarı 100 avrodur; ödeme günündeki Merkez Bankası döviz satış kuruyla Türk lirası ödenir. Avrupa Birliği kuralları için Haziran 2026’da uzlaşma haberi çıktı; yürürlük tarihini doğrulayamadık, bugün bu tutarlar geçerlidir.',
    },
  ],
  cardGroups: [
    {
      title: 'Beklerken ne isteyebilirsiniz?',
      cards: [
        {
          title: 'İkram',
          text: 'Bekleme uzadıkça önce içecek, sonra yemek isteyin. Verilmezse makul harcamanızın fişini saklayın.',
        },
        { title: 'Konaklama', text: 'Uçuş ertesi güne kaldıysa otel ve ulaşım isteyin.' },
        { title: 'Haberleşme', text: 'İki kısa görüşme ya da mesaj hakkınız vardır.' },
        {
          title: 'İade veya yeni uçuş',
          text: 'Havayolu uçuşu iptal eder ya da en az 5 saat geciktirirse genellikle bilet paranızı ya da ilk uygun uçuşu isteyebilirsiniz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi uçuş hangi kurala girer?',
      body: [
        [
          'THY, Pegasus, SunExpress ve AJet’in Türkiye’den kalkan ve Türkiye’ye gelen uçuşları SHGM düzenlemesine girer.',
          'Yabancı havayollarının yalnızca Türkiye’den kalkan uçuşları bu düzenlemeye girer.',
          'Avrupa Birliğinden kalkan uçuşlara ayrıca Birliğin kuralları uygulanır.',
        ],
        'İki kural birden uygulansa da aynı zarar için iki kez ödeme yapılmaz.',
      ],
    },
    {
      title: 'Tazminatın doğmadığı durumlar',
      body: [
        'Fırtına, sis, hava sahasının kapanması, güvenlik riski gibi olağanüstü durumlarda tazminat doğmaz; bakım hakkınız sürer. Sıradan teknik arıza genellikle olağanüstü sayılmaz. Uçuş en az 14 gün önce haber verilerek iptal edildiyse genellikle yine tazminat istenemez.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş numarası ve tarihi', hint: 'Biniş kartındaki hâliyle' },
    { label: 'Gerçek varış saati', hint: 'Kapının açıldığı an esastır' },
    { label: 'Havayolunun mesajı', hint: 'Gecikme nedeni yazıyorsa' },
    { label: 'Masraf fişleri', hint: 'Yemek, ulaşım, konaklama' },
  ],
  questions: [
    {
      question: 'Aktarmada ilk uçuş gecikti, ikinciyi kaçırdım. Süre nasıl sayılır?',
      answer:
        'Tek biletteyse son varış noktanızdaki gecikmeye bakılır. Ayrı biletlerde her uçuş kendi başına değerlendirilir.',
    },
    {
      question: 'Havayolu çek ya da kupon verdi, kabul etmeli miyim?',
      answer: 'Zorunda değilsiniz. Kuponu almak paradan vazgeçmek sayılabilir; imzalamadan önce metni okuyun.',
    },
    {
      question: 'Siz tazminatı alıp bana ödüyor musunuz?',
      answer:
        'Hayır. Hakkınızı anlatır, başvuru dosyanızı hazırlamanıza yardım ederiz. Ödeme havayolundan doğrudan size yapılır, sonuç için söz veremeyiz.',
    },
  ],
  warning: 'Size uzatılan “haklarımdan vazgeçiyorum” içerikli bir kâğıdı aceleyle imzalamayın.',
};
