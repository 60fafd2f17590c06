import type { BrowserContext, CDPSession } from 'playwright-core';

interface Picture {
  /** ms */
  time: number;
  /** JPEG in base64. */
  data: string;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area with a smaller share of dark pixels counts as blank: it may show lines, but no text. */
const leastInk = 0.004;

export async function recordPainted(tab: CDPSession, action: () => Promise<void>): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const keep = ({
    data,
    metadata,
    sessionId,
  }: {
    data: string;
    metadata: { timestamp?: number };
    sessionId: number;
  }) => {
    pictures.push({ data, time: (metadata.timestamp ?? 0) * 1000 });
    tab.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  };
  tab.on('Page.screencastFrame', keep);
  await tab.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  try {
    await action();
  } finally {
    await tab.send('Page.stopScreencast');
    tab.off('Page.screencastFrame', keep);
  }
  return pictures;
}

/** The longest time in ms during which a third of `area` had no text. */
export async function longestBlank(context: BrowserContext, pictures: Picture[], area: Area): Promise<number> {
  const looker = await context.newPage();
  try {
    let longest = 0;
    let since: number | null = null;
    for (const { time, data } of pictures) {
      const isBlank = (await looker.evaluate(inkOfThirds, { data, area })).some((ink) => ink < leastInk);
      if (isBlank) since ??= time;
      else if (since !== null) {
        longest = Math.max(longest, time - since);
        since = null;
      }
    }
    return longest;
  } finally {
    await looker.close();
  }
}

/** Shares of dark pixels in the upper, middle and lower third of an area. Runs inside a page. */
async function inkOfThirds({ data, area }: { data: string; area: Area }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const { width, height } = picture;
  const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!surface) throw new Error('no canvas');
  surface.drawImage(picture, 0, 0);
  const third = Math.floor(area.height / 3);
  return [0, 1, 2].map((part) => {
    const { data: pixels } = surface.getImageData(area.x, area.y + part * third, area.width, third);
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at + 1] ?? 255) < 130) dark += 1;
    return dark / (pixels.length / 4);
  });
}
