import type { Agency } from '../domain/agency.ts';
import { formatPhone } from '../domain/text/phones.ts';
import { type AgencyField, agencyFields } from './content/types.ts';

function field(name: AgencyField, agency: Agency): string {
  switch (name) {
    case 'name':
    case 'domain':
    case 'email':
    case 'city':
      return agency[name];
    case 'supportPhone':
      return formatPhone(agency.phones.support);
    default:
      return agency.registration[name];
  }
}

/** Replaces field names in braces with the agency's data. */
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
