/** What a request's address asks for, free of any database: parsed, but with names not yet checked. */
export interface Query {
  /** `null`: every column. */
  select: readonly SelectItem[] | null;
  filter: readonly Filter[];
  order: readonly OrderItem[] | null;
  /** May be below zero, which nothing satisfies. */
  limit: number | null;
  offset: number | null;
  onConflict: readonly string[] | null;
  /** `columns=`: the only keys of the body that count. */
  columns: readonly string[] | null;
}

export interface SelectItem {
  column: string;
  /** The name in the answer; `*` stands for itself. */
  alias: string;
}

export interface OrderItem {
  column: string;
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
