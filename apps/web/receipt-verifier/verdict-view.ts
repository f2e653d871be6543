import type { LotteryWords } from '@wau/i18n/lottery/lottery-words';
import { pickWords } from '@wau/i18n/lottery/pick-words';
import { isCurrencyCode } from '@wau/money/currency';
import { formatMinor } from '@wau/money/format';
import { toMinor } from '@wau/money/minor';
import type { Receipt } from '@wau/receipt/receipt';
import type { CheckedEntry, CheckedLine, ReceiptCheck, ReceiptVerdict } from '@wau/receipt/receipt-verdict';
import { element } from './element.ts';
import {
  locales,
  lotteryNames,
  type PageLanguage,
  type ReceiptWordId,
  type Say,
  wordsOf,
} from './receipt-words.ts';

interface Speech {
  readonly say: Say;
  readonly language: PageLanguage;
  readonly family: string;
  readonly names: LotteryWords;
  readonly amount: (minor: bigint) => string;
}

/** What came out, in the words of a language. */
export function verdictView(verdict: ReceiptVerdict, language: PageLanguage): HTMLElement {
  const { receipt, checks, entries } = verdict;
  const speech = speechOf(receipt, language);
  const { say } = speech;
  return element(
    'section',
    { class: 'verdict' },
    element(
      'div',
      { class: `banner ${verdict.verdict}`, role: 'status' },
      element('h2', {}, say(`verdict.${verdict.verdict}`)),
      element('p', {}, say(`verdict.${verdict.verdict}.text`)),
    ),
    receipt === undefined ? undefined : orderFacts(receipt, speech),
    checkList(
      checks.filter(({ entry }) => entry === undefined),
      speech,
      receipt,
    ),
    ...entries.map((entry) =>
      entryCard(
        entry,
        checks.filter((check) => check.entry === entry.entry),
        speech,
        receipt,
      ),
    ),
  );
}

function speechOf(receipt: Receipt | undefined, language: PageLanguage): Speech {
  const currencyCode = receipt?.placed.currencyCode ?? '';
  return {
    say: wordsOf(language),
    language,
    family: receipt?.placed.family ?? '',
    names: lotteryNames[language],
    amount: (minor) =>
      isCurrencyCode(currencyCode)
        ? formatMinor(toMinor(minor), currencyCode, locales[language])
        : `${currencyCode} ${minor}`,
  };
}

function orderFacts({ placed, key }: Receipt, { say, language, family, names, amount }: Speech): HTMLElement {
  const placedAt = new Date(placed.placedAt).toLocaleString(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return factList([
    [say('fact.order'), placed.orderId, 'code'],
    [say('fact.site'), placed.merchantCode],
    [say('fact.game'), `${names.word(`family.${family}`)} (${placed.gameId})`],
    [say('fact.placed'), placedAt],
    [say('fact.stake'), amount(BigInt(placed.stakeMinor))],
    [say('fact.key'), `${key.keyId} ${key.publicKey}`, 'code'],
  ]);
}

type Fact = readonly [label: string, value: string, kind?: 'code'];

function factList(facts: readonly Fact[]): HTMLElement {
  return element(
    'dl',
    {},
    ...facts.flatMap(([label, value, kind]) => [
      element('dt', {}, label),
      element('dd', kind === undefined ? {} : { class: kind }, value),
    ]),
  );
}

function checkList(
  checks: readonly ReceiptCheck[],
  { say }: Speech,
  receipt: Receipt | undefined,
): HTMLElement {
  return element(
    'ul',
    { class: 'checks', 'aria-label': say('check.title') },
    ...checks.map(({ check, isRight }) => {
      const isOfficial = check === 'numbers' && receipt?.placed.drawSource === 'official';
      const word: ReceiptWordId = isOfficial ? 'check.numbers.official' : `check.${check}`;
      return element(
        'li',
        { class: isRight ? 'right' : 'wrong' },
        element(
          'span',
          { class: 'mark', role: 'img', 'aria-label': say(isRight ? 'check.right' : 'check.wrong') },
          isRight ? '✓' : '✗',
        ),
        element('span', {}, say(word)),
      );
    }),
  );
}

function entryCard(
  entry: CheckedEntry,
  checks: readonly ReceiptCheck[],
  speech: Speech,
  receipt: Receipt | undefined,
): HTMLElement {
  const { say, family, names, amount } = speech;
  const ended = receipt?.outcome?.entries.find((each) => each.entry === entry.entry);
  const facts: Fact[] = [[say('fact.state'), say(`state.${entry.state}`)]];
  for (const [prize, numbers] of Object.entries(entry.result ?? {})) {
    facts.push([names.word(`prize.${family}.${prize}`), numbers.join(' ')]);
  }
  const publishedBy = ended?.draw?.publishedBy ?? [];
  if (publishedBy.length > 0) facts.push([say('fact.published'), publishedBy.join(', ')]);
  if (ended?.state === 'settled') facts.push([say('fact.payout'), amount(BigInt(ended.payoutMinor))]);
  else if (ended !== undefined) facts.push([say('fact.refund'), amount(BigInt(ended.refundMinor))]);
  facts.push([say('fact.slip.hash'), entry.slipHash, 'code']);
  return element(
    'article',
    {},
    element('h3', {}, `${say('fact.draw')} ${entry.numero}`),
    factList(facts),
    checkList(checks, speech, receipt),
    ...entry.lines.map((line) => lineView(line, speech)),
  );
}

function lineView(line: CheckedLine, { say, amount, language, family, names }: Speech): HTMLElement {
  const oddsText = (odds: bigint) => (Number(odds) / 10_000).toLocaleString(locales[language]);
  const facts: Fact[] = [
    [say('fact.stake'), amount(line.stakeMinor)],
    ...line.odds.map((odds, index): Fact => {
      const prize = names.word(`prize.${family}.${line.prizeCodes[index] ?? ''}`);
      return [line.odds.length === 1 ? say('fact.odds') : `${say('fact.odds')}: ${prize}`, oddsText(odds)];
    }),
  ];
  if (line.wins !== undefined && line.payoutMinor !== undefined) {
    const lines = [...line.wins.values()].reduce((sum, count) => sum + count, 0n);
    facts.push([say('fact.wins'), lines.toString()], [say('fact.payout'), amount(line.payoutMinor)]);
  }
  return element(
    'div',
    { class: (line.payoutMinor ?? 0n) > 0n ? 'line won' : 'line' },
    element(
      'p',
      { class: 'play' },
      element('strong', {}, names.playName(family, line.playCode)),
      ' ',
      element('span', { class: 'code' }, line.playCode),
    ),
    element('p', { class: 'picks' }, pickWords(names, family, line.fieldCodes, line.numbers)),
    factList(facts),
  );
}
