import { openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a range keeps a day that is typed before the previous choice is rendered, as on a slow machine', async ({
  page,
  server,
  admin,
}) => {
  for (const screen of ['/crm/activity', '/crm/day-close?start=2026-05-01&end=2026-05-03']) {
    await openAs(page, server, admin, screen);
    await expect(page.getByLabel('Bitiş tarihi')).toBeVisible();
    // The start is applied and the end is typed in one task, so that the page draws no frame in between.
    await page.evaluate(async () => {
      const field = (name: string) => {
        const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
        return label?.control as HTMLInputElement;
      };
      const type = (input: HTMLInputElement, text: string) => {
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type(field('Başlangıç tarihi'), '02.05.2026');
      field('Başlangıç tarihi').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      for (let turn = 0; turn < 20; turn++) await null;
      type(field('Bitiş tarihi'), '04.05.2026');
    });
    await page.keyboard.press('Enter');
    await expect(page, screen).toHaveURL(/start=2026-05-02&end=2026-05-04/);
    await expect(page.getByLabel('Bitiş tarihi'), screen).toHaveValue('04.05.2026');
  }
});

test('with a hosted project the screen says what is missing', async ({ page, server, admin }) => {
  await page.route('**/rpc/activity_people', (route) => route.fulfill({ json: { signins: false, people: [] } }));
  await openAs(page, server, admin, '/crm/activity');
  await expect(page.getByText('onları Supabase projesi')).toBeVisible();
});
