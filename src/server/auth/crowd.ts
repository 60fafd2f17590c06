import { Shares } from '../share.ts';
import { refusals } from './refusals.ts';

/** As many as are held back at most, see `hold.ts`, and as many again. From here on one network has one, up to twice as many. */
const mostUnderWay = 128;
/**
 * Of one network fewer than are refused as wrong, because each is counted as wrong until it turns out right. Of those who
 * wait nothing is counted, so an office may sign in at the same moment.
 */
const networks = new Shares({ running: 16, waiting: 100, longestWait: 30_000 });
let underWay = 0;
const ofNetworks = new Map<string, number>();

/**
 * Does what a stranger asks for that ends in hashing a password, unless so many others are waiting for that already that
 * this one would only wait too, and keep the database from whoever is known. One network alone keeps nobody else out.
 * @throws HttpError 429 before anything was done or counted
 */
export function unlessCrowded<T>(network: string, work: () => Promise<T>): Promise<T> {
  return networks.run(network, async () => {
    const most = ofNetworks.has(network) ? mostUnderWay : 2 * mostUnderWay;
    if (underWay >= most) throw refusals.overLimit('over_request_rate_limit', 1);
    count(network, 1);
    try {
      return await work();
    } finally {
      count(network, -1);
    }
  });
}

function count(network: string, change: 1 | -1): void {
  underWay += change;
  const left = (ofNetworks.get(network) ?? 0) + change;
  if (left === 0) ofNetworks.delete(network);
  else ofNetworks.set(network, left);
}
