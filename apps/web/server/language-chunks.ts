import type { LanguageCode } from '@wau/contract/languages';
import { type TextPart, textParts } from '../app/platform/language/text-parts.ts';

const catalogueFiles: Readonly<Record<LanguageCode, string>> = { MY: 'web/my.ts', EN: 'web/en.ts' };

/** The files of a language, by its parts. */
export type LanguageChunks = Readonly<Record<TextPart, string>>;

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
      const files = textParts.flatMap((part) => {
        const file = addressOf(`${source}?catalogue=${part}`);
        return file === undefined ? [] : [[part, file]];
      });
      return files.length < textParts.length ? [] : [[code, Object.fromEntries(files)]];
    }),
  );
}
