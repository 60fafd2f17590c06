import { refusals } from '../refusals.ts';

export type Metadata = Record<string, unknown>;

/**
 * The most bytes that metadata may take as JSON. Every access token carries the metadata; with more of it, a token
 * would not fit into a request header.
 */
const mostBytes = 2_048;
const bytesOf = (metadata: Metadata) => Buffer.byteLength(JSON.stringify(metadata));

export const tooLarge = `metadata must not exceed ${mostBytes} bytes`;

/** Whether metadata fits into access tokens. */
export function isSmall(metadata: Metadata): boolean {
  return bytesOf(metadata) <= mostBytes;
}

function withoutAdminClaim(metadata: Metadata): Metadata {
  const { is_admin: _, ...rest } = metadata;
  return rest;
}

/** Shows user metadata to clients, with `is_admin` from `app_metadata`, never from what the user wrote. */
export function shownUserMetadata(userMetadata: Metadata, appMetadata: Metadata): Metadata {
  const own = withoutAdminClaim(userMetadata);
  return typeof appMetadata.is_admin === 'boolean' ? { ...own, is_admin: appMetadata.is_admin } : own;
}

/** Merges user metadata into what is stored, without a user's claim to be an admin. */
export function mergeUserMetadata(stored: Metadata, patch: Metadata): Metadata {
  return mergeMetadata(stored, withoutAdminClaim(patch));
}

/**
 * Merges metadata as Supabase Auth does: null removes its key. Metadata that is already too large may shrink.
 * @throws HttpError `validation_failed` if it grows too large
 */
export function mergeMetadata(stored: Metadata, patch: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...stored, ...patch }).filter(([, value]) => value !== null));
  if (!isSmall(merged) && bytesOf(merged) > bytesOf(stored)) throw refusals.invalid(tooLarge);
  return merged;
}
