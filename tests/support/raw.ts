import { patience } from './launch.ts';
import type { TestServer } from './server.ts';

/** What came back, with the body as JSON where it is JSON. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export interface RawRequest {
  method?: string;
  /** A key or access token, for `apikey` and `Authorization`; null sends neither. */
  token: string | null;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** One request as it is written, without a client library in between. */
export async function send(server: TestServer, path: string, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', token, headers = {}, body } = request;
  const identity: Record<string, string> = token === null ? {} : { apikey: token, Authorization: `Bearer ${token}` };
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...identity, ...type, ...headers },
    ...(body === undefined ? {} : { body: body as BodyInit }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
