import {
  type ClientSeed,
  type Commitment,
  commitmentOf,
  parseClientSeed,
  parseServerSeed,
  type ServerSeed,
  serverSeedFromBytes,
  serverSeedLengthBytes,
} from '@wau/fairness/seeds';
import type { Clock } from '@wau/service/clock';
import { newId, type Random } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import { type PlayerKey, type SeedPair, serverSeedPlace } from './seed-sql.ts';

export interface SeedMaker {
  readonly clock: Clock;
  readonly random: Random;
  readonly sealingKey: Buffer;
}

interface SealedServerSeed {
  readonly sealed: Buffer;
  readonly hash: Commitment;
}

/** A player's first pair: everything random. The player may choose the client seed of every later one. */
export function firstSeedPair(maker: SeedMaker, player: PlayerKey): SeedPair {
  return seedPair(maker, player, newServerSeed(maker, player), randomClientSeed(maker.random));
}

/** The pair after `previous`: its server seed was committed to before the player chose `clientSeed`. */
export function nextSeedPair(maker: SeedMaker, previous: SeedPair, clientSeed: ClientSeed): SeedPair {
  const committed = { sealed: previous.nextServerSeedSealed, hash: previous.nextServerSeedHash };
  return seedPair(maker, previous, committed, clientSeed);
}

/** The pair's server seed in clear. Only rounds and the reveal of a retired pair may ask for it. */
export function openServerSeed(
  sealingKey: Buffer,
  pair: PlayerKey & Pick<SeedPair, 'serverSeedSealed' | 'serverSeedHash'>,
): ServerSeed {
  const place = serverSeedPlace(pair, pair.serverSeedHash);
  const serverSeed = parseServerSeed(openSealedText(sealingKey, place, pair.serverSeedSealed));
  assert(serverSeed !== undefined, 'what was sealed as a server seed is one');
  return serverSeed;
}

function seedPair(
  maker: SeedMaker,
  player: PlayerKey,
  serverSeed: SealedServerSeed,
  clientSeed: ClientSeed,
): SeedPair {
  const next = newServerSeed(maker, player);
  return {
    merchantId: player.merchantId,
    playerId: player.playerId,
    seedId: newId('seed', maker.clock, maker.random),
    serverSeedSealed: serverSeed.sealed,
    serverSeedHash: serverSeed.hash,
    clientSeed,
    nextServerSeedSealed: next.sealed,
    nextServerSeedHash: next.hash,
    nextNonce: 0,
  };
}

function newServerSeed(maker: SeedMaker, player: PlayerKey): SealedServerSeed {
  const serverSeed = serverSeedFromBytes(maker.random.bytes(serverSeedLengthBytes));
  const hash = commitmentOf(serverSeed);
  return {
    sealed: sealText(maker.sealingKey, serverSeedPlace(player, hash), serverSeed, maker.random),
    hash,
  };
}

function randomClientSeed(random: Random): ClientSeed {
  const clientSeed = parseClientSeed(Buffer.from(random.bytes(12)).toString('base64url'));
  assert(clientSeed !== undefined, 'base64url is within the alphabet of client seeds');
  return clientSeed;
}
