import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { islandNames } from './src/site/services.ts';

const source = (path: string) => fileURLToPath(new URL(`src/site/${path}`, import.meta.url));

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
  logLevel: 'warn',
  // Vite cannot find these imports itself, because there is no page to scan.
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  environments: {
    client: {
      build: {
        outDir: '.cache/build/islands',
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: false,
        rolldownOptions: {
          input: Object.fromEntries(islandNames.map((name) => [name, source(`islands/${name}.client.tsx`)])),
          preserveEntrySignatures: 'exports-only',
          // What two islands share, such as React, goes to one file that a browser loads only once.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
        },
      },
    },
    prerender: {
      consumer: 'server',
      // The built renderer contains its packages; in development Node loads them.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: '.cache/build/prerender',
        emptyOutDir: true,
        minify: false,
        cssMinify: 'lightningcss',
        rolldownOptions: { input: source('entry.tsx'), output: { entryFileNames: 'entry.js' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'prerender']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
