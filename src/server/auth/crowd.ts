import { Rounds } from '../rounds.ts';
import { Shares } from '../share.ts';
import { refusals } from './refusals.ts';

/**
 * As many as are held back at most, see `hold.ts`, and as many again. From here on a network has a place as long as it has
 * fewer than an equal part of them, up to twice as many in all.
 */
const mostUnderWay = 128;
/** Milliseconds that one waits for a place. They come in rounds, one of each network after the other. */
const longestWait = 10_000;
/**
 * Of one network fewer than are refused as wrong, because each is counted as wrong until it turns out right. Of those who
 * wait nothing is counted, so an office may sign in at the same moment.
 */
const networks = new Shares({ running: 16, waiting: 100, longestWait: 30_000 });
let underWay = 0;
const ofNetworks = new Map<string, number>();
const waiting = new Rounds<() => void>();

/**
 * Does what a stranger asks for that ends in hashing a password, in a place that is left when many others do: else they would
 * keep the database from whoever is known. Neither one network nor a few keep others out.
 * @throws HttpError 429 before anything was done or counted, when there was no place in time
 */
export function unlessCrowded<T>(network: string, work: () => Promise<T>): Promise<T> {
  return networks.run(network, async () => {
    if (hasPlace(network)) count(network, 1);
    else await place(network);
    try {
      return await work();
    } finally {
      count(network, -1);
      letIn();
    }
  });
}

function hasPlace(network: string): boolean {
  if (underWay < mostUnderWay) return true;
  const own = ofNetworks.get(network) ?? 0;
  const parts = ofNetworks.size + (own === 0 ? 1 : 0);
  return underWay < 2 * mostUnderWay && own < Math.max(1, Math.floor(mostUnderWay / parts));
}

/** Waits until a place is free, which is taken then. */
function place(network: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      count(network, 1);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.remove(network, enter);
      reject(refusals.overLimit('over_request_rate_limit', 1));
    }, longestWait).unref();
    waiting.add(network, enter);
  });
}

function letIn(): void {
  for (let next = waiting.next(hasPlace); next; next = waiting.next(hasPlace)) next();
}

function count(network: string, change: 1 | -1): void {
  underWay += change;
  const left = (ofNetworks.get(network) ?? 0) + change;
  if (left === 0) ofNetworks.delete(network);
  else ofNetworks.set(network, left);
}
