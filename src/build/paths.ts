import { fileURLToPath } from 'node:url';

export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const distDirectory = inProject('dist');
/** Results that speed up the next build; may be deleted at any time. */
export const cacheDirectory = inProject('.cache');
