import { parseMinor } from '@wau/money/minor';
import { openTitle } from '../engines.ts';
import type { EngineEvent, PlayableTitle, TitleBet } from '../playable-title.ts';
import type { Wager } from '../wager.ts';

/** A recorded round as it stands in a `*.golden.json` file; stories and browser tests replay the same files. */
export interface GoldenRound {
  readonly name: string;
  readonly title: PlayableTitle;
  readonly bet: TitleBet;
  readonly wager: Wager;
  readonly decisions: readonly unknown[];
  /** What the integer source gave, in order. */
  readonly integers: readonly number[];
  readonly events: readonly EngineEvent[];
}

interface GoldenFile {
  readonly mathematics: unknown;
  readonly rounds: readonly {
    readonly name: string;
    readonly parameters: unknown;
    readonly wager: { readonly stakeMinor: string; readonly maxWinMinor: string };
    readonly decisions?: readonly unknown[];
    readonly integers: readonly number[];
    readonly events: readonly EngineEvent[];
  }[];
}

/** Reads the text of an engine's golden file. Throws when mathematics, a bet or an amount in it are not valid. */
export function readGoldenRounds(engine: string, text: string): GoldenRound[] {
  const { mathematics, rounds } = JSON.parse(text) as GoldenFile;
  const title = openTitle(engine, mathematics);
  if (!title.ok) throw new RangeError(`the golden rounds of ${engine}: ${title.code}`);
  return rounds.map(({ name, parameters, wager, decisions = [], integers, events }) => {
    const bet = title.value.parseBet(parameters);
    const stakeMinor = parseMinor(wager.stakeMinor);
    const maxWinMinor = parseMinor(wager.maxWinMinor);
    if (!bet.ok || stakeMinor === undefined || maxWinMinor === undefined) {
      throw new RangeError(`the golden round "${name}" is not valid`);
    }
    return {
      name,
      title: title.value,
      bet: bet.value,
      wager: { stakeMinor, maxWinMinor },
      decisions,
      integers,
      events,
    };
  });
}
