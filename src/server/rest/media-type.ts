import { HttpError } from '../http/errors.ts';

/** The form of an answer with rows: a list, or the one row that there has to be. */
export type MediaType = 'array' | 'object';

/** The header `Content-Type`. */
export const contentTypes: Readonly<Record<MediaType, string>> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const forms: Readonly<Record<string, MediaType>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
};

/**
 * Picks the first form of the header `Accept` that there is.
 * @throws HttpError 406 PGRST107 when there is none, 400 PGRST100 when it is to come without its nulls.
 */
export function negotiate(accept: string | undefined): MediaType {
  const ranges = (accept?.trim() || '*/*').toLowerCase().split(',');
  for (const range of ranges) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
    if (form && parameters.includes('nulls=stripped')) {
      throw new HttpError(400, 'PGRST100', '"nulls=stripped" is not supported');
    }
    if (form) return form;
  }
  throw new HttpError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}
