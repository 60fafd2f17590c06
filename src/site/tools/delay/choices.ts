import type { Advance, Arrival, Event, Late, Notice, Offer, Refusal } from './rules.ts';

/** The form's choices. A border value, such as four hours or fourteen days, belongs to only one of two choices. */
export const choices = {
  event: {
    delay: 'Gecikti',
    cancel: 'İptal edildi',
    earlier: 'Öne alındı (1 saatten çok)',
    denied: 'Uçağa alınmadım',
  },
  late: {
    under3: '3 saatten az',
    '3to4': '3 saat – 3 saat 59 dakika',
    '4to5': '4 saat – 4 saat 59 dakika',
    '5plus': '5 saat ve üzeri',
  },
  notice: { under7: '7 günden az kala', '7to13': '7–13 gün önce', over14: '14 gün ya da daha önce' },
  offer: { none: 'Önerilmedi', within: 'Evet, sınırlar içinde', beyond: 'Evet, sınırı aşıyor' },
  arrival: {
    upTo2: 'En çok 2 saat',
    upTo3: '2 saatten çok, en çok 3 saat',
    upTo4: '3 saatten çok, en çok 4 saat',
    over4: '4 saatten çok',
    none: 'Önerilmedi',
  },
  advance: { upTo2: 'En çok 2 saat', over2: '2 saatten çok' },
  refusal: { seats: 'Yer yokmuş', own: 'Belge, sağlık, güvenlik ya da geç gelme' },
} as const satisfies {
  event: Record<Event, string>;
  late: Record<Late, string>;
  notice: Record<Notice, string>;
  offer: Record<Offer, string>;
  arrival: Record<Arrival, string>;
  advance: Record<Advance, string>;
  refusal: Record<Refusal, string>;
};
