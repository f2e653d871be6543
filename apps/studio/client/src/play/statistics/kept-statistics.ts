import { toMinor } from '@wau/money/minor';
import { type EndedRound, emptyStatistics, type SessionStatistics, withRound } from './session-statistics.ts';

/** Where a round stands among those of a player: numbers rise within a seed. */
export interface RoundPlace {
  readonly seedId: string;
  readonly nonce: number;
}

/** Statistics as they outlive the page: amounts as text, and the last round that they hold. */
export interface KeptStatistics {
  readonly rounds: number;
  readonly stakedMinor: string;
  readonly payoutMinor: string;
  readonly biggestWinMinor: string;
  readonly last: RoundPlace | null;
}

function keptStatistics(statistics: SessionStatistics, last: RoundPlace | undefined): KeptStatistics {
  return {
    rounds: statistics.rounds,
    stakedMinor: statistics.stakedMinor.toString(),
    payoutMinor: statistics.payoutMinor.toString(),
    biggestWinMinor: statistics.biggestWinMinor.toString(),
    last: last === undefined ? null : { seedId: last.seedId, nonce: last.nonce },
  };
}

/** Whoever kept it may have changed it: anything but statistics counts as none. */
export function readKeptStatistics(value: unknown): KeptStatistics | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rounds, stakedMinor, payoutMinor, biggestWinMinor, last } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isCount(rounds) || !isAmount(stakedMinor) || !isAmount(payoutMinor) || !isAmount(biggestWinMinor)) {
    return undefined;
  }
  return { rounds, stakedMinor, payoutMinor, biggestWinMinor, last: isPlace(last) ? last : null };
}

export function statisticsOf(kept: KeptStatistics | undefined): SessionStatistics {
  if (kept === undefined) return emptyStatistics;
  return {
    rounds: kept.rounds,
    stakedMinor: toMinor(BigInt(kept.stakedMinor)),
    payoutMinor: toMinor(BigInt(kept.payoutMinor)),
    biggestWinMinor: toMinor(BigInt(kept.biggestWinMinor)),
  };
}

interface RoundCountOptions {
  /** The statistics of earlier visits. */
  readonly kept: KeptStatistics | undefined;
  /** Keeps them for the next visit. */
  readonly keep: (statistics: KeptStatistics) => void;
}

/** What is kept of a player's rounds: each as soon as it is known, so that closing the page while it is shown loses none. */
export interface RoundCount {
  /** Whether an earlier visit has counted the round, as it has when the page was closed while it was being shown. */
  wasCounted(round: RoundPlace): boolean;
  count(round: RoundPlace & EndedRound): void;
  /** Counts anew, beginning with rounds whose end the player has yet to see. */
  restart(shownLater: readonly EndedRound[]): void;
}

export function createRoundCount({ kept, keep }: RoundCountOptions): RoundCount {
  let statistics = statisticsOf(kept);
  let last = kept?.last ?? undefined;
  const before = last;
  return {
    wasCounted: ({ seedId, nonce }) => before?.seedId === seedId && nonce <= before.nonce,
    count(round) {
      statistics = withRound(statistics, round);
      last = round;
      keep(keptStatistics(statistics, last));
    },
    restart(shownLater) {
      statistics = shownLater.reduce(withRound, emptyStatistics);
      keep(keptStatistics(statistics, last));
    },
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^(0|[1-9]\d{0,17})$/.test(value);
}

function isPlace(value: unknown): value is RoundPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { seedId, nonce } = value as Readonly<Record<string, unknown>>;
  return typeof seedId === 'string' && isCount(nonce);
}
