const prefix = 'crm.draft:';

export function keepDraft(userId: string, form: string, draft: unknown): void {
  sessionStorage.setItem(`${prefix}${userId}:${form}`, JSON.stringify(draft));
}

export function readDraftOf(userId: string, form: string): unknown {
  const stored = sessionStorage.getItem(`${prefix}${userId}:${form}`);
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

export function forgetDraft(userId: string, form: string): void {
  sessionStorage.removeItem(`${prefix}${userId}:${form}`);
}

export function forgetAllDrafts(): void {
  forgetWhere(() => true);
}

/** Removes the input of other users, so that it cannot be read when someone else signs in. */
export function forgetDraftsOfOthers(userId: string): void {
  forgetWhere((key) => !key.startsWith(`${prefix}${userId}:`));
}

function forgetWhere(matches: (key: string) => boolean): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  for (const key of keys) if (key.startsWith(prefix) && matches(key)) sessionStorage.removeItem(key);
}
