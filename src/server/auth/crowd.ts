import { refusals } from './refusals.ts';

/** As many as are held back at most, see `hold.ts`, and as many again. */
const mostUnderWay = 128;
let underWay = 0;

/**
 * Does what a stranger asks for that ends in hashing a password, unless so many others are waiting for that already that
 * this one would only wait too, and keep the database from whoever is known.
 * @throws HttpError 429 before anything was done or counted
 */
export async function unlessCrowded<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= mostUnderWay) throw refusals.overLimit('over_request_rate_limit', 1);
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}
