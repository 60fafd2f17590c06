import { HttpError } from '../http/errors.ts';
import type { Argument, Routine } from './catalogue.ts';
import { invalidBody } from './payload.ts';
import type { Value } from './sql/statement.ts';

/**
 * Returns the function if it takes arguments of these names.
 * @throws HttpError 404 PGRST202 if there is none, 400 PGRST100 if it is overloaded
 */
export function routineFor(name: string, routine: Routine | undefined, given: readonly string[]): Routine {
  if (routine?.isOverloaded) {
    const message = `There is more than one function public.${name}: overloads are not supported`;
    throw new HttpError(400, 'PGRST100', message);
  }
  const fits =
    routine &&
    given.every((argument) => argument !== '' && routine.arguments.some((known) => known.name === argument)) &&
    routine.arguments.every((argument) => !argument.required || given.includes(argument.name));
  if (fits) return routine;
  const list = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
  throw new HttpError(404, 'PGRST202', `Could not find the function public.${name}${list} in the schema cache`);
}

/** The values of the arguments in the body of a POST. */
export function argumentsOfBody(routine: Routine, body: Record<string, unknown>): Map<Argument, Value> {
  return new Map(
    routine.arguments
      .filter(({ name }) => Object.hasOwn(body, name))
      .map((argument) => [argument, asText(argument, body[argument.name])]),
  );
}

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

/** Splits the parameters of an address into the function's arguments and the rest. */
export function splitParameters(
  routine: Routine | undefined,
  parameters: readonly (readonly [name: string, value: string])[],
): { given: Map<string, string>; rest: (readonly [name: string, value: string])[] } {
  const names = new Set(routine?.arguments.map(({ name }) => name));
  const given = new Map<string, string>();
  const rest: (readonly [name: string, value: string])[] = [];
  for (const [name, value] of parameters) {
    if (!names.has(name)) rest.push([name, value]);
    else if (given.has(name)) throw new HttpError(400, 'PGRST100', `Argument "${name}" is given more than once`);
    else given.set(name, value);
  }
  return { given, rest };
}
