import type { Agency } from '../domain/agency.ts';
import { formatPhone } from '../domain/text/phones.ts';
import { type AgencyField, agencyFields } from './content/types.ts';

/** Printed for a value that is not registered yet, so that a visitor reads why it is missing. */
const missing = '(henüz eklenmedi)';

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
      return agency.registration[name] || missing;
  }
}

/** Replaces field names in braces with the agency's data; a value not registered yet prints as `missing`. */
export function fillAgency(text: string, agency: Agency): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = agencyFields.find((candidate) => candidate === name);
    if (!known) throw new Error(`a legal text uses an unknown agency field {${name}}`);
    return field(known, agency);
  });
}

const condition = /^\{(\w+)\?\}/;

/** Fills a list. Drops an item that starts with `{tursabNumber?}` if the agency has no value for that field. */
export function fillList(items: readonly string[], agency: Agency): readonly string[] {
  return items
    .filter((item) => {
      const name = condition.exec(item)?.[1];
      return !name || fillAgency(`{${name}}`, agency) !== missing;
    })
    .map((item) => fillAgency(item.replace(condition, ''), agency));
}
