import { type StudioAnswer, wasTurnedAway } from './studio-api.ts';

const pausesMs = [500, 1_500, 4_000];

/**
 * Asks again what a full server has turned away before it looked at it, since the next moment may have room and the player
 * would only tap “try again”. Everything else is an answer, and so is being turned away for the last time.
 */
export async function askUntilLetIn<Value>(
  ask: () => Promise<StudioAnswer<Value>>,
  wait: (durationMs: number) => Promise<void>,
): Promise<StudioAnswer<Value>> {
  for (const pauseMs of pausesMs) {
    const answer = await ask();
    if (answer.ok || !wasTurnedAway(answer)) return answer;
    await wait(pauseMs);
  }
  return ask();
}
