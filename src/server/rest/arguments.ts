import { HttpError } from '../http/errors.ts';
import type { Argument, Routine } from './catalogue.ts';
import { invalidBody, isObject } from './payload.ts';
import { mostSimilar } from './similar.ts';
import type { Value } from './sql/statement.ts';

/** What a call names, and what it could have meant. */
interface Wanted {
  name: string;
  /** The names of the arguments. */
  given: readonly string[];
  isPost: boolean;
  /** The names of all functions. */
  others: Iterable<string>;
}

/**
 * The function that takes arguments of these names.
 * @throws HttpError 404 PGRST202 for none, 300 PGRST203 for several.
 */
export function chooseRoutine(routines: readonly Routine[], wanted: Wanted): Routine {
  const { given } = wanted;
  const fitting = routines.filter(
    (routine) =>
      given.every((argument) => argument !== '' && routine.arguments.some(({ name }) => name === argument)) &&
      routine.arguments.every((argument) => !argument.required || given.includes(argument.name)),
  );
  const [routine] = fitting;
  if (!routine) throw noRoutine(routines, wanted);
  if (fitting.length > 1) throw ambiguous(fitting);
  return routine;
}

function noRoutine(routines: readonly Routine[], { name, given, isPost, others }: Wanted): HttpError {
  const list = given.join(', ');
  const without = given.length === 0 ? ' without parameters' : null;
  const searched = without ?? ` with parameter${given.length > 1 ? 's' : ''} ${list}`;
  const orJson = isPost ? ' or with a single unnamed json/jsonb parameter' : '';
  const similar =
    routines.length === 0
      ? mostSimilar(others, name, 0.75)
      : mostSimilar(routines.map(listOf), `(${given.toSorted().join(', ')})`, 1 / 3);
  const meant = similar && routines.length > 0 ? `${name}${similar}` : similar;
  return new HttpError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${without ?? `(${list})`} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched}${orJson}, but no matches were found in the schema cache.`,
      hint: meant && `Perhaps you meant to call the function public.${meant}`,
    },
  );
}

const listOf = (routine: Routine) =>
  `(${routine.arguments
    .map(({ name }) => name)
    .toSorted()
    .join(', ')})`;

function ambiguous(fitting: readonly Routine[]): HttpError {
  const signatures = fitting.map((routine) => {
    const list = routine.arguments.map(({ name, type }) => `${name} => ${type}`);
    return `public.${routine.name}(${list.join(', ')})`;
  });
  const message = `Could not choose the best candidate function between: ${signatures.join(', ')}`;
  return new HttpError(300, 'PGRST203', message, {
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
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
): { given: Map<string, string>; rest: (readonly [name: string, value: string])[] } {
  const names = new Set(routines.flatMap((routine) => routine.arguments.map(({ name }) => name)));
  const given = new Map<string, string>();
  const rest: (readonly [name: string, value: string])[] = [];
  for (const [name, value] of parameters) {
    if (!names.has(name)) rest.push([name, value]);
    else if (given.has(name)) throw new HttpError(400, 'PGRST100', `Argument "${name}" is given more than once`);
    else given.set(name, value);
  }
  return { given, rest };
}

/** @throws HttpError 400 PGRST102 when the body is no object */
export function namedArguments(body: unknown): Record<string, unknown> {
  if (isObject(body)) return body;
  throw invalidBody('The arguments of a function must be a JSON object');
}
