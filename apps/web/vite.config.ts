import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), compiledCatalogues(), reactRouter()],
  build: {
    target: 'es2022',
    // The server reads it to preload the chunk of the visitor's language.
    manifest: true,
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/document-handler.ts' } } },
  },
  // One self-contained server file: it starts faster and needs no package at run time.
  ssr: { noExternal: true },
});
