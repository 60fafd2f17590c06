import type { Outcome } from './rules.ts';

export type Line = readonly [about: string, text: string];

/** The steps that the passenger takes, in order. Without an outcome they are the steps under the Turkish rule. */
export function deadlines(outcome: Pick<Outcome, 'rules'> | null): readonly Line[] {
  const rules = outcome?.rules ?? ['shy'];
  const write: Line = [
    'Bugün: havayoluna yazın',
    'Uçuşu yapan havayoluna yazın; biniş kartını, bileti, nedeni gösteren yazıyı ve uçuş numarası yazan faturaları ekleyin.',
  ];
  const sue: Line = [
    '2 yıl: dava süresi',
    'Montreal Sözleşmesi’ne giren dış hat zararlarında genellikle 2 yıldır; beklemeyin.',
  ];
  if (rules.includes('shy'))
    return [
      write,
      ['Genellikle 10 gün içinde: yanıt', 'Bu süreyi 2015 tarihli genelge verir. “Aldık” iletisini saklayın.'],
      ['Yanıt yoksa: SHGM', 'Genellikle e-Devlet üzerinden yolcu şikâyeti açılır.'],
      ['Sonra: Tüketici Hakem Heyeti', 'Parasal sınır her yıl değişir; aşan talebe Tüketici Mahkemesi bakar.'],
      sue,
    ];
  if (rules.length === 0) return [write, sue];
  return [
    write,
    [
      'Yanıt yoksa: yolcu hakları kurumu',
      'Her ülkede bir kurum vardır; genellikle uçuşun kalktığı ülkedekine başvurulur.',
    ],
    ['Sonra: mahkeme', 'Dava süresi ülkeye göre değişir; beklemeyin.'],
  ];
}
