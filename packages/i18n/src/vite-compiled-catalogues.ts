import { fileURLToPath } from 'node:url';
import { compileCatalogue } from './compile-catalogue.ts';

const prefix = 'virtual:catalogue/';
const query = '?catalogue';

/** What of a catalogue an import names: all of it, what is spoken first, what besides on pages of lotteries, or the rest. */
const parts = ['', '=first', '=lottery', '=later'] as const;

/** The ids of messages that parts have; the first that has one keeps it. */
interface SpokenParts {
  readonly first: () => Promise<ReadonlySet<string>>;
  readonly lottery?: () => Promise<ReadonlySet<string>>;
}

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface CataloguePlugin {
  readonly name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

/**
 * Vite plugin: `import { messages } from 'virtual:catalogue/web/my'` gives the compiled catalogue of
 * `packages/i18n/src/web/my.ts`, so that neither the parser nor another language reaches the browser.
 * `virtual:catalogue/web/my/first` and `…/lottery` give the messages whose ids `spoken` names, `…/later` all others; without
 * it, the first part is the whole.
 */
export function compiledCatalogues(spoken?: SpokenParts): CataloguePlugin {
  return {
    name: 'wau-compiled-catalogues',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [catalogue, language, part] = id.slice(prefix.length).split('/');
      const file = fileURLToPath(new URL(`./${catalogue}/${language}.ts`, import.meta.url));
      return `${file}${query}${part === undefined ? '' : `=${part}`}`;
    },
    async load(id) {
      const part = parts.find((known) => id.endsWith(query + known));
      if (part === undefined) return undefined;
      const module = (await import(id.slice(0, -(query + part).length))) as {
        messages: Record<string, string>;
      };
      const [first, lottery] = await Promise.all([spoken?.first(), spoken?.lottery?.()]);
      const partOf = (message: string) =>
        (first?.has(message) ?? true) ? '=first' : lottery?.has(message) === true ? '=lottery' : '=later';
      const isOfPart = (message: string) => part === '' || partOf(message) === part;
      const messages = Object.fromEntries(
        Object.entries(module.messages).filter(([message]) => isOfPart(message)),
      );
      return `export const messages = ${JSON.stringify(compileCatalogue(messages))};`;
    },
  };
}
