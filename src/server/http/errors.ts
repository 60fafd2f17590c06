import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What an error answer holds besides status, code and message. */
export interface ErrorFacts {
  details?: string | null;
  hint?: string | null;
  /** Sent with the answer, for example `Allow` or `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** More members of the answer's body, for example `weak_password`. */
  members?: Readonly<Record<string, unknown>>;
}

/**
 * An error status for the caller: the one type of error that handlers of all APIs throw. Callers read the message, so
 * it must hold nothing internal.
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
