import type { LanguageCode } from '@wau/contract/languages';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as en } from '@wau/i18n/lottery/en';
import { type LotteryWords, makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { messages as my } from '@wau/i18n/lottery/my';
import { rulePartsOf } from '@wau/i18n/lottery/rule-parts';
import { offeredLanguages } from '@wau/i18n/offered-languages';

const lotteryWords: Readonly<Record<LanguageCode, LotteryWords>> = {
  MY: makeLotteryWords(compileCatalogue<string>(my), offeredLanguages.MY.locale),
  EN: makeLotteryWords(compileCatalogue<string>(en), offeredLanguages.EN.locale),
};

/** What screens call a play, with its rule and an example. */
export function playWords(language: LanguageCode, family: string, play: string) {
  const words = lotteryWords[language];
  return {
    name: words.playName(family, play),
    ...rulePartsOf(words.playRule(family, play) ?? ''),
  };
}
