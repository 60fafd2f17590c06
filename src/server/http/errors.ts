import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface ErrorFacts {
  details?: string | null;
  hint?: string | null;
  headers?: Readonly<Record<string, string>>;
  members?: Readonly<Record<string, unknown>>;
}

/**
 * The one type of error that handlers of all APIs throw, with the status to answer. Callers read the message, so it
 * must hold nothing internal.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  /** Stable: clients may branch on it. */
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(status: ContentfulStatusCode, code: string, message: string, facts: ErrorFacts = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = facts.details ?? null;
    this.hint = facts.hint ?? null;
    this.headers = facts.headers ?? {};
    this.members = facts.members ?? {};
  }
}
