import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Generated files that may be deleted at any time. */
export const cache = join(root, '.cache');

/** The program file of an installed package, run with our own Node. */
export const tool = (path: string) => join(root, 'node_modules', path);

/** Where the caller of `npm run` was; npm itself changes to the project's folder. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd();
