import { defineConfig } from 'vitest/config';

/** Who may do what, on each kind of database: these run again on a PostgreSQL of somebody else and on a hosted project. */
const onEveryDatabase = ['access', 'auth-sign-in', 'auth-user', 'rest-read'].map(
  (name) => `tests/wire/${name}.test.ts`,
);
const onDatabaseUrl = ['tests/wire/api-users.test.ts', 'tests/durability/kill.test.ts'];

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
          include: [...onEveryDatabase, ...onDatabaseUrl],
          env: { TEST_DATABASE: 'external', DURABILITY_CYCLES: process.env.DURABILITY_CYCLES ?? '2' },
        },
      },
      { extends: true, test: { name: 'hosted', include: onEveryDatabase, env: { TEST_DATABASE: 'hosted' } } },
    ],
  },
});
