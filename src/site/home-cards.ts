import type { HubService } from './content/types.ts';

interface HomeCard {
  service: HubService;
  /** Hour of the day its scene shows. */
  hour: string;
  dark?: boolean;
}

/** The eight cards of the home page, in the order of a day. */
export const homeCards: readonly HomeCard[] = [
  { service: 'bilet-satin-alma', hour: '06.40', dark: true },
  { service: 'check-in', hour: '09.15' },
  { service: 'bagaj-ekleme', hour: '11.00' },
  { service: 'koltuk-secimi', hour: '13.30' },
  { service: 'bilet-degisikligi', hour: '16.20' },
  { service: 'iptal-iade', hour: '18.45' },
  { service: 'evcil-hayvan', hour: '20.30', dark: true },
  { service: 'ozel-yardim', hour: '23.50', dark: true },
];

/** Services whose card shows a dark sky, wherever it stands. */
export const darkCards: ReadonlySet<string> = new Set(
  homeCards.filter((card) => card.dark).map((card) => card.service),
);
