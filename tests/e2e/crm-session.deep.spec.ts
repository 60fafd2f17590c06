import type { Page } from '@playwright/test';
import { createStaff, expectWhole, openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('tabs that renew the session at the same time all stay signed in', async ({ context, server }) => {
  // Keep the list short: a long one is loaded by several requests, and a late answer would be counted with the next
  // load.
  await server.ownerSql`delete from public.crm_records`;
  const clerk = await createStaff(server, 'ikiz');
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  const [first] = tabs;
  await openAs(first as Page, server, clerk, '/crm/records');
  await Promise.all(tabs.slice(1).map((tab) => tab.goto(`${server.url}/crm/records`)));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
    await expectWhole(tab);
  }
  for (let round = 0; round < 3; round += 1) {
    const token = await first?.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('crm.session') ?? '');
      localStorage.setItem('crm.session', JSON.stringify({ ...session, expires_at: 1 }));
      return session.refresh_token;
    });
    await Promise.all(
      tabs.map(async (tab) => {
        const answered = tab.waitForResponse(
          (response) => /rest\/v1\/crm_records\?/.test(response.url()) && response.ok(),
        );
        await tab.getByRole('button', { name: 'Filtrele' }).click();
        await answered;
      }),
    );
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/crm\/records$/);
      await expectWhole(tab);
    }
    const renewed = await first?.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
    expect(renewed.refresh_token).not.toBe(token);
    expect(renewed.expires_at * 1000).toBeGreaterThan(Date.now());
  }
});

test('with a clock 70 minutes ahead each tab renews the session at most once, and stays signed in', async ({
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'ileri');
  await context.clock.setSystemTime(Date.now() + 70 * 60_000);
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1;
  });
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await openAs(tabs[0] as Page, server, clerk, '/crm/records');
  await Promise.all(tabs.slice(1).map((tab) => tab.goto(`${server.url}/crm/records`)));
  for (let round = 0; round < 10; round += 1) {
    for (const tab of tabs) {
      const answered = tab.waitForResponse((response) => /rest\/v1\/crm_records\?/.test(response.url()));
      await tab.getByRole('button', { name: 'Filtrele' }).click();
      expect((await answered).status()).toBe(200);
    }
  }
  expect(renewals).toBeGreaterThan(0);
  expect(renewals).toBeLessThanOrEqual(tabs.length);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/crm\/records$/);
});
