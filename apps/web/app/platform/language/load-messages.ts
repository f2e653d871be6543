import type { WebMessages } from './language-store.ts';
import type { LanguageCode } from './languages.ts';

/** One chunk per language, so that a player downloads only the one that is spoken. */
const loaders: Readonly<Record<LanguageCode, () => Promise<{ messages: WebMessages }>>> = {
  MY: () => import('virtual:catalogue/web/my'),
  EN: () => import('virtual:catalogue/web/en'),
};

export async function loadMessages(code: LanguageCode): Promise<WebMessages> {
  const { messages } = await loaders[code]();
  return messages;
}
