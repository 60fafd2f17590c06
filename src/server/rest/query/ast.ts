/** What a request's address asks for, free of any database: parsed, but with names not yet checked. */
export interface Query {
  /** `null`: every column. */
  select: readonly SelectItem[] | null;
  filter: readonly Filter[];
  order: readonly OrderItem[] | null;
  limit: number | null;
  offset: number | null;
  onConflict: readonly string[] | null;
  /** `columns=`: the only keys of the body that count. */
  columns: readonly string[] | null;
}

/** A step into a JSON value: `->key`, or `->>key`, which gives a text. A whole number is a place in a list. */
export interface JsonStep {
  key: string;
  asText: boolean;
}

/** A column, or what is at the end of a path into its JSON. */
export interface Field {
  column: string;
  path?: readonly JsonStep[];
}

export interface SelectItem extends Field {
  /** The name in the answer; `*` stands for itself. */
  alias: string;
  /** The type to show the value in, one of {@link castTypes}. */
  cast?: CastType;
}

export interface OrderItem extends Field {
  descending: boolean;
  /** `null`: PostgreSQL's default, nulls count as largest. */
  nulls: 'first' | 'last' | null;
}

export type Filter = Condition | Group;

export interface Group {
  kind: 'group';
  join: 'and' | 'or';
  negated: boolean;
  members: readonly Filter[];
}

export interface Condition extends Field {
  kind: 'condition';
  negated: boolean;
  test: Test;
}

export type Test =
  | { operator: ComparisonOperator; value: string }
  | { operator: QuantifiableOperator; quantifier: 'any' | 'all'; values: readonly string[] }
  | { operator: SearchOperator; language: string | null; value: string }
  | { operator: 'in'; values: readonly string[] }
  | { operator: 'is'; value: IsValue };

export const quantifiableOperators = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'] as const;
export type QuantifiableOperator = (typeof quantifiableOperators)[number];

/** Of lists, ranges and JSON. */
export const setOperators = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const;
export type SetOperator = (typeof setOperators)[number];

export const comparisonOperators = [...quantifiableOperators, 'neq', 'isdistinct', ...setOperators] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

/** Full-text search; `fts(turkish).word` names the language. */
export const searchOperators = ['fts', 'plfts', 'phfts', 'wfts'] as const;
export type SearchOperator = (typeof searchOperators)[number];

/** The types a request may name; no other name of its own gets into a statement. */
export const castTypes = [
  ...['text', 'varchar', 'boolean', 'bool', 'smallint', 'int2', 'integer', 'int', 'int4', 'bigint', 'int8'],
  ...['numeric', 'decimal', 'real', 'float4', 'double precision', 'float8', 'date', 'time', 'timetz', 'timestamp'],
  ...['timestamptz', 'interval', 'uuid', 'json', 'jsonb'],
] as const;
export type CastType = (typeof castTypes)[number];
