/** A file that the build wrote, with the headers to serve it with. */
export interface StoredFile {
  /** Path within the folder `site` or `crm`. */
  file: string;
  /** Whether it has `.br` and `.gz` twins. */
  compressed: boolean;
  headers: Readonly<Record<string, string>>;
}

/**
 * What to answer for a path that is not in `routes`: the first rule whose pattern matches applies; if none does, the
 * page `not-found`.
 */
export type FallbackRule = { pattern: string } & ({ redirect: string } | { page: string });

/** What the build tells the server about the public site or the CRM, as `manifest.json` in its folder. */
export interface Manifest {
  /** Files by path; each is answered with 200. */
  routes: Record<string, StoredFile>;
  /** 404 pages by kind. */
  errorPages: Record<string, StoredFile>;
  fallbacks: readonly FallbackRule[];
  /** Hashes, for the content security policy, of style blocks that the scripts of the pages insert. */
  styleHashes?: readonly string[];
}
