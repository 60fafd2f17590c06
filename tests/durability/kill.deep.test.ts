import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { adminClient } from '../support/auth-clients.ts';
import { killPostgres } from '../support/processes.ts';
import { storeOnce } from '../support/store-once.ts';
import { testServer } from '../support/test-server.ts';

const cycles = Number(process.env.DURABILITY_CYCLES ?? 5);
const rowsPerCycle = 60;

const server = await testServer();

interface Ledger {
  /** Acknowledged ids, by clientref. */
  acknowledged: Map<string, number>;
  unanswered: Set<string>;
}

const insert = (client: SupabaseClient, clientref: string) =>
  storeOnce(client, { fullname: 'Ayşe Işık', pnr: 'ABC123', commission: 1250, clientref });

interface Cycle {
  enough: PromiseWithResolvers<void>;
  isKilled: boolean;
}

async function insertUntilCut(client: SupabaseClient, ledger: Ledger, cycle: Cycle): Promise<void> {
  for (;;) {
    const clientref = randomUUID();
    const { data, error, status } = await insert(client, clientref);
    if (error || !data) {
      if (!cycle.isKilled) throw new Error(`An insert failed before the kill: ${status} ${error?.message}`);
      ledger.unanswered.add(clientref);
      return;
    }
    ledger.acknowledged.set(clientref, data.id);
    if (ledger.acknowledged.size % rowsPerCycle === 0) cycle.enough.resolve();
  }
}

async function storedRows(): Promise<Map<string, number>> {
  const rows = await server.ownerSql<{ clientref: string; id: number }[]>`select clientref, id from public.crm_records`;
  return new Map(rows.map(({ clientref, id }) => [clientref, id]));
}

it(
  `loses no acknowledged row in ${cycles} kills, and a repeated insert makes no second row`,
  async () => {
    const ledger: Ledger = { acknowledged: new Map(), unanswered: new Set() };
    const clients = await Promise.all(Array.from({ length: 4 }, () => adminClient(server)));

    for (let count = 0; count < cycles; count += 1) {
      const cycle: Cycle = { enough: Promise.withResolvers<void>(), isKilled: false };
      const writers = Promise.all(clients.map((client) => insertUntilCut(client, ledger, cycle)));
      await Promise.race([cycle.enough.promise, writers]);
      cycle.isKilled = true;
      // Every second time kill PostgreSQL too, which then has to recover from its log.
      if (count % 2 === 1) killPostgres(server.dataDir);
      await server.kill9();
      await writers;
      await server.start();

      const stored = await storedRows();
      const lost = [...ledger.acknowledged].filter(([clientref, id]) => stored.get(clientref) !== id);
      expect(lost).toEqual([]);
    }

    const [client] = clients;
    if (!client) throw new Error('no client');
    const repeated = [...ledger.unanswered, ...[...ledger.acknowledged.keys()].slice(-5)];
    for (const clientref of repeated) {
      const { data, error } = await insert(client, clientref);
      expect(error).toBeNull();
      ledger.acknowledged.set(clientref, data?.id);
    }
    expect(ledger.acknowledged.size).toBeGreaterThanOrEqual(cycles * rowsPerCycle);
    expect(await storedRows()).toEqual(ledger.acknowledged);
  },
  cycles * 20_000 + 60_000,
);
