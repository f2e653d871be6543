import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseCommitment, parseServerSeed, verifyCommitment } from '@wau/fairness/seeds';
import { drawRedPackets } from '@wau/rules/agency/red-packets';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { RainResult, RedPacket } from './red-rain-queries.ts';

/**
 * Draws the packets of a rain that is over from its seed, and compares them with those that were caught; the seed must be the
 * one whose hash stood with the rain before.
 */
export function checkRain({ rain, seed }: RainResult, packets: readonly RedPacket[]): boolean {
  const serverSeed = parseServerSeed(seed ?? '');
  const clientSeed = parseClientSeed(rain.rainId);
  const commitment = parseCommitment(rain.commitment);
  if (serverSeed === undefined || clientSeed === undefined || commitment === undefined) return false;
  if (!verifyCommitment(serverSeed, commitment)) return false;
  const stream = roundStream(serverSeed, clientSeed, 0);
  const drawn = drawRedPackets(minorOf(rain.totalMinor), rain.packetCount, stream);
  return packets.every(({ packetNumber, amountMinor }) => drawn[packetNumber - 1] === minorOf(amountMinor));
}
