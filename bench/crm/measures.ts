/** Functions that run inside the page; each stands alone. */

/** Presses 'Filtrele'; ms until the first row is there, and until the totals of `whole` records are. */
export async function timeList(whole: string): Promise<{ first: number; all: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  document.querySelector<HTMLElement>('search [type=submit]')?.click();
  while (!document.querySelector('tr[aria-rowindex="2"]')) await frame();
  await frame();
  const first = performance.now() - start;
  for (;;) {
    const totals = document.querySelector('tfoot')?.textContent ?? '';
    if (totals.includes(`${whole} kayıt`) && !totals.includes('…')) break;
    await frame();
  }
  return { first, all: performance.now() - start };
}

export interface ScrollFigures {
  frames: number;
  blankFrames: number;
  /** ms from the first frame without rows to the next one with them. */
  longestBlank: number;
  /** ms */
  worstFrame: number;
}

/** Scrolls a list to its end in `steps` frames, or with 0 watches until something else has; looks at every frame. */
export async function scrollThrough({ table, steps }: { table: string; steps: number }): Promise<ScrollFigures> {
  const list = document.querySelector(table);
  if (!list) throw new Error('no list');
  const { left, top, height } = list.getBoundingClientRect();
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isRow = (y: number) => document.elementFromPoint(left + 300, top + y)?.closest('tr[aria-rowindex]') != null;
  const figures: ScrollFigures = { frames: 0, blankFrames: 0, longestBlank: 0, worstFrame: 0 };
  let last = await frame();
  let blankSince: number | null = null;
  for (let step = 0; ; step += 1) {
    if (steps > 0) list.scrollTop = (list.scrollHeight * Math.min(step, steps)) / steps;
    const now = await frame();
    figures.frames += 1;
    figures.worstFrame = Math.max(figures.worstFrame, now - last);
    const blank = ![60, height / 2, height - 80].every(isRow);
    if (blank) {
      figures.blankFrames += 1;
      blankSince ??= last;
    } else if (blankSince !== null) {
      figures.longestBlank = Math.max(figures.longestBlank, now - blankSince);
      blankSince = null;
    }
    last = now;
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
    if (!blank && (steps > 0 ? step >= steps : atEnd)) return figures;
  }
}

/** Notes how long every key takes until the screen shows it, as entries named `key`. */
export function enterText(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (/^(key|input)/.test(name)) performance.measure('key', { start: startTime, duration });
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
