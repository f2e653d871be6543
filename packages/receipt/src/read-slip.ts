import { countLines } from '@wau/rules/lottery/count-lines';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import type { Picks } from '@wau/rules/lottery/pick-fields';
import { picksText, readPicks } from '@wau/rules/lottery/read-picks';
import type { PlacedEntry, PlacedOrder } from './receipt.ts';

/** A line group of a slip, with what follows from the rules of its play. */
export interface SlipLine {
  readonly play: LotteryPlay;
  readonly picks: Picks;
  readonly numbers: string;
  readonly lineCount: bigint;
  readonly unitMinor: bigint;
  readonly multiple: bigint;
  readonly odds: readonly bigint[];
  readonly stakeMinor: bigint;
}

/** The first line of an entry's slip, which says of which order and draw it is. */
export function slipHead(
  { merchantCode, gameId, orderId, placedAt }: PlacedOrder,
  { numero, entry }: PlacedEntry,
): string {
  return ['wau-lottery-slip-1', merchantCode, gameId, numero, `${orderId}.${entry}`, placedAt].join(' ');
}

/** The line groups behind the first line; `undefined` where one is not as the rules write it. */
export function readSlipLines(family: LotteryFamily, slip: string): readonly SlipLine[] | undefined {
  const lines: SlipLine[] = [];
  for (const text of slip.split('\n').slice(1)) {
    const line = readSlipLine(family, text);
    if (line === undefined) return undefined;
    lines.push(line);
  }
  return lines.length === 0 ? undefined : lines;
}

function readSlipLine(family: LotteryFamily, text: string): SlipLine | undefined {
  const [
    code = '',
    mode = '',
    numbers = '',
    count = '',
    unit = '',
    multiple = '',
    series = '',
    odds = '',
    ...more
  ] = text.split(' ');
  const play = findPlay(family, code);
  if (play === undefined || more.length > 0 || !/^[A-Za-z]+$/.test(mode)) return undefined;
  if (![count, unit, multiple, series].every((number) => /^[1-9]\d{0,17}$/.test(number))) return undefined;
  if (!/^\d{1,18}(?:\/\d{1,18})*$/.test(odds)) return undefined;
  const picks = readPicks(family.shape, play, numbers);
  if (!picks.ok || picksText(family.shape, play, picks.value) !== numbers) return undefined;
  const lineCount = countLines(family.shape, play, picks.value);
  const read: SlipLine = {
    play,
    picks: picks.value,
    numbers,
    lineCount,
    unitMinor: BigInt(unit),
    multiple: BigInt(multiple),
    odds: odds.split('/').map(BigInt),
    stakeMinor: lineCount * BigInt(chargedLotsOf(play)) * BigInt(unit) * BigInt(multiple),
  };
  return lineCount === BigInt(count) && read.odds.length === play.prizes.length ? read : undefined;
}
