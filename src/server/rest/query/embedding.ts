import { HttpError } from '../../http/errors.ts';

/** There are no relationships between tables, so nothing can be embedded: refused as PostgREST refuses an unknown one. */
export function noRelationship(source: string, wanted: string, hint: string): HttpError {
  const using = hint === '' ? '' : ` using the hint '${hint}'`;
  return new HttpError(
    400,
    'PGRST200',
    `Could not find a relationship between '${source}' and '${wanted}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${source}' and '${wanted}'${using} in the schema 'public', but no matches were found.`,
    },
  );
}

/** A filter, an order or a limit of an embedded table. */
export function notEmbedded(name: string): HttpError {
  return new HttpError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
