import { createHmac } from 'node:crypto';
import type { MerchantCode, RedRainId } from '@wau/contract/ids';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, type ServerSeed, serverSeedFromBytes } from '@wau/fairness/seeds';
import { type Minor, toMinor } from '@wau/money/minor';
import { drawRedPackets } from '@wau/rules/agency/red-packets';
import { assert } from '@wau/service/refusal';
import { deriveKey } from '@wau/service/secrets/derived-key';

/**
 * The seed of a rain follows from the installation's secret and the rain's name, and is stored nowhere: only its hash is
 * until the rain is over.
 */
export function redRainSeed(masterSecret: string, merchantCode: MerchantCode, rainId: RedRainId): ServerSeed {
  const secret = deriveKey(masterSecret, 'agency/red-rain');
  return serverSeedFromBytes(createHmac('sha256', secret).update(`${merchantCode}/${rainId}`).digest());
}

/** What falls, in its order: the stream of the seed with the rain's id in the place of a player's part, and nonce 0. */
export function packetsOfRain(
  seed: ServerSeed,
  {
    rainId,
    totalMinor,
    packetCount,
  }: {
    readonly rainId: RedRainId;
    readonly totalMinor: Minor;
    readonly packetCount: number;
  },
): readonly Minor[] {
  const clientSeed = parseClientSeed(rainId);
  assert(clientSeed !== undefined, 'an id can be hashed');
  return drawRedPackets(totalMinor, packetCount, roundStream(seed, clientSeed, 0)).map(toMinor);
}
