import type { CoinSide } from '@wau/rules/coin-flip/coin-flip';
import type { CoinsFlippedEvent } from '@wau/rules/coin-flip/coin-flip-round';
import { clampShare } from '../platform/animation.ts';
import { isRecord } from '../verified-game/verified-game.ts';

/** The flips of a recorded round, in order. */
export function flipsOf(events: readonly unknown[]): readonly CoinsFlippedEvent[] {
  return events.filter(isFlippedEvent);
}

function isFlippedEvent(event: unknown): event is CoinsFlippedEvent {
  return (
    isRecord(event) &&
    event.type === 'coinsFlipped' &&
    Array.isArray(event.sides) &&
    typeof event.won === 'boolean' &&
    typeof event.multiplierTenThousandths === 'number'
  );
}

export interface CoinPose {
  /** Above its place, from 0 to 1 at the top of the toss. */
  readonly height: number;
  /** How wide of its height the coin is seen, from 0 (its edge) to 1. */
  readonly openness: number;
  /** The side that is seen. */
  readonly side: CoinSide;
}

const halfTurns = 9;

/** How far a coin has come, so that coins beside one another do not fall as one. */
export function coinShare(share: number, coin: number, coins: number): number {
  const late = coins < 2 ? 0 : (0.22 * coin) / (coins - 1);
  return clampShare((share - late) / (1 - (coins < 2 ? 0 : 0.22)));
}

/** A coin after a share of its toss from one side to another: it rises, turns, and lies with its side up. */
export function coinPose(from: CoinSide, to: CoinSide, share: number): CoinPose {
  // Another side up takes an odd number of half turns.
  const turns = from === to ? halfTurns + 1 : halfTurns;
  const angle = turns * (1 - (1 - share) ** 1.6);
  const seenTurns = Math.round(angle);
  const isFrom = (seenTurns & 1) === 0;
  return {
    height: 4 * share * (1 - share),
    openness: Math.abs(Math.cos(Math.PI * angle)),
    side: isFrom ? from : otherSide(from),
  };
}

export function otherSide(side: CoinSide): CoinSide {
  return side === 'heads' ? 'tails' : 'heads';
}
