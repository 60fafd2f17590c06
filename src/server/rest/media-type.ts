import { HttpError } from '../http/errors.ts';

/** The form of an answer with rows. */
export interface MediaType {
  form: 'array' | 'object' | 'csv';
  /** Members that are null are left out. */
  stripNulls: boolean;
  /** The header `Content-Type`. */
  contentType: string;
}

const forms: Readonly<Record<string, MediaType['form']>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
  'text/csv': 'csv',
};

/**
 * Picks the first form of the header `Accept` that there is.
 * @throws HttpError 406 PGRST107 when there is none.
 */
export function negotiate(accept: string | undefined): MediaType {
  const ranges = (accept?.trim() || '*/*').split(',');
  for (const range of ranges) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
    if (form) return mediaType(form, parameters.includes('nulls=stripped'));
  }
  throw new HttpError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

function mediaType(form: MediaType['form'], stripNulls: boolean): MediaType {
  const type = { array: 'application/json', object: 'application/vnd.pgrst.object+json', csv: 'text/csv' }[form];
  const parameter = stripNulls && form !== 'csv' ? '; nulls=stripped' : '';
  return { form, stripNulls: stripNulls && form !== 'csv', contentType: `${type}${parameter}; charset=utf-8` };
}
