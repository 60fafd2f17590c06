import type { Column, Relation } from '../catalogue.ts';
import type { Form } from '../headers.ts';
import type { Payload } from '../payload.ts';
import type { Query } from '../query/tree.ts';
import { bodyOf, orderClause, page, selectList, shownColumns } from './shown.ts';
import { columnOf, Parameters, qualified, quoteIdentifier, type Statement } from './statement.ts';
import { target, whereClause } from './where.ts';

export interface WriteRequest {
  relation: Relation;
  query: Query;
  /** The form of the rows in the answer; null if the answer has none. */
  form: Form | null;
  /** Whether the answer gives the new row's address in the header `Location`. */
  withKey?: boolean;
  /** Whether `total` is the number of inserted rows; can be set for tables only. */
  countsNew?: boolean;
}

export interface InsertRequest extends WriteRequest {
  payload: Payload;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missingAsDefault: boolean;
}

/** Builds an `insert`, with `on conflict` if the request says how to resolve one. */
export function insertStatement(request: InsertRequest): Statement {
  const { relation, payload } = request;
  const parameters = new Parameters();
  const into = `insert into ${qualified(relation.name)} as ${target}`;
  const rows = insertedRows(request, parameters);
  const countsNew = request.resolution === 'merge-duplicates' && relation.isTable;
  const change = `${into} ${rows} ${conflictClause(request, payload.columns)}`;
  return finish({ ...request, countsNew }, (columns) => `${change} returning ${columns}`, parameters);
}

/** Builds an `update` to the values of the payload's one object; without values it updates nothing and finds no row. */
export function updateStatement(request: WriteRequest & { payload: Payload }): Statement {
  const { relation, query, payload } = request;
  const parameters = new Parameters();
  if (payload.columns.length === 0) {
    const none = `from ${qualified(relation.name)} as ${target} ${whereClause(query.filter, relation, parameters)} limit 0`;
    return finish(request, (columns) => `select ${columns} ${none}`, parameters);
  }
  const set = payload.columns.map(({ name }) => `${quoteIdentifier(name)} = input.${quoteIdentifier(name)}`).join(', ');
  const input = `json_to_recordset(${parameters.add(payload.json, 'json')}) as input(${recordOf(payload.columns)})`;
  const where = whereClause(query.filter, relation, parameters);
  const update = `update ${qualified(relation.name)} as ${target} set ${set} from ${input} ${where}`;
  return finish(request, (columns) => `${update} returning ${columns}`, parameters);
}

/** Builds a `delete` of all rows the filter matches. */
export function deleteStatement(request: WriteRequest): Statement {
  const { relation, query } = request;
  const parameters = new Parameters();
  const where = whereClause(query.filter, relation, parameters);
  const remove = `delete from ${qualified(relation.name)} as ${target} ${where}`;
  return finish(request, (columns) => `${remove} returning ${columns}`, parameters);
}

function insertedRows({ payload, missingAsDefault }: InsertRequest, parameters: Parameters): string {
  const { columns, json } = payload;
  // Without columns, inserts a row of defaults for each object.
  if (columns.length === 0) return `select from json_array_elements(${parameters.add(json, 'json')})`;
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const source = parameters.add(json, 'json');
  if (!missingAsDefault) {
    return `(${names}) select ${names} from json_to_recordset(${source}) as input(${recordOf(columns)})`;
  }
  const values = columns.map((column) => {
    const value = `input.${quoteIdentifier(column.name)}`;
    if (column.defaultExpression === null) return value;
    const key = parameters.add(column.name, 'text');
    return `case when element::jsonb ? ${key} then ${value} else ${column.defaultExpression} end`;
  });
  return `(${names}) select ${values.join(', ')} from json_array_elements(${source}) as element
    cross join lateral json_to_record(element) as input(${recordOf(columns)})`;
}

function conflictClause({ relation, query, resolution }: InsertRequest, columns: readonly Column[]): string {
  if (resolution === undefined) return '';
  const keys = query.onConflict ?? relation.primaryKey;
  const keyList = keys.map((name) => quoteIdentifier(columnOf(relation, name).name)).join(', ');
  const on = keyList === '' ? 'on conflict' : `on conflict (${keyList})`;
  const set = columns.map(({ name }) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`).join(', ');
  if (resolution === 'ignore-duplicates' || set === '' || keyList === '') return `${on} do nothing`;
  return `${on} do update set ${set}`;
}

function recordOf(columns: readonly Column[]): string {
  return columns.map(({ name, declaredType }) => `${quoteIdentifier(name)} ${declaredType}`).join(', ');
}

/** Wraps a change so its rows come back in order, as one body. `change` builds SQL that returns the given columns. */
function finish(request: WriteRequest, change: (columns: string) => string, parameters: Parameters): Statement {
  const { relation, query, form, withKey, countsNew } = request;
  const shown = form ? shownColumns(relation, query.select) : [];
  const order = form ? (query.order ?? []) : [];
  const key = withKey ? relation.primaryKey : [];
  const needed = new Set([...shown, ...order].map(({ column }) => columnOf(relation, column).name).concat(key));
  const columns = [...needed].map((name) => `${target}.${quoteIdentifier(name)}`);
  // `on conflict` locks a row that it finds, which sets the row's xmax; a new row has xmax 0.
  const returned = (countsNew ? [...columns, `${target}.xmax = 0 as "is new"`] : columns).join(', ') || '1';
  const total = countsNew ? '(select count(*) from changed where "is new")' : 'null';
  const keyValues = key.map((name) => `'${name.replaceAll("'", "''")}', changed.${quoteIdentifier(name)}`).join(', ');
  const keyObject = keyValues === '' ? 'null' : `(select json_build_object(${keyValues}) from changed limit 1)`;
  const text = `with changed as (${change(returned)})`;
  const facts = `${total} as total, (select count(*) from changed) as rows, ${keyObject} as key`;
  if (!form) return { text: `${text} select ${facts}, null as body`, values: parameters.values };
  const list = selectList(shown, relation, 'changed');
  const rows = `select ${list} from changed ${orderClause(order, relation, 'changed')}`;
  return {
    text: `${text} select ${facts}, ${bodyOf(form)} as body from (${rows}) as ${page}`,
    values: parameters.values,
  };
}
