export type Metadata = Record<string, unknown>;

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

/** Lays a patch over stored metadata as Supabase Auth does: a null removes its key. */
export function mergeMetadata(stored: Metadata, patch: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...stored, ...patch }).filter(([, value]) => value !== null));
}
