import type { WebMessages } from '../services/language-store.ts';
import type { LanguageCode } from './choose-language.ts';

type LoadPart = () => Promise<{ messages: Partial<WebMessages> }>;

/** Chunks of their own, so that a player downloads only the language that is spoken, and first what a visit begins with. */
const loaders: Readonly<Record<LanguageCode, readonly LoadPart[]>> = {
  MY: [
    () => import('virtual:catalogue/web/my/first'),
    () => import('virtual:catalogue/web/my/lottery'),
    () => import('virtual:catalogue/web/my/later'),
  ],
  EN: [
    () => import('virtual:catalogue/web/en/first'),
    () => import('virtual:catalogue/web/en/lottery'),
    () => import('virtual:catalogue/web/en/later'),
  ],
};

/** The texts of some of the parts (`text-parts.ts`). */
export async function loadMessageParts(
  code: LanguageCode,
  from: number,
  to?: number,
): Promise<Partial<WebMessages>> {
  const loaded = await Promise.all(loaders[code].slice(from, to).map((load) => load()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Partial<WebMessages>;
}

export async function loadMessages(code: LanguageCode): Promise<WebMessages> {
  return (await loadMessageParts(code, 0)) as WebMessages;
}
