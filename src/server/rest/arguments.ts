import { HttpError } from '../http/errors.ts';
import type { Argument, Routine } from './catalogue.ts';
import { invalidBody, isObject } from './payload.ts';
import type { Value } from './sql/statement.ts';

/**
 * The function that takes arguments of these names.
 * @throws HttpError 404 PGRST202 for none, 300 PGRST203 for several.
 */
export function chooseRoutine(name: string, routines: readonly Routine[], given: readonly string[]): Routine {
  const fitting = routines.filter(
    (routine) =>
      given.every((argument) => routine.arguments.some((candidate) => candidate.name === argument)) &&
      routine.arguments.every((argument) => !argument.required || given.includes(argument.name)),
  );
  const [routine] = fitting;
  const signature = `public.${name}(${given.join(', ')})`;
  if (!routine) {
    throw new HttpError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`);
  }
  if (fitting.length > 1) {
    throw new HttpError(300, 'PGRST203', `Could not choose the best candidate function for ${signature}`);
  }
  return routine;
}

/** The values of a call by POST. */
export function argumentsOfBody(routine: Routine, body: Record<string, unknown>): Map<Argument, Value> {
  return new Map(
    routine.arguments
      .filter(({ name }) => Object.hasOwn(body, name))
      .map((argument) => [argument, asText(argument, body[argument.name])]),
  );
}

/** What PostgreSQL reads a JSON value from. */
function asText({ name, type }: Argument, value: unknown): Value {
  if (value === null) return null;
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value);
  if (Array.isArray(value) && type.endsWith('[]')) {
    if (!value.every(isPrimitive)) throw invalidBody(`The items of argument "${name}" must be texts or numbers`);
    return value.map(String);
  }
  if (isPrimitive(value)) return String(value);
  throw invalidBody(`Argument "${name}" must be a ${type}`);
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The arguments among the parameters of an address, and the parameters that are left. */
export function splitParameters(
  routines: readonly Routine[],
  parameters: readonly (readonly [name: string, value: string])[],
): { given: Map<string, string>; others: (readonly [name: string, value: string])[] } {
  const names = new Set(routines.flatMap((routine) => routine.arguments.map(({ name }) => name)));
  const given = new Map<string, string>();
  const others: (readonly [name: string, value: string])[] = [];
  for (const [name, value] of parameters) {
    if (!names.has(name)) others.push([name, value]);
    else if (given.has(name)) throw new HttpError(400, 'PGRST100', `Argument "${name}" is given more than once`);
    else given.set(name, value);
  }
  return { given, others };
}

/** @throws HttpError 400 PGRST102 when the body is no object */
export function namedArguments(body: unknown): Record<string, unknown> {
  if (isObject(body)) return body;
  throw invalidBody('The arguments of a function must be a JSON object');
}
