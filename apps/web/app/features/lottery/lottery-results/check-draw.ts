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
  readonly result: LotteryDraw;
}

export interface DrawCheck {
  /** Whether the seed is the one that was committed to before anybody staked. */
  readonly isSeedCommitted: boolean;
  /** Whether seed and slips give these numbers; `undefined` for a family whose rules this version does not have. */
  readonly areNumbersDue: boolean | undefined;
}

/** Does again what the house did, with nothing but what it has shown. */
export function checkDraw(evidence: DrawEvidence): DrawCheck {
  const seed = parseServerSeed(evidence.seed);
  const root = parseClientSeed(evidence.slipRoot);
  const rules = lotteryFamily(evidence.family, dayOfNumero(evidence.numero));
  return {
    isSeedCommitted: seed !== undefined && drawCommitment(seed) === evidence.commitment,
    areNumbersDue:
      rules === undefined
        ? undefined
        : seed !== undefined &&
          root !== undefined &&
          isSameDraw(drawLottery(rules.shape, roundStream(seed, root, 0)), evidence.result),
  };
}

function isSameDraw(one: LotteryDraw, other: LotteryDraw): boolean {
  const textOf = (draw: LotteryDraw) =>
    JSON.stringify(Object.entries(draw).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  return textOf(one) === textOf(other);
}
