import { foldText } from '../text/turkish.ts';

/** An account with a name, as `staff_names` gives it. */
export interface StaffName {
  id: string;
  email: string | null;
  name: string;
}

/** Who a sale is by, from its e-mail and its user's id: the name, else the e-mail, else the id. */
export type NameOf = (email: string | null, id: string | null) => string | null;

/** Two people may have one name, and anybody may change their own: then the e-mail stands beside it. */
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
