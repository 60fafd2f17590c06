import sql from 'sql-template-tag';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { mostSimilar } from './similar.ts';
import { quoteIdentifier } from './sql/statement.ts';

/**
 * A column as the database describes it; every name and type in a statement comes from here, never from a request. A
 * column of a domain counts as one of the type beneath: its checks are for what is stored, not for what is compared.
 */
export interface Column {
  name: string;
  /** The type without a length, to cast values of filters. */
  type: string;
  /** The type with its length, to read values of a body. */
  declaredType: string;
  /** PostgreSQL's kind of type: S for texts, A for lists, R for ranges, … */
  category: string;
  /** The SQL expression of the default. */
  defaultExpression: string | null;
}

/** A table, a view, or the rows of a function. */
export interface Relation {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** Functions of one row of it. A request can name them like columns where it reads; `*` has none of them. */
  computed: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Whether its rows are stored under its own name, so that they have PostgreSQL's system columns. */
  isTable: boolean;
  /** Whether callers without a user have any right on it. */
  isForAnybody: boolean;
}

export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

/** A function that can be called. */
export interface Routine {
  name: string;
  arguments: readonly Argument[];
  /** `row`: a composite value, whose columns are in `relation`. */
  returns: 'void' | 'scalar' | 'row';
  returnsSet: boolean;
  relation: Relation;
  /** Whether it may write. */
  isVolatile: boolean;
  /** Whether callers without a user may call it. */
  isForAnybody: boolean;
}

/** Everything in schema public on which at least one of the roles of the data API has a right. */
export interface Catalogue {
  relations: ReadonlyMap<string, Relation>;
  /** Functions of one name, told apart by their arguments. */
  routines: ReadonlyMap<string, readonly Routine[]>;
}

/** The schema-qualified name of a relation or function, quoted. */
export function qualified(name: string): string {
  return `"public".${quoteIdentifier(name)}`;
}

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
  isforanybody: boolean;
}

/** Reads the catalogue with the rights of any role: PostgreSQL shows its system tables to all. */
export async function readCatalogue(database: Queries): Promise<Catalogue> {
  const [relations, routines] = await Promise.all([readRelations(database), readRoutines(database)]);
  const byName = new Map<string, Routine[]>();
  for (const routine of routines) byName.set(routine.name, [...(byName.get(routine.name) ?? []), routine]);
  return { relations: new Map(relations.map((relation) => [relation.name, relation])), routines: byName };
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

/**
 * Whether it is worth asking PostgreSQL, which decides. Of callers without a user it would read all values before it looks at
 * the rights.
 */
export function mayUse(role: Caller['role'], { isForAnybody }: Pick<Relation | Routine, 'isForAnybody'>): boolean {
  return role !== 'anon' || isForAnybody;
}

/** The refusal for a caller without a user, in PostgreSQL's words. */
export function noRight(kind: 'table' | 'view' | 'function', name: string): HttpError {
  const headers = { 'WWW-Authenticate': 'Bearer' };
  return new HttpError(401, '42501', `permission denied for ${kind} ${name}`, { headers });
}

/** A name that is not there yet may come with a migration of another instance; guessing names must not cost queries. */
const reloadAfterMilliseconds = 5_000;

/** The catalogue, read when first needed and again when a name is missing. */
export class CatalogueCache {
  readonly #database: Queries;
  #reading: Promise<Catalogue> | null = null;
  #readAt = 0;

  constructor(database: Queries) {
    this.#database = database;
  }

  /**
   * The relation that a caller of this role means.
   * @throws HttpError 404 PGRST205, 401 42501 for anon without any right on it
   */
  async relation(name: string, role: Caller['role']): Promise<Relation> {
    const relation = await this.#find(({ relations }) => {
      const found = relations.get(name);
      return found && mayUse(role, found) ? found : undefined;
    });
    if (relation) return relation;
    const { relations } = await this.#read();
    const closed = relations.get(name);
    if (closed) throw noRight(closed.isTable ? 'table' : 'view', name);
    const similar = mostSimilar(relations.keys(), name, 0.75);
    throw new HttpError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, {
      hint: similar && `Perhaps you meant the table 'public.${similar}'`,
    });
  }

  /** All functions of that name; they differ in their arguments. */
  async routines(name: string): Promise<readonly Routine[]> {
    return (await this.#find((catalogue) => catalogue.routines.get(name))) ?? [];
  }

  /** The names of all functions. */
  async routineNames(): Promise<Iterable<string>> {
    return (await this.#read()).routines.keys();
  }

  async #find<T>(pick: (catalogue: Catalogue) => T | undefined): Promise<T | undefined> {
    const found = pick(await this.#read());
    if (found !== undefined || Date.now() - this.#readAt < reloadAfterMilliseconds) return found;
    this.#reading = null;
    return pick(await this.#read());
  }

  #read(): Promise<Catalogue> {
    if (this.#reading) return this.#reading;
    this.#readAt = Date.now();
    const reading = readCatalogue(this.#database);
    this.#reading = reading;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading;
  }
}
