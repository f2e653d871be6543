import { type Minor, multiplyDown, toMinor } from './minor.ts';

/** What is given for a deposit: a share of it up to a bound, or always the same. */
export interface DepositBonusTerms {
  /** A deposit of less brings nothing. */
  readonly minimumMinor: Minor;
  /** The most that a share comes to, or what is given for every deposit. */
  readonly mostMinor: Minor;
  /** The share, in hundredths of a percent; `null`: always the same. */
  readonly basisPoints: number | null;
  /** How often the bonus has to be staked before money may leave. */
  readonly turnoverTimes: number;
}

/** In minor units, the same wherever it is shown or given; `undefined` for a deposit that is too small. */
export function depositBonus(
  depositMinor: Minor,
  { minimumMinor, mostMinor, basisPoints }: Omit<DepositBonusTerms, 'turnoverTimes'>,
): Minor | undefined {
  if (depositMinor < minimumMinor) return undefined;
  if (basisPoints === null) return mostMinor;
  return shareUpTo(depositMinor, basisPoints, mostMinor);
}

/** A share, rounded down, never below the smallest unit nor above the most. */
export function shareUpTo(baseMinor: Minor, basisPoints: number, mostMinor: Minor): Minor {
  const share = multiplyDown(baseMinor, BigInt(basisPoints), 10_000n);
  if (share >= mostMinor) return mostMinor;
  return share > 0n ? share : toMinor(1n);
}

/** What has to be staked for a bonus. */
export function bonusTurnover(
  bonusMinor: Minor,
  { turnoverTimes }: Pick<DepositBonusTerms, 'turnoverTimes'>,
): Minor {
  return toMinor(bonusMinor * BigInt(turnoverTimes));
}
