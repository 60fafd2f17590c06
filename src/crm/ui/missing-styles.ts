/** Style sheets of scripts that could not be fetched. */
const missing = new Set<string>();

function noteFailure({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  missing.add(target.href);
  target.remove();
}

document.head.addEventListener('error', noteFailure, true);

/** Vite asks for a style sheet once and takes it for loaded ever after, so what opens at the next try would be bare. */
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
