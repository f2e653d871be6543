import type { CallValue } from '@wau/contract/call';
import type { openPlay, rotateSeed } from '@wau/contract/calls/play/studio-calls';
import type { ServerSeed } from '@wau/fairness/seeds';
import type { SeedPair } from './seed-sql.ts';

export type ActiveSeedView = CallValue<typeof openPlay>['seed'];
export type RevealedSeedView = CallValue<typeof rotateSeed>['revealed'];

/** The pair in use: commitments only. */
export function activeSeedView(pair: SeedPair): ActiveSeedView {
  return {
    seedId: pair.seedId,
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed,
    nextNonce: pair.nextNonce,
    nextServerSeedHash: pair.nextServerSeedHash,
  };
}

/** A retired pair with its secret. */
export function revealedSeedView(pair: SeedPair, serverSeed: ServerSeed): RevealedSeedView {
  return {
    seedId: pair.seedId,
    serverSeed,
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed,
    rounds: pair.nextNonce,
  };
}
