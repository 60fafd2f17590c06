import type { HubContent } from '../types.ts';

/** The questions are in `faq.ts`, by category. */
export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Sık Sorulan Sorular',
  metaTitle: 'Sık Sorulan Sorular',
  description:
    'Rezervasyon, değişiklik, iade, bagaj, check-in, gecikme ve özel yardım hakkında sorular ve kısa yanıtları; arama kutusuyla süzün, sayfalarına geçin.',
  tagline: 'Bilet, bagaj, check-in ve yolcu hakları: sorular, kısa yanıtlarıyla.',
  lead: 'Sorunuzu yazın ya da başlıklara göz atın. Yanıtlar geneldir; biletinize özel kural biletinizde yazar.',
  questions: [],
};
