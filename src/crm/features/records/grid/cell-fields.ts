import { type EntryField, entryFields } from '../../../../domain/records/record-fields.ts';

const typed = new Map<string, readonly EntryField[]>(entryFields.map((field) => [field, [field]]));
typed.set('route', ['depart', 'arrive']);
const none: readonly EntryField[] = [];

export const fieldsOfColumn = (id: string): readonly EntryField[] => typed.get(id) ?? none;
