import type { Agency } from '../domain/agency.ts';
import { formatPhone } from '../domain/text/phones.ts';
import { type AgencyField, agencyFields } from './content/types.ts';

/** Stands for what is not registered yet, so that a visitor reads why there is nothing. */
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

/** Puts the agency's own data where a legal text names it in braces; what is not registered yet is said to be missing. */
export function fillAgency(text: string, agency: Agency): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = agencyFields.find((candidate) => candidate === name);
    if (!known) throw new Error(`a legal text names an unknown field {${name}}`);
    return field(known, agency);
  });
}
