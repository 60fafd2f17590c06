import { defineConfig } from '@playwright/test';

/** The second suite by name: see "The tests" in `docs/architecture.md`. */
const deep = '**/*.deep.spec.ts';

/** The browser comes from CHROME_PATH, which `npm test` sets after finding or installing one. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Three keep two cores busy: each waits now and then.
  workers: 3,
  globalSetup: './tests/support/template.ts',
  // A machine may be busy: what has not come after these times never will.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : './tests/support/file-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/e2e.json' }],
  ],
  projects: [
    // Without what moves, a click never waits for it: how it moves belongs to deep.
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
        // Texts are as wide as on a screen of today, also in the headless shell.
        '--font-render-hinting=none',
      ],
    },
  },
});
