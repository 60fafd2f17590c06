export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding of a file that a client accepts, by its `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  if (quality(header, 'br') > 0) return 'br';
  return quality(header, 'gzip') > 0 ? 'gzip' : 'identity';
}

function quality(header: string, coding: string): number {
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q ? Number(q.slice(2)) || 0 : 1;
  }
  return 0;
}
