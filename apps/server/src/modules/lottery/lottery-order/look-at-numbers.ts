import type { MemberId } from '@wau/contract/ids';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { type LotteryLimits, numberBoundsOf, ruledPercentOf } from '@wau/rules/lottery/lottery-limits';
import { chargedLotsOf } from '@wau/rules/lottery/lottery-play';
import {
  type Dearest,
  mostOffered,
  type NumberStanding,
  numberOffersOf,
  offerFor,
} from '@wau/rules/lottery/number-offers';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { type HeldStanding, numberKeyText } from '../lottery-risk/draw-standing.ts';
import type { PricedLine } from './price-line.ts';

/** A draw that an order takes part in, and by how much its lines are multiplied there. */
interface Part {
  readonly numero: string;
  readonly multiple: number;
}

export interface LimitedOrder {
  readonly game: LotteryGame;
  readonly family: LotteryFamily;
  readonly limits: LotteryLimits;
  readonly draws: readonly Part[];
  readonly memberId: MemberId;
}

interface LookedAt {
  readonly closed: Set<string>;
  readonly full: Set<string>;
  readonly lowered: Set<string>;
  /** The lowest of all. */
  percent: number;
  /** Of the number that has least, where one has too little; whether it is the member's own limit alone. */
  leftMinor: bigint | undefined;
  isOwn: boolean;
}

/** How a line group's numbers stand in the draws of an order; one that is bounded as a whole is looked at as one of no name. */
export function lookAtNumbers(
  { limits, draws }: LimitedOrder,
  held: HeldStanding,
  line: PricedLine,
  numbers: readonly string[],
): LookedAt {
  const looked: LookedAt = {
    ...{ closed: new Set(), full: new Set(), lowered: new Set() },
    ...{ percent: 100, leftMinor: undefined, isOwn: true },
  };
  const stakeMinor = line.stakeMinor / line.lineCount;
  for (const { numero, multiple } of draws) {
    for (const number of numbers) {
      const key = { numero, play: line.play.code, number };
      const ruled = ruledPercentOf(limits.rules, { playId: key.play, number, numero });
      if (ruled === 0) {
        looked.closed.add(number);
        continue;
      }
      const standing = held.numbers.get(numberKeyText(key));
      const percent =
        standing === undefined
          ? ruled
          : offeredPercent(limits, line, { ...standing, oddsPercent: ruled }, stakeMinor * BigInt(multiple), {
              refuse(leftMinor, isOwn) {
                looked.full.add(number);
                looked.isOwn &&= isOwn;
                if (looked.leftMinor === undefined || leftMinor < looked.leftMinor)
                  looked.leftMinor = leftMinor;
              },
            });
      if (percent < 100) looked.lowered.add(number);
      looked.percent = Math.min(looked.percent, percent);
    }
  }
  return looked;
}

/** At how many per cent of the odds a stake on a number is taken; 100 where it is not, which is told with what is left. */
function offeredPercent(
  limits: LotteryLimits,
  line: PricedLine,
  standing: NumberStanding,
  stakeMinor: bigint,
  told: { refuse(leftMinor: bigint, isOwn: boolean): void },
): number {
  const bounds = numberBoundsOf(limits);
  const dearest = dearestOf(line);
  const offers = numberOffersOf(bounds, standing, dearest);
  const offer = offerFor(offers, stakeMinor);
  if (offer !== undefined) return offer.oddsPercent;
  const others = numberOffersOf({ ...bounds, memberStakeMinor: undefined }, standing, dearest);
  told.refuse(mostOffered(offers) ?? 0n, offerFor(others, stakeMinor) !== undefined);
  return 100;
}

export function dearestOf({ play, odds }: PricedLine): Dearest {
  return { oddsTenThousandths: Math.max(...odds), chargedLots: chargedLotsOf(play) };
}
