import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { type Picks, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { readPicks } from '@wau/rules/lottery/read-picks';
import { isByNumber, numbersOfPicks } from '@wau/rules/lottery/single-numbers';
import type { LotterySetting, MenuPlay, PlayMenu } from '../../../platform/lottery/lottery-terms-queries.ts';
import type { BetLine } from './bet-line.ts';
import { lineOf, priceOf, type StakeChoice } from './price-picks.ts';

/** A play as the menu offers it and as the rules count it. */
export interface OfferedPlay {
  readonly menuPlay: MenuPlay;
  readonly play: LotteryPlay;
}

/** What a lottery offers now: its plays, what a line may cost, and by which modes and series it is played. */
export interface Offer {
  readonly family: LotteryFamily;
  readonly plays: readonly [OfferedPlay, ...OfferedPlay[]];
  readonly setting: LotterySetting;
  readonly prizeModes: PlayMenu['prizeModes'];
}

type WrittenLine = Pick<BetLine, 'playId' | 'numbers'>;

/** A line as its play reads it; `undefined` for one that is not offered any more. */
export function readLine(
  { family: { shape }, plays }: Offer,
  { playId, numbers }: WrittenLine,
): { readonly known: OfferedPlay; readonly picks: Picks } | undefined {
  const known = plays.find(({ play }) => play.code === playId);
  const read = known === undefined ? undefined : readPicks(shape, known.play, numbers);
  return known === undefined || read?.ok !== true ? undefined : { known, picks: read.value };
}

/** A line by its picks and what is put on it, whatever its odds are. */
type WishedLine = WrittenLine &
  Pick<BetLine, 'prizeModeId' | 'unitMinor' | 'multiple'> & { readonly series: number | undefined };

/** The line at the odds of the menu, with what is not offered any more brought to what is; `undefined` for an unknown play. */
export function lineAsOffered(offer: Offer, line: WishedLine): BetLine | undefined {
  return priced(offer, line, stakeAsOffered(offer, line), undefined);
}

/** The line at other odds for its prizes. */
export function lineAtOdds(offer: Offer, line: BetLine, odds: readonly number[]): BetLine | undefined {
  return priced(offer, line, stakeAsOffered(offer, line), odds);
}

function priced(
  offer: Offer,
  line: WrittenLine,
  stake: StakeChoice,
  odds: readonly number[] | undefined,
): BetLine | undefined {
  const read = readLine(offer, line);
  if (read === undefined) return undefined;
  const { known, picks } = read;
  const { shape } = offer.family;
  return lineOf(shape, known.play, picks, priceOf(shape, known.play, known.menuPlay, picks, stake, odds));
}

function stakeAsOffered(
  { setting: { units, highestMultiple, seriesHighest }, prizeModes }: Offer,
  { prizeModeId, unitMinor, multiple, series = seriesHighest }: WishedLine,
): StakeChoice {
  const isUnit = units.some((unit) => BigInt(unit) === unitMinor);
  return {
    prizeModeId: prizeModes.includes(prizeModeId) ? prizeModeId : (prizeModes[0] ?? prizeModeId),
    unitMinor: isUnit ? unitMinor : BigInt(units[0] ?? unitMinor),
    multiple: Math.min(multiple, highestMultiple),
    series: Math.min(series, seriesHighest),
  };
}

/** The line without some of its numbers, at its odds; `undefined` where nothing is left of it. */
export function lineWithout(offer: Offer, line: BetLine, numbers: readonly string[]): BetLine | undefined {
  const read = readLine(offer, line);
  if (read === undefined) return undefined;
  const { known, picks } = read;
  const gone = new Set(numbers);
  const { shape } = offer.family;
  const fields = pickFieldsOf(shape, known.play);
  const left = fields.map((field, place) =>
    (picks[place] ?? []).filter(
      (value) => !gone.has(writtenAlone(field.codeOf(value), place, fields.length)),
    ),
  );
  const stake = stakeAsOffered(offer, line);
  const kept = priceOf(shape, known.play, known.menuPlay, left, stake, line.odds);
  return kept.lineCount === 0n ? undefined : lineOf(shape, known.play, left, kept);
}

function writtenAlone(code: string, place: number, fieldCount: number): string {
  return '|'.repeat(place) + code + '|'.repeat(fieldCount - 1 - place);
}

/** Of more numbers nobody is told one by one, and nothing is asked. */
const toldNumbers = 1_000n;

/** The numbers of picks, each as it is written alone; `undefined` where they are bounded together, or too many to be told. */
export function toldNumbersOf(
  { family: { shape } }: Offer,
  play: LotteryPlay,
  picks: Picks,
  lineCount: bigint,
): readonly string[] | undefined {
  return isByNumber(play) && lineCount <= toldNumbers ? numbersOfPicks(shape, play, picks) : undefined;
}
