import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const cache = join(root, '.cache');

export const tool = (path: string) => join(root, 'node_modules', path);

/** The folder where `npm run` was called; npm itself changes to the project's folder. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd();
