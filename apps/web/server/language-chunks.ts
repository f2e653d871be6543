import type { LanguageCode } from '@wau/contract/languages';

const catalogueFiles: Readonly<Record<LanguageCode, string>> = { MY: 'web/my.ts', EN: 'web/en.ts' };

/** The files of a language: what a visit begins with, and the rest (`app/platform/language/first-paths.ts`). */
export interface LanguageChunks {
  readonly first: string;
  readonly later: string;
}

/** The addresses of each language's chunks, from Vite's manifest of the client build. */
export function languageChunksOf(manifest: unknown): Partial<Record<LanguageCode, LanguageChunks>> {
  if (typeof manifest !== 'object' || manifest === null) return {};
  const chunks = Object.entries(manifest as Record<string, { file?: unknown }>);
  const addressOf = (source: string): string | undefined => {
    const file = chunks.find(([key]) => key.endsWith(source))?.[1].file;
    return typeof file === 'string' ? `/${file}` : undefined;
  };
  return Object.fromEntries(
    Object.entries(catalogueFiles).flatMap(([code, source]) => {
      const first = addressOf(`${source}?catalogue=first`);
      const later = addressOf(`${source}?catalogue=later`);
      return first === undefined || later === undefined ? [] : [[code, { first, later }]];
    }),
  );
}
