import { type IncomingMessage, ServerResponse } from 'node:http';

/** Node's own parts of a response, which its types do not name. */
interface Internals {
  /** Makes the text of status line and headers. */
  _storeHeader(statusLine: string, headers: unknown): void;
  _header: string | null;
  _headerSent: boolean;
  maxRequestsOnConnectionReached?: boolean;
}

interface Remembered {
  second: number;
  text: string | null;
}

const storeHeader = (ServerResponse.prototype as unknown as Internals)._storeHeader;
const lists = new WeakMap<readonly string[], Remembered>();
let second = 0;
let isTicking = false;

/** From now on the text that Node makes of `headers` may be sent again; the list must not change any more. */
export function rememberText(headers: readonly string[]): readonly string[] {
  lists.set(headers, { second: -1, text: null });
  return headers;
}

/** The text holds the date, so it is good for a second. */
function thisSecond(): number {
  if (!isTicking) {
    isTicking = true;
    setTimeout(
      () => {
        second += 1;
        isTicking = false;
      },
      1000 - (Date.now() % 1000),
    ).unref();
  }
  return second;
}

/**
 * A response that does not put the headers of a prepared answer together again for every request: what Node wrote for the
 * first answer of a second goes out with all that follow. Checking and joining the headers costs a ninth of a page's time.
 */
export class RememberingResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Called by `writeHead`. If a later Node calls something else, everything works as before, only slower. */
  _storeHeader(this: this & Internals, statusLine: string, headers: unknown): void {
    const remembered = this.#isOrdinary() ? lists.get(headers as readonly string[]) : undefined;
    if (remembered?.text?.startsWith(statusLine) && remembered.second === thisSecond()) {
      this._header = remembered.text;
      this._headerSent = false;
      return;
    }
    storeHeader.call(this, statusLine, headers);
    if (!remembered) return;
    remembered.text = this._header;
    remembered.second = thisSecond();
  }

  /** Whether the connection stays open after this answer, as HTTP/1.1 has it: other texts differ. */
  #isOrdinary(this: this & Internals): boolean {
    return this.shouldKeepAlive && this.useChunkedEncodingByDefault && !this.maxRequestsOnConnectionReached;
  }
}
