/** Above so much on a number its odds are so many per cent of what they are else. */
export interface OddsStep {
  readonly aboveMinor: bigint;
  readonly oddsPercent: number;
}

/** What bounds stakes on each number of a draw; `undefined`: nothing does. */
export interface NumberBounds {
  /** What all players may stake on it, what one of them may, and what it may cost when it is drawn once. */
  readonly stakeMinor: bigint | undefined;
  readonly memberStakeMinor: bigint | undefined;
  readonly liabilityMinor: bigint | undefined;
  /** From the lowest amount upwards. */
  readonly steps: readonly OddsStep[];
}

/** How a number of a draw stands. */
export interface NumberStanding {
  readonly stakeMinor: bigint;
  readonly liabilityMinor: bigint;
  readonly memberStakeMinor: bigint;
  /** Less than 100 of a hot number, whatever is staked on it. */
  readonly oddsPercent: number;
}

/** Stakes of up to so much are taken at so many per cent of the odds; `undefined`: of any size. */
export interface NumberOffer {
  readonly upToMinor: bigint | undefined;
  readonly oddsPercent: number;
}

/** What a stake of 1 may win at the full odds of its dearest prize: so many ten-thousandths, for so many charged lots. */
export interface Dearest {
  readonly oddsTenThousandths: number;
  readonly chargedLots: number;
}

/** Odds at so many per cent, rounded down. */
export function oddsAtPercent(oddsTenThousandths: number, percent: number): number {
  return Number((BigInt(oddsTenThousandths) * BigInt(percent)) / 100n);
}

/** What a stake costs when it wins its dearest prize once, rounded up. */
export function liabilityOf(
  stakeMinor: bigint,
  oddsPercent: number,
  { oddsTenThousandths, chargedLots }: Dearest,
): bigint {
  const odds = BigInt(oddsAtPercent(oddsTenThousandths, oddsPercent));
  const perStake = 10_000n * BigInt(chargedLots);
  return (stakeMinor * odds + perStake - 1n) / perStake;
}

/**
 * What is left on a number and at which odds, the smallest stakes first. A stake is paid by the step that it reaches, so that
 * nobody stakes a large amount at the odds of a small one, and no amount is too large to be taken at all.
 */
export function numberOffersOf(
  bounds: NumberBounds,
  standing: NumberStanding,
  dearest: Dearest,
): readonly NumberOffer[] {
  const passed = bounds.steps.filter(({ aboveMinor }) => aboveMinor <= standing.stakeMinor);
  const coming = bounds.steps.slice(passed.length);
  const percents = [passed.at(-1)?.oddsPercent ?? 100, ...coming.map(({ oddsPercent }) => oddsPercent)];
  const offers: NumberOffer[] = [];
  let offeredMinor = 0n;
  for (const [index, percent] of percents.entries()) {
    const oddsPercent = Math.min(percent, standing.oddsPercent);
    const stepMinor = coming[index]?.aboveMinor;
    const upToMinor = least([
      stepMinor === undefined ? undefined : stepMinor - standing.stakeMinor,
      leftOf(bounds.stakeMinor, standing.stakeMinor),
      leftOf(bounds.memberStakeMinor, standing.memberStakeMinor),
      payableStakeOf(leftOf(bounds.liabilityMinor, standing.liabilityMinor), oddsPercent, dearest),
    ]);
    if (upToMinor !== undefined && upToMinor <= offeredMinor) continue;
    const before = offers.at(-1);
    if (before?.oddsPercent === oddsPercent) offers.pop();
    offers.push({ upToMinor, oddsPercent });
    if (upToMinor === undefined) break;
    offeredMinor = upToMinor;
  }
  return offers;
}

/** The first offer that a stake goes into; `undefined` where more is staked than is left. */
export function offerFor(offers: readonly NumberOffer[], stakeMinor: bigint): NumberOffer | undefined {
  return offers.find(({ upToMinor }) => upToMinor === undefined || stakeMinor <= upToMinor);
}

/** The most that can be staked by offers; `undefined`: any amount. */
export function mostOffered(offers: readonly NumberOffer[]): bigint | undefined {
  const last = offers.at(-1);
  return last === undefined ? 0n : last.upToMinor;
}

function leftOf(limitMinor: bigint | undefined, takenMinor: bigint): bigint | undefined {
  if (limitMinor === undefined) return undefined;
  return limitMinor > takenMinor ? limitMinor - takenMinor : 0n;
}

/** The largest stake whose liability is within what is left of it. */
function payableStakeOf(
  leftMinor: bigint | undefined,
  oddsPercent: number,
  { oddsTenThousandths, chargedLots }: Dearest,
): bigint | undefined {
  const odds = BigInt(oddsAtPercent(oddsTenThousandths, oddsPercent));
  if (leftMinor === undefined || odds === 0n) return undefined;
  return (leftMinor * 10_000n * BigInt(chargedLots)) / odds;
}

function least(amounts: readonly (bigint | undefined)[]): bigint | undefined {
  return amounts.reduce((lowest, amount) => {
    if (lowest === undefined || amount === undefined) return lowest ?? amount;
    return amount < lowest ? amount : lowest;
  }, undefined);
}
