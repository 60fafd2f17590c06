import type { IncomingMessage } from 'node:http';

/** Pieces that a body may come in, however small it is. */
export const fewPieces = 200;
/** Bytes of a piece, on average, where there are more: each costs the main thread as much as a thousand bytes. */
export const leastPiece = 64;

/** Whether a body of so many pieces comes in too small ones. */
export function isInCrumbs(pieces: number, size: number): boolean {
  return pieces > fewPieces && size < pieces * leastPiece;
}

/**
 * Tells of a body that comes in too small pieces as soon as they are there, and takes no more of it: its sender decides how many
 * one read of the connection brings, each takes some hundred bytes beside its own, and all of them would be kept until the
 * request has its turn.
 */
export function refuseCrumbs(request: IncomingMessage, refuse: () => void): void {
  // Otherwise a read of the connection is a piece.
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let pieces = 0;
  let size = 0;
  let isRefused = false;
  request.push = (piece: Buffer | null, encoding) => {
    // Null is its end.
    if (piece === null) return push(null);
    pieces += 1;
    size += piece.length;
    if (!isRefused && !isInCrumbs(pieces, size)) return push(piece, encoding);
    if (!isRefused) {
      isRefused = true;
      refuse();
    }
    return true;
  };
}
