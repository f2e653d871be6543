import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  findTier,
  singleProducts,
  type TeamFigures,
} from './contract-terms.ts';

/** Why a tier that an agent offers could cost more than the agent gets. Codes are stable. */
export type UncoveredReason =
  /** The agent has no contract of the kind for the product. */
  | 'own.missing'
  /** The agent gets less at figures that reach the tier. */
  | 'above.own'
  /** The agent gets the same whatever is staked, and so cannot give shares or share it out among several. */
  | 'own.amount'
  /** The agent's dividend is of all products together, and what a team wins at one takes it from what it loses at another. */
  | 'products.apart';

export interface UncoveredTier {
  readonly reason: UncoveredReason;
  /** Counted from 1. */
  readonly tier: number;
  /** What the agent gets at figures that just reach the tier, in hundredths of a percent. */
  readonly ownBasisPoints: number;
}

/**
 * The first tier of a downline's contract that the upline could have to pay without getting it; `undefined` when every tier
 * is covered by what the upline holds of the same kind.
 *
 * Whoever reaches a tier lifts the upline's figures at least as high, so that what the upline gets is looked up at exactly
 * what the tier asks for: more is never worse. A contract over all products can be reached by any one product alone, and an
 * upline who is paid by product is looked up at the least of each. Of dividends this holds as long as no other part of the
 * upline's team has won: no contract could cover that, and commissions by difference then stop at zero.
 */
export function findUncoveredTier(
  kind: ContractKind,
  held: readonly ContractTerms[],
  offered: ContractTerms,
): UncoveredTier | undefined {
  const own = ownTermsFor(held, offered);
  for (const [index, tier] of offered.tiers.entries()) {
    const found = reasonAgainst(kind, own, offered, tier);
    if (found !== undefined) return { ...found, tier: index + 1 };
  }
  return undefined;
}

/** The upline's contracts out of which the offered one would be paid; `undefined` where a product has none. */
function ownTermsFor(
  held: readonly ContractTerms[],
  { product }: ContractTerms,
): readonly ContractTerms[] | undefined {
  const consolidated = held.find((terms) => terms.product === 'CONS');
  if (product !== 'CONS') {
    const own = held.find((terms) => terms.product === product) ?? consolidated;
    return own && [own];
  }
  if (consolidated !== undefined) return [consolidated];
  const single = held.filter((terms) => terms.product !== 'CONS');
  return singleProducts.every((each) => single.some((terms) => terms.product === each)) ? single : undefined;
}

function reasonAgainst(
  kind: ContractKind,
  own: readonly ContractTerms[] | undefined,
  { product }: ContractTerms,
  tier: ContractTier,
): Omit<UncoveredTier, 'tier'> | undefined {
  if (own === undefined) return { reason: 'own.missing', ownBasisPoints: 0 };
  if (own.some(({ tiers }) => tiers.some(({ amountMinor }) => amountMinor !== null)))
    return { reason: 'own.amount', ownBasisPoints: 0 };
  const isApart = (terms: ContractTerms) => terms.product !== product;
  if (kind === 'dividend' && product !== 'CONS' && own.some(isApart))
    return { reason: 'products.apart', ownBasisPoints: 0 };
  const reached: TeamFigures = {
    turnoverMinor: tier.minimumBetMinor,
    netLossMinor: tier.netLossMinor,
    activeMembers: tier.activeMembers,
  };
  // One product of several may have had next to nothing of what the tier asks for of all.
  const least = (terms: ContractTerms): TeamFigures =>
    product === 'CONS' && isApart(terms) ? { ...reached, turnoverMinor: 0n, netLossMinor: 0n } : reached;
  const ownBasisPoints = Math.min(
    ...own.map((terms) => findTier(kind, terms.tiers, least(terms))?.basisPoints ?? 0),
  );
  return isCovered(tier, ownBasisPoints) ? undefined : { reason: 'above.own', ownBasisPoints };
}

/** An amount is the largest share of turnover where the turnover is least: what the tier asks for. */
function isCovered(
  { basisPoints, amountMinor, minimumBetMinor }: ContractTier,
  ownBasisPoints: number,
): boolean {
  if (amountMinor !== null) return amountMinor * 10_000n <= minimumBetMinor * BigInt(ownBasisPoints);
  return (basisPoints ?? 0) <= ownBasisPoints;
}
