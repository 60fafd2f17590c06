import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { crmAgency } from './crm-agency.ts';
import { Output } from './output.ts';
import { cacheDirectory, inProject } from './paths.ts';

const crmBase = '/crm/';
const mailLink = 'mail-link.css';

export const crmConfig: InlineConfig = {
  configFile: false,
  root: inProject('src/crm'),
  base: crmBase,
  logLevel: 'warn',
  plugins: [react()],
  define: crmAgency,
  worker: { format: 'es' },
};

const revalidated = { 'Cache-Control': 'no-cache' };

/**
 * Builds the CRM into `directory`. Browsers may keep files under `/crm/assets/` forever, because their names contain a
 * hash.
 */
export async function buildCrm(directory: string): Promise<void> {
  const outDir = join(cacheDirectory, 'build/crm');
  await build({
    ...crmConfig,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        input: [inProject('src/crm/index.html'), inProject('src/crm/mail-link.css')],
        output: {
          assetFileNames: ({ names }) => (names[0] === mailLink ? mailLink : 'assets/[name]-[hash][extname]'),
        },
      },
    },
  });
  const output = new Output(directory);
  for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name = path.slice(outDir.length + 1).replaceAll('\\', '/');
    const content = await readFile(path);
    if (name === 'index.html') output.route('/crm', await output.store(name, content, revalidated));
    else if (name === mailLink) output.route(crmBase + name, await output.store(name, content, revalidated));
    else if (name.startsWith('assets/')) await output.immutable(crmBase + name, content);
    else await output.fixed(crmBase + name, content);
  }
  await output.finish();
}
