import { defineConfig } from 'vitest/config';
import { crmAgency } from './src/build/crm-agency.ts';

const wire = (...names: string[]) => names.map((name) => `tests/wire/${name}{,.deep}.test.ts`);
/** Files of the second suite: see “The tests” in `docs/architecture.md`. */
const deep = '**/*.deep.test.{ts,tsx}';

/** These tests also run behind PgBouncer, so nothing in them may depend on the state of a connection. */
const contract = wire(
  'access',
  'access-accounts',
  'access-columns',
  'activity',
  'api-own-users',
  'api-users',
  'api-users-guarded',
  'auth-address-change',
  'auth-admin',
  'auth-audit',
  'auth-codes',
  'auth-eviction',
  'auth-factors',
  'auth-invitations',
  'auth-limits',
  'auth-limits-account',
  'auth-limits-messages',
  'auth-phone',
  'auth-sign-in',
  'auth-sign-up',
  'auth-user',
  'closed-days',
  'closed-days-interleaved',
  'closing-input',
  'day-counts',
  'day-oddities',
  'day-report',
  'deleted-records',
  'floods',
  'note-export',
  'past',
  'records-changed',
  'refund-origin',
  'rest',
  'rest-client',
  'rest-functions',
  'rest-read',
  'rest-write',
  'search',
  'second-factor',
  'strain-counts',
  'strain-history',
);
/** An external database differs only in how the server reaches it, so one test of each API is enough. */
const onGiven = [...wire('access', 'auth-sign-in', 'rest-client'), 'tests/durability/kill.deep.test.ts'];
/**
 * A hosted project answers auth/v1 and rest/v1 itself, so the tests cover only the product endpoints and the users they
 * create.
 */
const besideProject = wire('access', 'api-users', 'api-users-guarded', 'auth-user', 'second-factor');

/** Test files share loaded modules, which halves the time. No test of the gate may need a fresh module. */
const sharedWorkers = { isolate: false };
const withServers = { globalSetup: 'tests/support/template.ts' };
const onDatabase = (kind: string, include: string[]) => ({
  extends: true as const,
  test: { ...withServers, name: kind, include, env: { TEST_DATABASE: kind } },
});

export default defineConfig({
  test: {
    environment: 'node',
    // Long enough that a busy machine fails no test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    // Lists no slow tests, only one line for each file.
    slowTestThreshold: Number.POSITIVE_INFINITY,
    projects: [
      {
        extends: true,
        define: crmAgency,
        test: {
          name: 'here',
          ...sharedWorkers,
          include: ['src/**/*.test.{ts,tsx}', 'tasks/**/*.test.ts', 'tests/{site,pasted-booking}/**/*.test.ts'],
          exclude: [deep],
        },
      },
      {
        extends: true,
        test: {
          ...withServers,
          ...sharedWorkers,
          name: 'embedded',
          include: ['tests/{wire,runtime}/**/*.test.ts'],
          exclude: [deep],
        },
      },
      {
        extends: true,
        define: crmAgency,
        test: { ...withServers, name: 'deep', include: [deep], exclude: ['node_modules'] },
      },
      onDatabase('external', onGiven),
      onDatabase('pooled', contract),
      onDatabase('hosted', besideProject),
    ],
  },
});
