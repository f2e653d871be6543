import { countLines } from '@wau/rules/lottery/count-lines';
import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import type { Picks } from '@wau/rules/lottery/pick-fields';
import { picksText } from '@wau/rules/lottery/read-picks';
import { type BetLine, type MenuPrize, oddsBySeries } from './bet-line.ts';

/** How much is put on each line. */
export interface StakeChoice {
  readonly prizeModeId: BetLine['prizeModeId'];
  readonly unitMinor: bigint;
  readonly multiple: number;
  /** The prize group, which counts for plays that pay by it. */
  readonly series: number;
}

/** What the game's menu says of a play, as far as it is needed for its price. */
interface MenuOdds {
  readonly prizes: readonly MenuPrize[];
}

/** A line group before it is written out: what a tap needs to know. */
export type PricedPicks = Omit<BetLine, 'numbers'>;

export function priceOf(
  shape: DrawShape,
  play: LotteryPlay,
  { prizes }: MenuOdds,
  picks: Picks,
  stake: StakeChoice,
  /** In place of those of the menu. */
  oddsNow?: readonly number[],
): PricedPicks {
  const series = prizes.some(({ isBySeries }) => isBySeries) ? stake.series : undefined;
  const odds = oddsNow ?? prizes.map((prize) => oddsBySeries(prize, series));
  const paying = payingOdds(play, prizes, odds, picks[0] ?? []);
  return {
    playId: play.code,
    prizeModeId: stake.prizeModeId,
    lineCount: countLines(shape, play, picks),
    chargedLots: chargedLotsOf(play),
    unitMinor: stake.unitMinor,
    multiple: stake.multiple,
    series,
    odds,
    mostOdds: Math.max(0, ...paying),
    leastOdds: paying.length === 0 ? 0 : Math.min(...paying),
  };
}

/** The line group with its picks as they travel. */
export function lineOf(shape: DrawShape, play: LotteryPlay, picks: Picks, priced: PricedPicks): BetLine {
  return { ...priced, numbers: picksText(shape, play, picks) };
}

/** The odds that lines of these picks can win: of a plate only those of the options that are picked. */
function payingOdds(
  play: LotteryPlay,
  prizes: readonly MenuPrize[],
  odds: readonly number[],
  options: readonly number[],
): readonly number[] {
  const codes = play.kind === 'plate' ? prizesOfOptions(play, options) : undefined;
  return odds.filter((_, index) => {
    const prize = prizes[index];
    return prize?.isReturn === false && (codes?.has(prize.prize) ?? true);
  });
}

function prizesOfOptions(
  play: LotteryPlay & { readonly kind: 'plate' },
  options: readonly number[],
): ReadonlySet<string> {
  return new Set(options.flatMap((index) => (play.options[index]?.wins ?? []).map(({ prize }) => prize)));
}
