import type { LanguageCode } from '@wau/contract/languages';
import { mostFileRows } from '@wau/contract/record-limits';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import { messages as en, type WebMessageId } from '@wau/i18n/web/en';
import { messages as my } from '@wau/i18n/web/my';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { zoneCell } from '../../../platform/records/file-cells.ts';
import { messageTexts } from './message-texts.ts';

/** What screens call states, reasons and kinds of games: a file says the same. */
const shared = [
  'bets.state.',
  'bets.status.',
  'deposit.status.',
  'lobby.category.',
  'movements.reason.',
  'withdraw.status.',
];

function wordsOf(catalogue: Readonly<Record<WebMessageId, string>>): Readonly<Record<WebMessageId, string>> {
  const entries = Object.entries(catalogue).filter(([id]) => shared.some((prefix) => id.startsWith(prefix)));
  return Object.fromEntries(entries) as Record<WebMessageId, string>;
}

const translators: Readonly<Record<LanguageCode, Translate<WebMessageId>>> = {
  MY: makeTranslator(compileCatalogue(wordsOf(my)), offeredLanguages.MY.locale),
  EN: makeTranslator(compileCatalogue(wordsOf(en)), offeredLanguages.EN.locale),
};

type SharedId<Prefix extends string> = Extract<WebMessageId, `${Prefix}${string}`>;

/** The words of a file of records, in the language of its request. */
export function recordFileWords(
  { merchant, language }: Pick<MemberContext, 'merchant' | 'language'>,
  nowMs: number,
) {
  const t = messageTexts(language);
  const screen = translators[language];
  return {
    t,
    /** Beyond what a file holds. */
    cutText: t('file.cut', { rows: mostFileRows }),
    /** Whose clocks the moments are of stands in their title, since a file is read apart from the screen. */
    timeTitle: t('file.time', { zone: zoneCell(merchant.timeZone, nowMs) }),
    word: (id: SharedId<'bets.' | 'deposit.status.' | 'withdraw.status.'>) => screen(id),
    reason: (reason: string) => shownAs(screen, `movements.reason.${reason}`, 'movements.reason.other'),
    /** A kind of games that no screen has a word for yet goes by its code. */
    category: (category: string) => {
      const id = `lobby.category.${category}`;
      return isWord(id) ? screen(id) : category;
    },
  };
}

export type RecordFileWords = ReturnType<typeof recordFileWords>;

function shownAs(screen: Translate<WebMessageId>, id: string, otherwise: WebMessageId): string {
  return screen(isWord(id) ? id : otherwise);
}

function isWord(id: string): id is WebMessageId {
  return Object.hasOwn(en, id) && shared.some((prefix) => id.startsWith(prefix));
}
