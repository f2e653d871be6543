import { verifiedRandomness } from '@wau/fairness/beacon';
import { quicknet, roundComesAtMs } from '@wau/fairness/beacon-chain';
import type { PlacedEntry, PlacedOrder, SeedProof } from './receipt.ts';

/** Beacons that no operator can have a hand in. */
const publicBeacons = [quicknet];

/**
 * What the numbers follow from besides the seed: the root of the slips, or the random number of the round that the order was
 * placed under. `undefined` where the round does not come after the order was placed, or the signature is not the beacon's.
 */
export function publicPartOf(
  { placedAt }: Pick<PlacedOrder, 'placedAt'>,
  { beacon }: Pick<PlacedEntry, 'beacon'>,
  { slipRoot, beaconSignature }: Pick<SeedProof, 'slipRoot' | 'beaconSignature'>,
): string | undefined {
  if (beacon === undefined) return beaconSignature === undefined ? slipRoot : undefined;
  const chain = publicBeacons.find(({ name }) => name === beacon.name);
  if (chain === undefined || beaconSignature === undefined) return undefined;
  if (roundComesAtMs(chain, beacon.round) <= Date.parse(placedAt)) return undefined;
  return verifiedRandomness(chain, beacon.round, beaconSignature);
}
