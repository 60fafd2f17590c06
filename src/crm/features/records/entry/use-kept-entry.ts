import { useEffect } from 'react';
import { useUnsavedInput } from '../../session/unsaved-input.ts';
import { type Entry, isDirty } from '../entries/entry-draft.ts';
import { forgetEntry, keepEntry } from '../entries/unsaved-entries.ts';
import { updateHeld } from '../queue/kept-sales.ts';

export function useKeptEntry(userId: string, entry: Entry): void {
  const dirty = isDirty(entry);
  useUnsavedInput(dirty, true);
  useEffect(() => {
    if (dirty) keepEntry(userId, entry);
    else forgetEntry(userId, entry);
    updateHeld(userId, entry);
  }, [dirty, entry, userId]);
}
