import { type Minor, toMinor } from '@wau/money/minor';
import type { StakeProblem } from '../stake/stake-steps.ts';
import type { StakeChoice } from '../stake/use-stake.ts';

/** A feature that may be bought instead of waited for, in the player's words. */
export interface FeatureOffer {
  readonly name: string;
  /** What it is that one gets. */
  readonly text: string;
  /** Parameters of the bet that buys it. */
  readonly parameters: unknown;
  /** What it costs, in stakes. */
  readonly price: number;
  /** What it returns by itself, as its title's figures say, in per cent. */
  readonly returnPercent: string;
}

/** Why a feature cannot be bought now. */
export type BuyProblem =
  | { readonly kind: 'autoplay' | 'offline' | 'busy' | 'balance' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem }
  /** `highestStakeMinor`: the highest stake at which it can be bought; `undefined` where there is none. */
  | { readonly kind: 'limit'; readonly highestStakeMinor: Minor | undefined };

export interface BuyFacts {
  readonly stake: Pick<StakeChoice, 'stakeMinor' | 'bounds' | 'problem'>;
  readonly balanceMinor: Minor;
  readonly isAutoplaying: boolean;
  readonly isOnline: boolean;
  /** A round is being played, or what became of one is being found out. */
  readonly isBusy: boolean;
}

export function priceMinorOf({ price }: Pick<FeatureOffer, 'price'>, stakeMinor: Minor): Minor {
  return toMinor(stakeMinor * BigInt(price));
}

/** The first fact that speaks against buying, those before the price that a player can do something about at once. */
export function buyProblem(offer: Pick<FeatureOffer, 'price'>, facts: BuyFacts): BuyProblem | undefined {
  const { stake, balanceMinor } = facts;
  if (facts.isAutoplaying) return { kind: 'autoplay' };
  if (!facts.isOnline) return { kind: 'offline' };
  if (facts.isBusy) return { kind: 'busy' };
  if (stake.stakeMinor === undefined) return { kind: 'stake', problem: stake.problem ?? 'stake.invalid' };
  if (stake.problem !== undefined && stake.problem !== 'balance.insufficient') {
    return { kind: 'stake', problem: stake.problem };
  }
  const priceMinor = priceMinorOf(offer, stake.stakeMinor);
  const { minStakeMinor, maxStakeMinor, stepMinor } = stake.bounds;
  // The whole price is the round's stake, so the limit of stakes holds for it.
  if (priceMinor > maxStakeMinor) {
    const highest = toMinor((maxStakeMinor / (BigInt(offer.price) * stepMinor)) * stepMinor);
    return { kind: 'limit', highestStakeMinor: highest >= minStakeMinor ? highest : undefined };
  }
  return priceMinor > balanceMinor ? { kind: 'balance' } : undefined;
}
