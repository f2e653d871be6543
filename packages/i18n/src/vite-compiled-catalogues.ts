import { fileURLToPath } from 'node:url';
import { compileCatalogue } from './compile-catalogue.ts';

const prefix = 'virtual:catalogue/';

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface CataloguePlugin {
  readonly name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

/**
 * Vite plugin: `import { messages } from 'virtual:catalogue/web/my'` gives the compiled catalogue of
 * `packages/i18n/src/web/my.ts`, so that neither the parser nor another language reaches the browser.
 */
export function compiledCatalogues(): CataloguePlugin {
  return {
    name: 'wau-compiled-catalogues',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined;
      return `${fileURLToPath(new URL(`./${id.slice(prefix.length)}.ts`, import.meta.url))}?catalogue`;
    },
    async load(id) {
      if (!id.endsWith('?catalogue')) return undefined;
      const module = (await import(id.slice(0, -'?catalogue'.length))) as {
        messages: Record<string, string>;
      };
      return `export const messages = ${JSON.stringify(compileCatalogue(module.messages))};`;
    },
  };
}
