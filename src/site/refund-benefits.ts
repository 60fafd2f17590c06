import { type Airline, inCase } from '../domain/airlines.ts';
import type { CardGroup } from './content/types.ts';

/** The three benefits every cancellation page names. */
export function refundBenefits(airline: Airline): CardGroup {
  return {
    title: 'Bizimle iptal ettiğinizde',
    cards: [
      {
        title: 'Güvenli iade',
        text: `${inCase(airline, 'genitive')} iadesi, ödemeyi yaptığınız aynı karta ya da hesaba döner.`,
      },
      {
        title: 'Hızlı işlem',
        text: `İade başvurunuz görüşme bitmeden ${inCase(airline, 'dative')} iletilir; onay süresi havayolunundur.`,
      },
      {
        title: 'Azami iade',
        text: `Biletinizin kuralı ${inCase(airline, 'locative')} neye izin veriyorsa vergi ve harç kalemleriyle birlikte isteriz.`,
      },
    ],
  };
}
