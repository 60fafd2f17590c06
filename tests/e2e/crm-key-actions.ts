import type { Locator, Page } from '@playwright/test';

export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Counts the keys pressed in the page, except modifiers such as Ctrl. Returns a function that gives the number. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { keys: number };
    counter.keys = 0;
    const isKey = ({ key }: KeyboardEvent) => !['Control', 'Shift', 'Alt', 'Meta'].includes(key);
    const count = (event: KeyboardEvent) => {
      if (isKey(event)) counter.keys += 1;
    };
    document.addEventListener('keydown', count, { capture: true });
    document.addEventListener('beforeinput', ({ data }) => {
      // For letters that Playwright has no key for, `typeKeys` inserts text, which fires no `keydown`.
      if (data && data > '\x7f') counter.keys += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { keys: number }).keys);
}

/** Types into one field after another; an empty text leaves a field as the form has filled it. */
export async function typeSale(page: Page, texts: readonly string[]) {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await typeKeys(page, text);
  }
}

/** Presses a key for each letter; inserts letters that Playwright has no key for. */
export async function typeKeys(page: Page, text: string) {
  for (const letter of text) await (letter > '\x7f' ? page.keyboard.insertText(letter) : page.keyboard.press(letter));
}
