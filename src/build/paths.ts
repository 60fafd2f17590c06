import { fileURLToPath } from 'node:url';

/** Absolute path of a file or folder of the project. */
export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const distDirectory = inProject('dist');
/** Results that speed up the next build; may be deleted at any time. */
export const cacheDirectory = inProject('.cache');
