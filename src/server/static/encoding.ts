export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();
/** Browsers send a handful of different short headers; whoever invents more shall not fill our memory. */
const remembered = { headers: 500, length: 100 };

function quality(header: string, coding: string): number {
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q ? Number(q.slice(2)) || 0 : 1;
  }
  return 0;
}

function choose(header: string): Encoding {
  if (quality(header, 'br') > 0) return 'br';
  return quality(header, 'gzip') > 0 ? 'gzip' : 'identity';
}

/** The best form of a file a client takes, after its `Accept-Encoding`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const found = known.get(header);
  if (found) return found;
  const chosen = choose(header);
  if (known.size < remembered.headers && header.length <= remembered.length) known.set(header, chosen);
  return chosen;
}
