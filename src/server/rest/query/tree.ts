/** The parsed query string of a request. Its names are not yet checked against the catalogue. */
export interface Query {
  /** `null`: every column. */
  select: readonly SelectItem[] | null;
  filter: readonly Filter[];
  order: readonly OrderItem[] | null;
  /** May be negative: then the request is refused. */
  limit: number | null;
  offset: number | null;
  onConflict: readonly string[] | null;
  /** `columns=`: the only keys of the body to write. */
  columns: readonly string[] | null;
}

export interface SelectItem {
  column: string;
  alias: string;
}

export interface OrderItem {
  column: string;
  descending: boolean;
  /** `null`: PostgreSQL's default, which sorts nulls as largest. */
  nulls: 'first' | 'last' | null;
}

export type Filter = Condition | Group;

export interface Group {
  kind: 'group';
  join: 'and' | 'or';
  negated: boolean;
  members: readonly Filter[];
}

export interface Condition {
  kind: 'condition';
  column: string;
  negated: boolean;
  test: Test;
}

export type Test =
  | { operator: ComparisonOperator; value: string }
  | { operator: 'in'; values: readonly string[] }
  | { operator: 'is'; value: IsValue };

export const comparisonOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'cs'] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];
