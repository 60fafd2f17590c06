import type { MoneyFault } from '../../domain/text/money.ts';

export const moneyFaultTexts: Readonly<Record<MoneyFault, string>> = {
  decimal: 'Tutarlar tam liradır; kuruş girmeyin.',
  negative: "Tutarı eksisiz yazın; iade olduğu Satış Türü'nden anlaşılır.",
  notANumber: 'Bu metin bir tutar değil; tek bir sayı yazın.',
  tooLarge: 'Tutar çok büyük.',
};

export const lettersDropped = 'Harfler alınmadı; tutarı rakamla yazın.';
