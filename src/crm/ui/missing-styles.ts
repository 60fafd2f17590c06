/** Style sheets that failed to load together with their script. */
const missing = new Set<string>();

function noteFailure({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  missing.add(target.href);
  target.remove();
}

document.head.addEventListener('error', noteFailure, true);

/** Loads the missing style sheets again; Vite would not, because it takes every requested style sheet for loaded. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(fetchStyles));
}

function fetchStyles(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = () => {
    missing.delete(href);
    resolve();
  };
  link.onerror = reject;
  document.head.append(link);
  return promise;
}
