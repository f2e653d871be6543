import { type LotteryWords, lotteryCodes, makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { createLateSource, type LateSource, type LateState } from '@wau/late-scripts/late-source';
import { useSyncExternalStore } from 'react';
import type { LanguageCode } from '../language/choose-language.ts';
import { useLanguage } from '../language/use-language.ts';

/** A catalogue of its own, which comes with the first screen of a lottery: no other screen needs it. */
const sources: Readonly<Record<LanguageCode, LateSource<LotteryWords>>> = {
  MY: createLateSource(async () => spoken('MY', await import('virtual:catalogue/lottery/my'))),
  EN: createLateSource(async () => spoken('EN', await import('virtual:catalogue/lottery/en'))),
};

type LotteryCatalogue = typeof import('virtual:catalogue/lottery/en');

function spoken(code: LanguageCode, { messages }: LotteryCatalogue): LotteryWords {
  return makeLotteryWords(messages, offeredLanguages[code].locale);
}

const loading: LateState<never> = { status: 'loading' };

/** So that no code is on the screen for the moment before the words are. */
const notYet: LotteryWords = { word: () => '…', playName: () => '…', playRule: () => undefined };

/** Names and rules in the page's language. Where they do not come just now, things are called by their codes. */
export function useLotteryWords(): LotteryWords {
  const { subscribe, current } = sources[useLanguage().code];
  const state = useSyncExternalStore(subscribe, current, () => loading);
  if (state.status === 'here') return state.module;
  return state.status === 'loading' ? notYet : lotteryCodes;
}

/** What things of lotteries are called, by the catalogue's ids, e.g. `family.ssc` or `prize.four-d.first`. */
export function useLotteryWord(): LotteryWords['word'] {
  return useLotteryWords().word;
}
