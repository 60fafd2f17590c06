import { defineConfig } from 'vitest/config';

const wireTests = 'tests/wire/*.test.ts';
const wire = (...names: string[]) => names.map((name) => `tests/wire/${name}.test.ts`);
/** Where the embedded PostgreSQL itself is killed, or nothing depends on the kind of database. */
const embeddedOnly = wire('lost-connection', 'rest-fuzz', 'mail-outbox');
/** Of a hosted project: sign-up, which no server runs in front of, its own audit log, and the connections it lends out. */
const ownBackendOnly = wire('auth-codes', 'auth-limits', 'api-users', 'rest-long-list');

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tasks/**/*.test.ts',
            'tests/{wire,runtime,durability,site}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'external',
          include: [wireTests, 'tests/durability/kill.test.ts'],
          exclude: embeddedOnly,
          env: { TEST_DATABASE: 'external', DURABILITY_CYCLES: process.env.DURABILITY_CYCLES ?? '2' },
        },
      },
      {
        extends: true,
        test: {
          name: 'hosted',
          include: [wireTests],
          exclude: [...embeddedOnly, ...ownBackendOnly],
          env: { TEST_DATABASE: 'hosted' },
        },
      },
    ],
  },
});
