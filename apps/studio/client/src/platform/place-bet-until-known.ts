import { type StudioAnswer, type StudioFailure, wasTurnedAway } from './studio-api.ts';

export interface PlaceBetUntilKnownOptions<Value> {
  /** Sends the bet. Every call must carry the same idempotency key, so that the bet is placed at most once. */
  readonly send: () => Promise<StudioAnswer<Value>>;
  readonly wait: (durationMs: number) => Promise<void>;
  /** Told whenever an answer was lost, with how many so far: from now on nobody here knows whether the bet stands. */
  readonly onUnknown: (lostAnswers: number) => void;
}

const firstPauseMs = 600;
const longestPauseMs = 8_000;

/**
 * Places a bet and does not rest until it is known what became of it: a lost answer is asked for again with the same
 * key, with growing pauses and without end. Returns what it came to, or the refusal that says that no bet stands.
 */
export async function placeBetUntilKnown<Value>(
  options: PlaceBetUntilKnownOptions<Value>,
): Promise<StudioAnswer<Value>> {
  let lostAnswers = 0;
  let pauseMs = firstPauseMs;
  for (;;) {
    const answer = await options.send();
    if (answer.ok || isDefinite(answer, lostAnswers > 0)) return answer;
    lostAnswers += 1;
    options.onUnknown(lostAnswers);
    await options.wait(pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }
}

function isDefinite(failure: StudioFailure, isUnknown: boolean): boolean {
  // Definite for a first attempt, but it says nothing about an earlier one.
  if (wasTurnedAway(failure) || failure.code === 'rate.limited') return !isUnknown;
  if (failure.code === 'round.pending' || failure.code === 'network.lost') return false;
  return failure.status < 500;
}
