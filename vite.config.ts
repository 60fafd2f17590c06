import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`src/site/${path}`, import.meta.url));

/** The public site: its islands for the browser, and everything that renders pages for Node at build time. */
export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  logLevel: 'warn',
  environments: {
    client: {
      build: {
        outDir: '.cache/build/islands',
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: false,
        rolldownOptions: {
          input: {
            reservation: source('islands/reservation.client.tsx'),
            ticket: source('islands/ticket.client.tsx'),
            faq: source('islands/faq.client.tsx'),
          },
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    prerender: {
      consumer: 'server',
      resolve: { noExternal: true },
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
});
