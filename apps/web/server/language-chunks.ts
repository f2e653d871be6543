import type { LanguageCode } from '@wau/contract/languages';

const catalogueFiles: Readonly<Record<LanguageCode, string>> = { MY: 'web/my.ts', EN: 'web/en.ts' };

/** The address of each language's chunk, from Vite's manifest of the client build. */
export function languageChunksOf(manifest: unknown): Partial<Record<LanguageCode, string>> {
  if (typeof manifest !== 'object' || manifest === null) return {};
  const chunks = Object.entries(manifest as Record<string, { file?: unknown }>);
  return Object.fromEntries(
    Object.entries(catalogueFiles).flatMap(([code, source]) => {
      const file = chunks.find(([key]) => key.replace(/\?.*$/, '').endsWith(source))?.[1].file;
      return typeof file === 'string' ? [[code, `/${file}`]] : [];
    }),
  );
}
