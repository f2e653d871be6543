import { messages as englishNames } from 'virtual:catalogue/lottery/en/first';
import { messages as malayNames } from 'virtual:catalogue/lottery/my/first';
import { messages as english } from 'virtual:catalogue/receipt/en';
import { messages as malay } from 'virtual:catalogue/receipt/my';
import { type LotteryWords, makeLotteryWords } from '@wau/i18n/lottery/lottery-words';

export type ReceiptWordId = keyof typeof english;
export type PageLanguage = 'MY' | 'EN';
export type Say = (id: ReceiptWordId) => string;

export const languageNames: Readonly<Record<PageLanguage, string>> = { MY: 'Bahasa Melayu', EN: 'English' };
export const locales: Readonly<Record<PageLanguage, string>> = { MY: 'ms-MY', EN: 'en-MY' };

/** Names of plays, picks and prizes; their rules are left out of the page. */
export const lotteryNames: Readonly<Record<PageLanguage, LotteryWords>> = {
  MY: makeLotteryWords(malayNames, locales.MY),
  EN: makeLotteryWords(englishNames, locales.EN),
};

export function wordsOf(language: PageLanguage): Say {
  const messages = language === 'MY' ? malay : english;
  return (id) => messages[id];
}
