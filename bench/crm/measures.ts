/** These functions run inside the page, so they use nothing from outside themselves. */

/** Presses 'Filtrele'; ms until the first row shows, and until `whole` records are loaded. */
export async function timeList(whole: string): Promise<{ first: number; all: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  document.querySelector<HTMLElement>('search [type=submit]')?.click();
  while (!document.querySelector('tr[aria-rowindex="2"]')) await frame();
  await frame();
  const first = performance.now() - start;
  const rows = String(Number(whole.replaceAll('.', '')) + 1);
  const isWhole = () => document.querySelector('table')?.getAttribute('aria-rowcount') === rows;
  while (!isWhole()) await frame();
  return { first, all: performance.now() - start };
}

/** Watches the page's frames until a list has reached its end (1) or its beginning (0). */
export async function watchFrames({ table, end }: { table: string; end: 0 | 1 }) {
  const list = document.querySelector(table);
  if (!list) throw new Error('no list');
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isThere = () => (end === 0 ? list.scrollTop < 1 : list.scrollTop + list.clientHeight >= list.scrollHeight - 50);
  let last = await frame();
  const figures = { frames: 0, slowest: 0 };
  for (;;) {
    const now = await frame();
    figures.frames += 1;
    figures.slowest = Math.max(figures.slowest, now - last);
    last = now;
    if (isThere()) return figures;
  }
}

/** Measures how long each key takes to show on screen, in performance entries named after the key's event and field. */
export function enterText(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration, target } of list.getEntries() as PerformanceEventTiming[]) {
      const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
      const label = field?.labels?.[0]?.textContent ?? '';
      if (/^(key|input)/.test(name)) performance.measure(`key: ${name} ${label}`, { start: startTime, duration });
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
