import { expect } from 'vitest';
import { patience } from './launch.ts';
import type { TestServer } from './server.ts';

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export interface RawRequest {
  method?: string;
  /** Sent as `apikey` and `Authorization`; null sends neither. */
  token: string | null;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  json?: unknown;
}

export type Call = [method: string, path: string, body?: object];
export const ask = (server: TestServer, token: string, [method, path, body]: Call) =>
  send(server, path, { method, token, json: body });

export function expectUnavailable({ status, headers, text }: RawAnswer): void {
  expect([status, headers.get('retry-after')], text).toEqual([503, '1']);
}

export async function send(server: TestServer, path: string, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', token, headers = {} } = request;
  const body = request.json === undefined ? request.body : JSON.stringify(request.json);
  const identity: Record<string, string> = token === null ? {} : { apikey: token, Authorization: `Bearer ${token}` };
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(`${path.startsWith('/api/') ? server.apiUrl : server.url}${path}`, {
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
