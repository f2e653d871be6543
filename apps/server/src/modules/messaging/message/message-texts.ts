import type { LanguageCode } from '@wau/contract/languages';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as en } from '@wau/i18n/messages/en';
import { messages as my } from '@wau/i18n/messages/my';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';

export type MessageTextId = keyof typeof en;

const translators: Readonly<Record<LanguageCode, Translate<MessageTextId>>> = {
  MY: makeTranslator(compileCatalogue(my), offeredLanguages.MY.locale),
  EN: makeTranslator(compileCatalogue(en), offeredLanguages.EN.locale),
};

/** The server's own texts in a language: those of SMS, mail, notices and rules. */
export function messageTexts(language: LanguageCode): Translate<MessageTextId> {
  return translators[language];
}
