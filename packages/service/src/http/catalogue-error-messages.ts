import type { LanguageCode } from '@wau/contract/languages';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as en } from '@wau/i18n/errors/en';
import { messages as my } from '@wau/i18n/errors/my';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator } from '@wau/i18n/translator';
import type { ErrorMessages } from './error-answer.ts';

/** The texts of error codes out of the catalogues, compiled once. */
export function catalogueErrorMessages(): ErrorMessages {
  const translators = {
    MY: makeTranslator(compileCatalogue(my), offeredLanguages.MY.locale),
    EN: makeTranslator(compileCatalogue(en), offeredLanguages.EN.locale),
  } satisfies Record<LanguageCode, unknown>;
  return (code, language, value) => {
    const { retryAfterSeconds = 0 } = value ?? {};
    return translators[language](code, { retryAfterSeconds });
  };
}
