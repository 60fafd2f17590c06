import type { ComparisonOperator, IsValue, SearchOperator } from '../query/ast.ts';
import type { Operand } from './field.ts';

interface Operator {
  sql: string;
  /** Whether it can be used with what the condition is on. Default: it can. */
  fits?: (operand: Operand) => boolean;
}

const isText = ({ category }: Operand) => category === 'S';
const isRange = ({ category }: Operand) => category === 'R';
const isJson = ({ type }: Operand) => type === 'jsonb';
const isList = ({ category }: Operand) => category === 'A';

/** The operators of the wire. */
export const operators: Readonly<Record<ComparisonOperator, Operator>> = {
  eq: { sql: '=' },
  neq: { sql: '<>' },
  gt: { sql: '>' },
  gte: { sql: '>=' },
  lt: { sql: '<' },
  lte: { sql: '<=' },
  isdistinct: { sql: 'is distinct from' },
  like: { sql: 'like', fits: isText },
  ilike: { sql: 'ilike', fits: isText },
  match: { sql: '~', fits: isText },
  imatch: { sql: '~*', fits: isText },
  cs: { sql: '@>', fits: (operand) => isRange(operand) || isList(operand) || isJson(operand) },
  cd: { sql: '<@', fits: (operand) => isRange(operand) || isList(operand) || isJson(operand) },
  ov: { sql: '&&', fits: (operand) => isRange(operand) || isList(operand) },
  sl: { sql: '<<', fits: isRange },
  sr: { sql: '>>', fits: isRange },
  nxr: { sql: '&<', fits: isRange },
  nxl: { sql: '&>', fits: isRange },
  adj: { sql: '-|-', fits: isRange },
};

/** The functions that read what is searched for. */
export const searches: Readonly<Record<SearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

export const isTests: Readonly<Record<IsValue, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};
