import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { type RoundResult, settleRound } from '../round.ts';
import type { Wager } from '../wager.ts';
import {
  type CoinFlipDecision,
  type CoinFlipMathematics,
  type CoinFlipParameters,
  type CoinFlipRefusalCode,
  type CoinSide,
  coinMultiplierTenThousandths,
  coinSides,
} from './coin-flip.ts';

/** All coins have been flipped once. */
export interface CoinsFlippedEvent {
  readonly type: 'coinsFlipped';
  readonly chosen: CoinSide;
  /** What each coin shows, from the left. */
  readonly sides: readonly CoinSide[];
  readonly won: boolean;
  /** What may be paid out from now on; 0 after a flip that was lost. */
  readonly multiplierTenThousandths: number;
}

/**
 * Plays a round with parameters that `parseCoinFlipParameters` has accepted. Takes one integer below 2 for each coin of
 * each flip, from the left: 0 is heads, 1 is tails. A flip is drawn when it is decided, so nothing is known before.
 */
export function playCoinFlip(
  mathematics: CoinFlipMathematics,
  parameters: CoinFlipParameters,
  wager: Wager,
  decisions: readonly CoinFlipDecision[],
  integers: IntegerSource,
): RoundResult<CoinsFlippedEvent, CoinFlipRefusalCode> {
  const series = new CoinSeries(mathematics, wager, integers);
  series.flip(parameters.side);
  if (parameters.flips > 0) {
    if (decisions.length > 0) return { kind: 'illegal', code: 'decision.illegal' };
    while (!series.isOver && series.wins < parameters.flips) series.flip(parameters.side);
    return series.settle();
  }
  for (const decision of decisions) {
    if (series.isOver) return { kind: 'illegal', code: 'decision.illegal' };
    if (decision.kind === 'flip') series.flip(decision.side);
    else series.cashOut();
  }
  return series.isOver ? series.settle() : series.wait();
}

class CoinSeries {
  readonly #mathematics: CoinFlipMathematics;
  readonly #wager: Wager;
  readonly #integers: IntegerSource;
  readonly #events: CoinsFlippedEvent[] = [];
  #multiplier = 0;
  wins = 0;
  isOver = false;

  constructor(mathematics: CoinFlipMathematics, wager: Wager, integers: IntegerSource) {
    this.#mathematics = mathematics;
    this.#wager = wager;
    this.#integers = integers;
  }

  flip(chosen: CoinSide): void {
    const { coins, needed, seriesMaximum } = this.#mathematics;
    const sides = Array.from({ length: coins }, () => coinSides[this.#integers.nextInteger(2)] ?? 'heads');
    const won = sides.filter((side) => side === chosen).length >= needed;
    this.wins += won ? 1 : 0;
    this.#multiplier = won ? coinMultiplierTenThousandths(this.#mathematics, this.wins) : 0;
    this.#events.push({
      type: 'coinsFlipped',
      chosen,
      sides,
      won,
      multiplierTenThousandths: this.#multiplier,
    });
    // Nobody is asked to risk what could grow no further: the series is whole, or the limit on wins is reached.
    const { stakeMinor, maxWinMinor } = this.#wager;
    this.isOver =
      !won || this.wins === seriesMaximum || payoutOf(stakeMinor, this.#multiplier) >= maxWinMinor;
  }

  cashOut(): void {
    this.isOver = true;
  }

  settle(): RoundResult<CoinsFlippedEvent, CoinFlipRefusalCode> {
    return settleRound(this.#events, this.#wager, this.#multiplier);
  }

  wait(): RoundResult<CoinsFlippedEvent, CoinFlipRefusalCode> {
    const decisionAtTimeout: CoinFlipDecision = { kind: 'cashOut' };
    return {
      kind: 'waiting',
      events: this.#events,
      stakeMinor: this.#wager.stakeMinor,
      choices: [
        { kind: 'flip', extraStakeMinor: '0' },
        { kind: 'cashOut', extraStakeMinor: '0' },
      ],
      decisionAtTimeout,
    };
  }
}
