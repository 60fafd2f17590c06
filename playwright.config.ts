import { defineConfig } from '@playwright/test';

/** Files of the second suite: see “The tests” in `docs/architecture.md`. */
const deep = '**/*.deep.spec.ts';

/** `npm test` finds or installs a browser and sets CHROME_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Three keep two cores busy, because each waits now and then.
  workers: 3,
  globalSetup: './tests/support/template.ts',
  // Long enough that a busy machine fails no test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : './tests/support/file-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/e2e.json' }],
  ],
  projects: [
    // Without animations no click waits for one; the deep suite tests the animations.
    { name: 'gate', testIgnore: deep, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'deep', testMatch: deep },
  ],
  use: {
    locale: 'tr-TR',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Makes texts in the headless shell as wide as on a screen.
        '--font-render-hinting=none',
      ],
    },
  },
});
