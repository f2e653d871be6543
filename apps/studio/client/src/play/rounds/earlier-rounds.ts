import type { RoundView } from '../../platform/studio-api.ts';

/** The seed that was active when the page was opened, and the number of its first round from then on. */
interface OpeningSeed {
  readonly seedId: RoundView['seedId'];
  readonly nextNonce: number;
}

/** Of the rounds that the server lists, those that were settled before this page was opened and are not shown yet. */
export function earlierRounds(
  listed: readonly RoundView[],
  shown: readonly RoundView[],
  opening: OpeningSeed,
): readonly RoundView[] {
  const shownIds = new Set(shown.map(({ roundId }) => roundId));
  return listed.filter(
    (round) => round.status === 'settled' && !shownIds.has(round.roundId) && isEarlier(round, opening),
  );
}

/** Whether a round was placed before this page was opened; those after it are shown by their playback alone. */
function isEarlier(round: RoundView, opening: OpeningSeed): boolean {
  return round.seedId !== opening.seedId || round.nonce < opening.nextNonce;
}
