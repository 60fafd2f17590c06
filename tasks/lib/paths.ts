import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of generated files that may be deleted at any time. */
export const cache = join(root, '.cache');

/** The program file of an installed package, to be run with the pinned Node. */
export const tool = (path: string) => join(root, 'node_modules', path);

/** The folder where `npm run` was called; npm itself changes to the project's folder. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd();
