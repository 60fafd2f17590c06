import sql from 'sql-template-tag';
import type { Queries } from '../database/pool.ts';

/** Names are quoted if SQL requires it. */
export interface Table {
  /** With its schema. */
  name: string;
  /** Without the columns that PostgreSQL computes. */
  columns: string[];
}

interface CatalogueRow extends Table {
  parents: string[];
}

/**
 * The tables with the product's data, parents before the tables that refer to them. Skips tables of extensions,
 * unlogged ones (counters), the applied migrations and the password of the request login.
 */
export async function listTables(db: Queries): Promise<Table[]> {
  const rows = await db.query<CatalogueRow>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
      array(select format('%I.%I', pn.nspname, p.relname)
            from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
            where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'app') and c.relkind = 'r' and c.relpersistence = 'p'
      and (n.nspname, c.relname) not in (('app', 'migrations'), ('app', 'request_login'))
      and not exists (select from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

function parentsFirst<T extends { name: string; parents: readonly string[] }>(tables: readonly T[]): T[] {
  const sorted: T[] = [];
  const visited = new Set<string>();
  const visit = (table: T) => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const parent of tables) if (table.parents.includes(parent.name)) visit(parent);
    sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}

/** The sequences of the product's schemas that have been used, and the last number each one gave. */
export async function listSequences(db: Queries): Promise<{ name: string; value: number }[]> {
  return await db.query<{ name: string; value: number }>(sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
    where schemaname in ('public', 'auth', 'app') and last_value is not null
    order by 1`);
}
