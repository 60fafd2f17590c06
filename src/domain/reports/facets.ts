import { recordFields } from '../records/record-fields.ts';

export const channels = ['virtualpos', 'card', 'transfer', 'currentaccountpayment'] as const;
export type Channel = (typeof channels)[number];

export const channelNames: Readonly<Record<Channel, string>> = {
  virtualpos: recordFields.virtualPos.label,
  card: recordFields.card.label,
  transfer: recordFields.transfer.label,
  currentaccountpayment: recordFields.currentAccountPayment.label,
};

/**
 * The properties by which a report breaks sales down and a list can be filtered. The keys are those of `day_report`.
 */
export const facetNames = {
  company: recordFields.company.label,
  saletype: recordFields.saleType.label,
  direction: recordFields.direction.label,
  shift: recordFields.shift.label,
  user: recordFields.userEmail.label,
  channel: 'Kanal',
} as const;
export type Facet = keyof typeof facetNames;
export const facets = Object.keys(facetNames) as Facet[];

/** The value by which each facet filters; an empty value finds the sales that have none. */
export type Facets = Readonly<Partial<Record<Facet, string>>>;

/** The chosen values, always in the order of `facets`. */
export function chosenOf(chosen: Facets): [Facet, string][] {
  return facets.flatMap((facet): [Facet, string][] => {
    const value = chosen[facet];
    return value === undefined ? [] : [[facet, value]];
  });
}

/** A row of a report. A row with `others` has no name, because it adds up that many other rows. */
export interface FacetRow {
  name: string | null;
  others?: number;
}

/** The name of a row as staff read it. */
export function rowText(facet: Facet, { name, others }: FacetRow): string {
  return others === undefined ? facetText(facet, name) : `Diğer (${others.toLocaleString('tr-TR')})`;
}

/** A facet's value as staff read it; null or empty means that none was given. */
export function facetText(facet: Facet, value: string | null): string {
  if (!value) return 'Belirtilmemiş';
  return facet === 'channel' ? (channelNames[value as Channel] ?? value) : value;
}
