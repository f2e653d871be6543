import { verifiedRandomness } from '@wau/fairness/beacon';
import { quicknet } from '@wau/fairness/beacon-chain';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery, type LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { dayOfNumero } from '../../../platform/lottery/day-of-numero.ts';

export interface DrawEvidence {
  readonly family: string;
  readonly numero: string;
  readonly commitment: string;
  readonly seed: string;
  readonly slipRoot: string;
  /** The round of a public beacon that the numbers follow from instead of the slips. */
  readonly beacon?: { readonly name: string; readonly round: number; readonly signature: string | null };
  readonly result: LotteryDraw;
}

export interface DrawCheck {
  /** Whether the seed is the one that was committed to before anybody staked. */
  readonly isSeedCommitted: boolean;
  /** Whether the round is signed by the beacon, whose key this page has; `undefined` for a draw without one. */
  readonly isBeaconSigned?: boolean;
  /** Whether seed and slips, or seed and beacon, give these numbers; `undefined` for a family whose rules this version does not have. */
  readonly areNumbersDue: boolean | undefined;
}

/** Does again what the house did, with nothing but what it has shown. */
export function checkDraw(evidence: DrawEvidence): DrawCheck {
  const seed = parseServerSeed(evidence.seed);
  const randomness = randomnessIn(evidence);
  const root = parseClientSeed(evidence.beacon === undefined ? evidence.slipRoot : (randomness ?? ''));
  const rules = lotteryFamily(evidence.family, dayOfNumero(evidence.numero));
  return {
    isSeedCommitted: seed !== undefined && drawCommitment(seed) === evidence.commitment,
    ...(evidence.beacon === undefined ? {} : { isBeaconSigned: randomness !== undefined }),
    areNumbersDue:
      rules === undefined
        ? undefined
        : seed !== undefined &&
          root !== undefined &&
          isSameDraw(drawLottery(rules.shape, roundStream(seed, root, 0)), evidence.result),
  };
}

/** Of another beacon than this one nobody here knows who has a hand in it. */
function randomnessIn({ beacon }: DrawEvidence): string | undefined {
  return beacon?.name === quicknet.name && beacon.signature !== null
    ? verifiedRandomness(quicknet, beacon.round, beacon.signature)
    : undefined;
}

function isSameDraw(one: LotteryDraw, other: LotteryDraw): boolean {
  const textOf = (draw: LotteryDraw) =>
    JSON.stringify(Object.entries(draw).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  return textOf(one) === textOf(other);
}
