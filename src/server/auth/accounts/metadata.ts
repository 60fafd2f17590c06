import { refusals } from '../refusals.ts';

export type Metadata = Record<string, unknown>;

/** Bytes, as JSON: both kinds travel in every access token, and with too large a header no request could undo anything. */
const mostBytes = 2_048;
const bytesOf = (metadata: Metadata) => Buffer.byteLength(JSON.stringify(metadata));

export const tooLarge = `metadata must not exceed ${mostBytes} bytes`;

/** Whether metadata may be stored, and travel in access tokens. */
export function isSmall(metadata: Metadata): boolean {
  return bytesOf(metadata) <= mostBytes;
}

/** Removes what users must not claim about themselves: `is_admin` in their own metadata. */
function withoutAdminClaim(metadata: Metadata): Metadata {
  const { is_admin: _, ...rest } = metadata;
  return rest;
}

/**
 * User metadata as shown to clients: `is_admin` is a copy of `app_metadata.is_admin`, never what the user wrote.
 */
export function shownUserMetadata(userMetadata: Metadata, appMetadata: Metadata): Metadata {
  const own = withoutAdminClaim(userMetadata);
  return typeof appMetadata.is_admin === 'boolean' ? { ...own, is_admin: appMetadata.is_admin } : own;
}

/** Lays what users or admins say about a user over stored user metadata. */
export function mergeUserMetadata(stored: Metadata, patch: Metadata): Metadata {
  return mergeMetadata(stored, withoutAdminClaim(patch));
}

/**
 * Lays a patch over stored metadata as Supabase Auth does: a null removes its key.
 * @throws HttpError `validation_failed` when it becomes too large; what our own keys brought above the bound may shrink
 */
export function mergeMetadata(stored: Metadata, patch: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...stored, ...patch }).filter(([, value]) => value !== null));
  if (!isSmall(merged) && bytesOf(merged) > bytesOf(stored)) throw refusals.invalid(tooLarge);
  return merged;
}
