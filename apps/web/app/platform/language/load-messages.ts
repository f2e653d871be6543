import type { LaterMessages, WebMessages } from '../services/language-store.ts';
import type { LanguageCode } from './choose-language.ts';

interface Parts {
  readonly first: () => Promise<{ messages: Partial<WebMessages> }>;
  readonly later: () => Promise<{ messages: LaterMessages }>;
}

/** Chunks of their own, so that a player downloads only the language that is spoken, and first what a visit begins with. */
const loaders: Readonly<Record<LanguageCode, Parts>> = {
  MY: {
    first: () => import('virtual:catalogue/web/my/first'),
    later: () => import('virtual:catalogue/web/my/later'),
  },
  EN: {
    first: () => import('virtual:catalogue/web/en/first'),
    later: () => import('virtual:catalogue/web/en/later'),
  },
};

/** The texts of the screens on which visits begin (`first-paths.ts`). */
export async function loadFirstMessages(code: LanguageCode): Promise<Partial<WebMessages>> {
  return (await loaders[code].first()).messages;
}

/** Those of all other screens. */
export async function loadLaterMessages(code: LanguageCode): Promise<LaterMessages> {
  return (await loaders[code].later()).messages;
}

export async function loadMessages(code: LanguageCode): Promise<WebMessages> {
  const [first, later] = await Promise.all([loadFirstMessages(code), loadLaterMessages(code)]);
  return { ...first, ...later } as WebMessages;
}
