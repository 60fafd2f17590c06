import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Uçuş Gecikmesi ve İptali',
  metaTitle: 'Uçuş Gecikmesi ve İptali: Haklarınız',
  description: 'İptal ve gecikmede (rötar) tazminat (dış hatta 250–600, iç hatta 100 avro), ikram, otel ve iade.',
  first:
    'İkram, gerekirse otel isteyin; “yer yok” dendiyse ya da 5 saat geciktiyse genellikle yeni uçuş ya da iade istenebilir.',
  tagline:
    'Türkiye’den kalkan ya da Türk havayoluyla gelen uçuş havayolu yüzünden en az 3 saat geç vardıysa genellikle dış hatta 250–600 avro, iç hatta 100 avro istenebilir.',
  more: [
    'Yabancı havayoluyla Dubai, Doha, Bakü ya da Moskova’dan dönüşte bu tutarlar uygulanmaz: masrafı [havayolundan isteyin](/hizmetler/ucus-gecikmesi#donus).',
    'Yeni saat uymuyorsa onaylamayın, [havayoluna yazın](/hizmetler/ucus-gecikmesi#saat-degisti).',
    'AB’den kalktıysanız, Türk havayolunda da, genellikle AB kuralı uygulanır: [hesaplayın](/hizmetler/ucus-gecikmesi#hesap).',
  ],
  lead: 'Kuponu genellikle geri çevirebilirsiniz; alırsanız paradan vazgeçmiş sayılabilirsiniz.',
  tables: [
    {
      title: 'Dış hatta mesafeye göre tazminat',
      head: ['Uçuş mesafesi', 'Tutar'],
      rows: [
        ['1.500 km’ye kadar', '250 avro'],
        ['1.500–3.500\u00a0km', '400 avro'],
        ['3.500 km’nin üzeri', '600 avro'],
      ],
      note: 'Koşulları varsa en çok bu kadar istenebilir.',
    },
  ],
  cardGroups: [
    {
      title: 'Beklerken ne isteyebilirsiniz?',
      cards: [
        {
          title: 'İkram',
          text: 'İçecek, uzarsa yemek; iki kısa görüşme. Uçakta 2 saat bekletilirseniz de genellikle istenebilir.',
        },
        { title: 'Konaklama', text: 'Ertesi güne kaldıysa otel ve ulaşım; fişleri saklayın.' },
        {
          topic: 'Yer yok',
          title: 'Yer yok denirse',
          text: 'Yeni uçuş ya da bilet paranızı isteyin; tazminat için genellikle 3 saat aranmaz.',
        },
        { title: 'İade, yeni uçuş', text: '5 saat ve üzeri gecikmede genellikle bilet paranız ya da yeni uçuş.' },
      ],
    },
  ],
  sections: [
    {
      id: 'saat-degisti',
      topic: 'Saat değişti',
      title: 'Uçuş saatiniz değiştiyse',
      body: [
        'Yeni saat uymuyorsa onaylamadan havayoluna, acente biletinde acenteye de yazın: iade mi, yeni uçuş mu? İki haftadan az kala bildirilen değişiklik genellikle iptal sayılır; daha erkense havayoluna sorun.',
      ],
    },
    {
      id: 'donus',
      topic: 'Dönüş',
      title: 'Yabancı havayoluyla dönüş',
      body: [
        'AB’den ya da Birleşik Krallık’tan kalkmadıysanız bildiğimiz bir sabit tutar yoktur. İptalde iadeyi ya da yeni uçuşu yazılı isteyin; genellikle havayolunun koşulları geçerlidir. Montreal Sözleşmesi’ne göre otel, yeni bilet gibi belgeli zarar istenebilir; üst sınır genellikle 6.303 SDR’dir.',
      ],
    },
    {
      topic: 'Tazminat yoksa',
      title: 'Tazminat ne zaman doğmaz?',
      body: [
        'Fırtına gibi olağanüstü durumlarda genellikle tazminat doğmaz, ikram istenir; teknik arıza genellikle olağanüstü sayılmaz. En az 14 gün önce bildirilen iptalde genellikle doğmaz; iptal dışında, check-in’e bildirilen saatte gelmeyene de doğmaz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan aktarma',
      question: 'Aktarmayı kaçırdım.',
      answer: 'Bilet tekse aktarma kontuarından yeni uçuş, gerekirse otel isteyin.',
    },
  ],
  warning: '“Haklarımdan vazgeçiyorum” yazan kâğıdı imzalamayın.',
};
