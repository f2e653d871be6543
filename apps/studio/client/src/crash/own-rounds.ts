import type { RoundView, StudioApi } from '../platform/studio-api.ts';
import type { BetDesk } from '../play/bet-desk.ts';
import type { CrashBet } from './crash-state.ts';

interface OwnRoundsOptions {
  readonly api: StudioApi;
  readonly desk: Pick<BetDesk, 'addRound' | 'refreshBalance'>;
  readonly wait: (durationMs: number) => Promise<void>;
  /** What became of a bet whose flight ended while nothing could be heard. */
  readonly onMissed: (round: RoundView) => void;
  readonly onBug: (error: unknown) => void;
}

const settledPauseMs = 1_500;
const settledAsks = 40;

/** A bet is a round like any other once its flight has ended and its money is settled: that is asked for. */
export function createOwnRounds({ api, desk, wait, onMissed, onBug }: OwnRoundsOptions) {
  let isStopped = true;

  async function settled({ roundId }: CrashBet): Promise<RoundView | undefined> {
    for (let asked = 0; asked < settledAsks && !isStopped; asked += 1) {
      await wait(settledPauseMs);
      const answer = await api.call('getRound', { params: { roundId } });
      if (answer.ok && (answer.value.status === 'settled' || answer.value.status === 'refunded')) {
        return answer.value;
      }
    }
    return undefined;
  }

  async function take(bet: CrashBet): Promise<RoundView | undefined> {
    const round = await settled(bet);
    if (round?.status === 'settled') desk.addRound(round);
    if (round !== undefined) await desk.refreshBalance();
    return round;
  }

  return {
    start() {
      isStopped = false;
      return () => {
        isStopped = true;
      };
    },
    follow(bet: CrashBet): void {
      take(bet).catch(onBug);
    },
    followMissed(bet: CrashBet): void {
      take(bet)
        .then((round) => {
          if (round !== undefined) onMissed(round);
        })
        .catch(onBug);
    },
    /** The payout, or a stake that comes back, reaches the balance a little later. */
    followMoney(): void {
      wait(settledPauseMs)
        .then(() => desk.refreshBalance())
        .then(() => wait(3 * settledPauseMs))
        .then(() => desk.refreshBalance())
        .catch(onBug);
    },
  };
}
