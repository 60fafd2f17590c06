import type { Argument, Routine } from '../catalogue.ts';
import { mostRows } from '../limits.ts';
import { Parameters, qualified, quoteIdentifier, type Statement, type Value } from './statement.ts';

export type ArgumentValues = ReadonlyMap<Argument, Value>;

/** `"public"."f"("a" := $1::text::date)` */
export function callExpression(routine: Routine, values: ArgumentValues, parameters: Parameters): string {
  const list = [...values].map(
    ([{ name, type }, value]) => `${quoteIdentifier(name)} := ${parameters.add(value, type)}`,
  );
  return `${qualified(routine.name)}(${list.join(', ')})`;
}

/** The call of a function whose result is no row of columns: one value, a set of values, or nothing. */
export function scalarStatement(routine: Routine, values: ArgumentValues, withTotal: boolean): Statement {
  const parameters = new Parameters();
  const call = callExpression(routine, values, parameters);
  if (routine.returns === 'void')
    return { text: `select null as total, 1 as rows, null as key, ${call}::text as body`, values: parameters.values };
  const body = routine.returnsSet ? `coalesce(json_agg(value), '[]')::text` : '(json_agg(value) -> 0)::text';
  return {
    text: `with called as materialized (select value from ${call} as result(value))
      select ${withTotal ? 'count(*)' : 'null'} as total, count(*) as rows, null as key,
        (select ${body} from (select value from called limit ${mostRows}) as shown) as body from called`,
    values: parameters.values,
  };
}
