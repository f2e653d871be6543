import type { LoadVerifiedRound } from '../play/play-context.tsx';

/** The mathematics of all games come along only when a player asks for them. */
export const loadVerifiedRound: LoadVerifiedRound = async () =>
  (await import('./verified-round.tsx')).VerifiedRound;
