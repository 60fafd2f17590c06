import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'SunExpress’in SunLight biletiyle genellikle yalnızca 4 kg’lık küçük bir çanta uçar. SunEco, SunClassic ve SunPremium ne ekler, tatil paketi mi bilet mi?',
  answers: ['fareChoice', 'addOnline'],
  own: [
    'Çantanızı SunLight ölçüsüyle karşılaştırın.',
    'sunexpress.com’da SunLight artı ek bagajı SunEco ile karşılaştırın.',
    'Uçacağınız şehrin bagaj hakkını okuyun.',
    'Adları Türkçe harf kullanmadan yazın.',
  ],
  call: 'Tatil paketi mi, yalnızca bilet mi daha hesaplı, bilmek istiyorsunuz.',
  lead: 'SunExpress’te tarife seçmek çoğu zaman bavul seçmektir. SunLight’la genellikle yalnızca küçük çanta uçar; kabin bavulu için bile üst tarife gerekir.',
  facts: [
    { label: 'SunLight çantası', value: '40\u00a0×\u00a030\u00a0×\u00a020 cm, 4 kg', fact: 'cabinBag' },
    {
      label: 'Diğer tarifelerde kabin',
      value: 'Tek parça, 8 kg',
      note: '55\u00a0×\u00a040\u00a0×\u00a023 cm',
      fact: 'cabinBag',
    },
    { label: 'SunLight’ta kayıtlı bagaj', value: 'Yok', fact: 'checked' },
    { label: 'SunPremium', value: 'Tarife adı, ayrı kabin değil', note: 'Uçakta yalnızca Economy var', fact: 'cabins' },
  ],
  programme: { value: 'SunExpress Club', note: 'Adını doğrulayamadık', fact: 'club' },
  sections: [
    {
      topic: 'Tarifeler',
      title: 'Tarifeyi bavuldan seçin',
      body: [
        [
          'SunLight: hafta sonu, tek küçük çanta.',
          'SunEco: bir bavul yeter, tarih kesin.',
          'SunClassic: bavul ağır; tarih değişebilecekse değişiklik satırını okuyun.',
          'SunPremium: bagaj hakkı genellikle en yüksek tarife; kabin yine Economy’dir.',
        ],
      ],
    },
    {
      topic: 'Tatil paketi',
      title: 'Bilet mi, tatil paketi mi?',
      body: [
        'Pakette bagaj hakkını operatörün anlaşması belirleyebilir; ad ve tarih değişikliği de operatörden geçer. Yalnızca uçuş alırsanız koşulu SunExpress’in tarifesi belirler. Planınız değişebilecekse bunu hesaba katın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bebek arabası',
      question: 'Bebekle uçuyorum, ne taşırım?',
      answer:
        'Bebek arabası ve oto koltuğu genellikle ücretsiz ambara verilir. 2 yaş altı bebeğin dış hatta genellikle 20 kg hakkı vardır, ek paket satılmaz.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Kartım reddedildi, yeniden deneyeyim mi?',
      answer: 'Önce bankanızdan çekimi sorun. Taksiti SunExpress’in ödeme adımında, pakette operatörden öğrenin.',
    },
  ],
  warning: 'SunLight’ı başka havayolunun bavullu biletiyle kıyaslamayın; 4 kg’lık çanta tatil bavulu değildir.',
};
