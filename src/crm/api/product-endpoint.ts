import { authorisedFetch } from './authorised-fetch.ts';
import { AppError } from './errors.ts';

/** @throws AppError with the server's `error` as message, else the raw body */
export async function callEndpoint(path: string, body?: object): Promise<unknown> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await authorisedFetch(`/api/${path}`, request);
  const raw = await response.text();
  const answer = parse(raw);
  if (response.ok) return answer;
  const { error, code } = (answer ?? {}) as Record<string, unknown>;
  throw new AppError(typeof code === 'string' ? code : 'endpoint', typeof error === 'string' ? error : raw);
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
