import sql from 'sql-template-tag';
import type { Queries } from '../database/pool.ts';
import type { Catalogue, Column, Relation, Routine } from './catalogue.ts';

interface ColumnRow {
  name: string;
  type: string;
  declared: string;
  category: string;
  fallback: string | null;
}
interface RelationRow {
  name: string;
  columns: ColumnRow[];
  computed: ColumnRow[];
  key: string[];
  istable: boolean;
  isforanybody: boolean;
}
interface RoutineRow {
  name: string;
  names: string[] | null;
  modes: string[] | null;
  types: { type: string; category: string }[];
  inputs: number;
  defaults: number;
  result: 'void' | 'scalar' | 'row';
  resultColumns: ColumnRow[] | null;
  returnsset: boolean;
  isvolatile: boolean;
  isoverloaded: boolean;
  isforanybody: boolean;
}

/** Reads the catalogue; any role may, because PostgreSQL shows its system tables to all. */
export async function readCatalogue(database: Queries): Promise<Catalogue> {
  const [relations, routines] = await Promise.all([readRelations(database), readRoutines(database)]);
  return {
    relations: new Map(relations.map((relation) => [relation.name, relation])),
    routines: new Map(routines.map((routine) => [routine.name, routine])),
  };
}

async function readRelations(database: Queries): Promise<Relation[]> {
  const rows = await database.query<RelationRow>(sql`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
          'declared', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), a.atttypmod),
          'category', t.typcategory, 'fallback', coalesce(pg_get_expr(d.adbin, d.adrelid), case a.attidentity when 'd'
            then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname)) end)) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', p.proname, 'type', format_type(t.oid, null),
          'declared', format_type(t.oid, null), 'category', t.typcategory, 'fallback', null) order by p.proname), '[]')
        from pg_proc p join pg_type t on t.oid = p.prorettype
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.proretset
          and p.pronargs = 1 and p.proargtypes[0] = c.reltype
          and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = p.proname)) as computed,
      (select coalesce(json_agg(a.attname order by k.place), '[]')
        from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key,
      c.relkind = 'r' as istable,
      has_table_privilege('anon', c.oid, 'select, insert, update, delete')
        or has_any_column_privilege('anon', c.oid, 'select, insert, update') as isforanybody
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and exists (select from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_table_privilege(role, c.oid, 'select, insert, update, delete')
          or has_any_column_privilege(role, c.oid, 'select, insert, update'))`);
  return rows.map((row) => ({
    ...relation(row.name, row.columns, row.key, row.istable, row.isforanybody),
    computed: columnsOf(row.computed),
  }));
}

async function readRoutines(database: Queries): Promise<Routine[]> {
  const rows = await database.query<RoutineRow>(sql`
    select p.proname as name, p.proargnames as names, p.proargmodes::text[] as modes,
      (select coalesce(json_agg(json_build_object(
            'type', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null), 'category', t.typcategory)
          order by u.place), '[]')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(type, place)
        join pg_type t on t.oid = u.type) as types,
      p.pronargs as inputs, p.pronargdefaults as defaults,
      case when r.typname = 'void' then 'void' when r.typtype = 'c' or r.typname = 'record' then 'row' else 'scalar' end
        as result,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'declared', format_type(a.atttypid, a.atttypmod), 'category', t.typcategory, 'fallback', null)
          order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where r.typrelid <> 0 and a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped) as "resultColumns",
      p.proretset as returnsset, p.provolatile = 'v' as isvolatile,
      exists (select from pg_proc o where o.pronamespace = p.pronamespace and o.proname = p.proname and o.oid <> p.oid)
        as isoverloaded,
      has_function_privilege('anon', p.oid, 'execute') as isforanybody
    from pg_proc p join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
      and r.typname not in ('trigger', 'event_trigger')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and exists (select from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_function_privilege(role, p.oid, 'execute'))`);
  return rows.map(routine);
}

function routine(row: RoutineRow): Routine {
  const parameters = row.types.map((type, index) => ({
    name: row.names?.[index] ?? '',
    mode: row.modes?.[index] ?? 'i',
    ...type,
  }));
  const inputs = parameters.filter(({ mode }) => mode === 'i' || mode === 'b');
  const outputs = parameters
    .filter(({ mode }) => mode === 't' || mode === 'o' || mode === 'b')
    .map(({ name, type, category }) => ({ name, type, declared: type, category, fallback: null }));
  return {
    name: row.name,
    arguments: inputs.map(({ name, type }, index) => ({
      name,
      type,
      required: index < row.inputs - row.defaults,
    })),
    returns: row.result,
    returnsSet: row.returnsset,
    relation: relation(row.name, row.resultColumns ?? outputs, [], false, row.isforanybody),
    isVolatile: row.isvolatile,
    isOverloaded: row.isoverloaded,
    isForAnybody: row.isforanybody,
  };
}

function relation(
  name: string,
  rows: readonly ColumnRow[],
  primaryKey: readonly string[],
  isTable: boolean,
  isForAnybody: boolean,
): Relation {
  return { name, columns: columnsOf(rows), computed: new Map(), primaryKey, isTable, isForAnybody };
}

function columnsOf(rows: readonly ColumnRow[]): ReadonlyMap<string, Column> {
  return new Map(
    rows.map(({ name, type, declared, category, fallback }) => [
      name,
      { name, type, declaredType: declared, category, defaultExpression: fallback },
    ]),
  );
}
