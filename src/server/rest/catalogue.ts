/**
 * A column as the database describes it. Statements take every name and type from here, never from a request. A domain
 * counts as its base type: its checks apply to stored values, not to values in a filter.
 */
export interface Column {
  name: string;
  /** The type without a length, to cast values of filters. */
  type: string;
  /** The type with its length, to read values of a body. */
  declaredType: string;
  /** PostgreSQL's type category: S for strings, A for arrays, R for ranges, … */
  category: string;
  defaultExpression: string | null;
}

/** A table, a view, or the rows of a function. */
export interface Relation {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** Computed columns: functions that take one row. A read can name them like columns; `*` does not include them. */
  computed: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Whether its rows have PostgreSQL's system columns. */
  isTable: boolean;
  isForAnybody: boolean;
}

export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

export interface Routine {
  name: string;
  arguments: readonly Argument[];
  /** `row`: a composite value; `relation` has its columns. */
  returns: 'void' | 'scalar' | 'row';
  returnsSet: boolean;
  relation: Relation;
  isVolatile: boolean;
  /** Whether other functions have the same name. Then none of them can be called. */
  isOverloaded: boolean;
  isForAnybody: boolean;
}

export interface Catalogue {
  relations: ReadonlyMap<string, Relation>;
  routines: ReadonlyMap<string, Routine>;
}
