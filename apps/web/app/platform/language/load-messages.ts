import type { WebMessages } from '../services/language-store.ts';
import type { LanguageCode } from './choose-language.ts';
import { type TextPart, textParts } from './text-parts.ts';

type LoadPart = () => Promise<{ messages: Partial<WebMessages> }>;

/** Chunks of their own, so that a player downloads only the language that is spoken, and first what a visit begins with. */
const loaders: Readonly<Record<LanguageCode, Readonly<Record<TextPart, LoadPart>>>> = {
  MY: {
    first: () => import('virtual:catalogue/web/my/first'),
    lottery: () => import('virtual:catalogue/web/my/lottery'),
    later: () => import('virtual:catalogue/web/my/later'),
  },
  EN: {
    first: () => import('virtual:catalogue/web/en/first'),
    lottery: () => import('virtual:catalogue/web/en/lottery'),
    later: () => import('virtual:catalogue/web/en/later'),
  },
};

/** The texts of some parts (`text-parts.ts`). */
export async function loadMessageParts(
  code: LanguageCode,
  parts: readonly TextPart[],
): Promise<Partial<WebMessages>> {
  const loaded = await Promise.all(parts.map((part) => loaders[code][part]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Partial<WebMessages>;
}

export async function loadMessages(code: LanguageCode): Promise<WebMessages> {
  return (await loadMessageParts(code, textParts)) as WebMessages;
}
