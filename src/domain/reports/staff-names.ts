import { foldText } from '../text/turkish.ts';

export interface StaffName {
  id: string;
  email: string | null;
  name: string;
}

/** Names the person behind an e-mail and a user id: the name, else the e-mail, else the id. */
export type NameOf = (email: string | null, id: string | null) => string | null;

/**
 * Adds the e-mail to names that are not unique: two people may have the same name, and anybody may change their own.
 */
export function staffNames(people: readonly StaffName[]): NameOf {
  const byId = new Map(people.map((one) => [one.id, one]));
  const byEmail = new Map(people.map((one) => [one.email, one]));
  const keys = people.map(({ name }) => foldText(name));
  const shared = new Set(keys.filter((key, at) => keys.indexOf(key) !== at));
  return (email, id) => {
    const person = (id !== null && byId.get(id)) || (email !== null && byEmail.get(email));
    if (!person) return email ?? id;
    return shared.has(foldText(person.name)) ? `${person.name} (${email ?? person.email})` : person.name;
  };
}
