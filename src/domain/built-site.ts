/** One file the build wrote, with the headers it is served with. */
export interface StoredFile {
  /** Path within the folder of its side. */
  file: string;
  /** Whether `.br` and `.gz` twins stand beside it. */
  compressed: boolean;
  headers: Readonly<Record<string, string>>;
}

/** What an address outside the table gets: the first rule whose pattern matches the path decides, else `not-found`. */
export type FallbackRule = { pattern: string } & ({ redirect: string } | { page: string });

/** What the build tells the server about one side, as `manifest.json` in its folder. */
export interface Manifest {
  /** By path; each is answered with 200. */
  routes: Record<string, StoredFile>;
  /** 404 pages by kind. */
  errorPages: Record<string, StoredFile>;
  fallbacks: readonly FallbackRule[];
  /** CSP sources of the style blocks that this side's scripts insert. */
  styleHashes?: readonly string[];
}
