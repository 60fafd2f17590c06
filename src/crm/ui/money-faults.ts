import type { MoneyFault } from '../../domain/text/money.ts';

/** Messages in the form of a sale for text that is not a valid amount. */
export const moneyFaultTexts: Readonly<Record<MoneyFault, string>> = {
  decimal: 'Tutarlar tam liradır; kuruş girmeyin.',
  negative: "Tutarı eksisiz yazın; iade olduğu Satış Türü'nden anlaşılır.",
  notANumber: 'Bu metin bir tutar değil; tek bir sayı yazın.',
  tooLarge: 'Tutar çok büyük.',
};

/** Message at a field that dropped the letters a user typed and got no digit. */
export const lettersDropped = 'Harfler alınmadı; tutarı rakamla yazın.';
