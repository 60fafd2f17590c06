import { defineConfig } from 'vitest/config';
import { crmAgency } from './src/build/crm-agency.ts';

const wire = (...names: string[]) => names.map((name) => `tests/wire/${name}{,.deep}.test.ts`);
/** The second suite by name: see "The tests" in `docs/architecture.md`. */
const deep = '**/*.deep.test.{ts,tsx}';

/** What clients can expect of auth/v1, rest/v1 and the product endpoints: none of it may depend on the state of a connection. */
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
/**
 * On a database that is only given, nothing differs but the way to it, and behind PgBouncer the way is the same: here it is
 * enough that each API finds its database.
 */
const onGiven = [...wire('access', 'auth-sign-in', 'rest-client'), 'tests/durability/kill.deep.test.ts'];
/**
 * A client of a hosted project asks the project itself for auth/v1 and rest/v1, and here our own server plays it: what
 * remains are the product endpoints, and the people whom they make.
 */
const besideProject = wire('access', 'api-users', 'api-users-guarded', 'auth-user', 'second-factor');

/** Loading every module anew for each file would take as long as the tests. No file of the gate may rely on that. */
const sharedWorkers = { isolate: false };
/** The servers of these tests begin with a copy of one template. */
const withServers = { globalSetup: 'tests/support/template.ts' };
const onDatabase = (kind: string, include: string[]) => ({
  extends: true as const,
  test: { ...withServers, name: kind, include, env: { TEST_DATABASE: kind } },
});

export default defineConfig({
  test: {
    environment: 'node',
    // A machine may be busy: what has not come after these times never will.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    // One line for each file.
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
