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
  /** Whether there are others of its name, told apart by their arguments: none of them can be called. */
  isOverloaded: boolean;
  /** Whether callers without a user may call it. */
  isForAnybody: boolean;
}

/** Everything in schema public on which at least one of the roles of the data API has a right. */
export interface Catalogue {
  relations: ReadonlyMap<string, Relation>;
  routines: ReadonlyMap<string, Routine>;
}
