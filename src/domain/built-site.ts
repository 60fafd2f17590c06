export interface StoredFile {
  /** Path within the folder `site` or `crm`. */
  file: string;
  /** Whether it has `.br` and `.gz` twins. */
  compressed: boolean;
  headers: Readonly<Record<string, string>>;
}

/** A path outside `routes` is answered by the first rule whose pattern matches it, or else by the page `not-found`. */
export type FallbackRule = { pattern: string } & ({ redirect: string } | { page: string });

/** What the build tells the server about the public site or the CRM, as `manifest.json` in its folder. */
export interface Manifest {
  routes: Record<string, StoredFile>;
  errorPages: Record<string, StoredFile>;
  fallbacks: readonly FallbackRule[];
  /** Hashes of style blocks that the pages' scripts insert; the content security policy allows them. */
  styleHashes?: readonly string[];
}
