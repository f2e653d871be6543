import { parseMinor } from '@wau/money/minor';
import { type GameBet, type GameEvent, parseGameBet } from '../games.ts';
import type { Wager } from '../wager.ts';

/** A recorded round as it stands in a `*.golden.json` file; stories and browser tests replay the same files. */
export interface GoldenRound {
  readonly name: string;
  readonly bet: GameBet;
  readonly wager: Wager;
  /** What the integer source gave, in order. */
  readonly integers: readonly number[];
  readonly events: readonly GameEvent[];
}

interface RecordedRound {
  readonly name: string;
  readonly game: string;
  readonly parameters: unknown;
  readonly wager: { readonly stakeMinor: string; readonly maxWinMinor: string };
  readonly integers: readonly number[];
  readonly events: readonly unknown[];
}

/** Reads the text of a golden file. Throws when a bet or an amount in it is not one. */
export function readGoldenRounds(text: string): GoldenRound[] {
  return (JSON.parse(text) as RecordedRound[]).map((recorded) => {
    const bet = parseGameBet(recorded.game, recorded.parameters);
    const stakeMinor = parseMinor(recorded.wager.stakeMinor);
    const maxWinMinor = parseMinor(recorded.wager.maxWinMinor);
    if (!bet.ok || stakeMinor === undefined || maxWinMinor === undefined) {
      throw new RangeError(`the golden round "${recorded.name}" is not valid`);
    }
    return {
      name: recorded.name,
      bet: bet.value,
      wager: { stakeMinor, maxWinMinor },
      integers: recorded.integers,
      events: recorded.events as readonly GameEvent[],
    };
  });
}
