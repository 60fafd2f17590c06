import type { Agency } from '../domain/agency.ts';
import { formatPhone } from '../domain/text/phones.ts';
import { type AgencyField, agencyFields } from './content/types.ts';
import { feeText } from './fees.ts';

/** The agency's details that readers must be able to check before they pay. */
const identity = {
  legalName: 'ticaret unvanı',
  mersisNumber: 'MERSİS numarası',
  streetAddress: 'açık adres',
  tursabNumber: 'seyahat acentası işletme belgesinin numarası',
} as const;

const missing = ({ registration }: Agency): string =>
  (['legalName', 'mersisNumber', 'streetAddress', 'tursabNumber'] as const)
    .filter((name) => !registration[name])
    .map((name) => identity[name])
    .join(', ');

function field(name: AgencyField, agency: Agency): string {
  switch (name) {
    case 'name':
    case 'domain':
    case 'email':
    case 'city':
      return agency[name];
    case 'supportPhone':
      return formatPhone(agency.phones.support);
    case 'missing':
      return missing(agency);
    case 'fee':
      return feeText(null, agency);
    default:
      return agency.registration[name];
  }
}

export function fillAgency(text: string, agency: Agency): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = agencyFields.find((candidate) => candidate === name);
    if (!known) throw new Error(`a legal text uses an unknown agency field {${name}}`);
    return field(known, agency);
  });
}

/** `{tursabNumber?}` at the start of an item prints nothing: the item appears only if the agency has that value. */
const condition = /^\{\w+\?\}/;

/** Fills a list. Drops an item that names a field for which the agency has no value. */
export function fillList(items: readonly string[], agency: Agency): readonly string[] {
  return items
    .filter((item) => [...item.matchAll(/\{(\w+)\??\}/g)].every(([, name]) => fillAgency(`{${name}}`, agency) !== ''))
    .map((item) => fillAgency(item.replace(condition, ''), agency));
}
