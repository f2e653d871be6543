import type { LanguageCode } from '@wau/contract/languages';
import type { CompiledCatalogue } from '@wau/i18n/catalogue';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import type { messages as memberMessages } from '@wau/i18n/messages/en';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';

/** What the server writes to members. */
type MemberMessageId = keyof typeof memberMessages;

/** What the console speaks; every text that it knows is here before it is drawn. */
export interface ConsoleLanguage {
  readonly code: LanguageCode;
  readonly locale: string;
  readonly t: Translate<ConsoleMessageId>;
  /** What members read, for showing it before it is sent. */
  readonly memberText: Translate<MemberMessageId>;
}

const loaders = {
  MY: () => Promise.all([import('virtual:catalogue/console/my'), import('virtual:catalogue/messages/my')]),
  EN: () => Promise.all([import('virtual:catalogue/console/en'), import('virtual:catalogue/messages/en')]),
} satisfies Record<
  LanguageCode,
  () => Promise<
    [{ messages: CompiledCatalogue<ConsoleMessageId> }, { messages: CompiledCatalogue<MemberMessageId> }]
  >
>;

export async function loadLanguage(code: LanguageCode): Promise<ConsoleLanguage> {
  const [own, members] = await loaders[code]();
  const { locale } = offeredLanguages[code];
  return {
    code,
    locale,
    t: makeTranslator(own.messages, locale),
    memberText: makeTranslator(members.messages, locale),
  };
}

const languageKey = 'wau.console.language';

/** The one that was chosen here before, else that of the browser. */
export function rememberedLanguage(storage: Storage, browserLanguages: readonly string[]): LanguageCode {
  const kept = storage.getItem(languageKey);
  if (kept === 'MY' || kept === 'EN') return kept;
  return browserLanguages[0]?.toLowerCase().startsWith('ms') === true ? 'MY' : 'EN';
}

export function rememberLanguage(storage: Storage, code: LanguageCode): void {
  storage.setItem(languageKey, code);
}
