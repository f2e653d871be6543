/** What a contract between an agent and the upline pays by. */
export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** Games that a contract can be about by themselves. */
export const singleProducts = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const;

/** The same and all of them together, as one sum. */
export const contractProducts = [...singleProducts, 'CONS'] as const;

export type ContractProduct = (typeof contractProducts)[number];

/** What has to be reached, and what is paid then: a share of the base, or the same each day. Exactly one of both is set. */
export interface ContractTier {
  /** The team's turnover in the period. */
  readonly minimumBetMinor: bigint;
  /** The team's net loss in the period; of dividends alone, elsewhere 0. */
  readonly netLossMinor: bigint;
  readonly activeMembers: number;
  /** Of turnover, or of the net loss for dividends; in hundredths of a percent. */
  readonly basisPoints: number | null;
  readonly amountMinor: bigint | null;
}

/** What a contract pays, from the lowest tier up. */
export interface ContractTerms {
  readonly product: ContractProduct;
  readonly tiers: readonly ContractTier[];
}

/** What a team has done in a period. Everything but the net loss is at least what each part of the team has done. */
export interface TeamFigures {
  readonly turnoverMinor: bigint;
  /** Below zero where the team has won. */
  readonly netLossMinor: bigint;
  /** Of the team as a whole: whoever is active is so whatever is played. */
  readonly activeMembers: number;
}

/** What a share is a share of. */
export function contractBase(
  kind: ContractKind,
  { turnoverMinor, netLossMinor }: Pick<TeamFigures, 'turnoverMinor' | 'netLossMinor'>,
): bigint {
  return kind === 'dividend' ? netLossMinor : turnoverMinor;
}

/**
 * Whether all conditions of a tier hold. A dividend is a share of a loss, so that no tier of one holds for a team that
 * has won; elsewhere nobody asks who has won.
 */
function tierHolds(kind: ContractKind, tier: ContractTier, figures: TeamFigures): boolean {
  return (
    figures.turnoverMinor >= tier.minimumBetMinor &&
    figures.activeMembers >= tier.activeMembers &&
    (kind !== 'dividend' || figures.netLossMinor >= tier.netLossMinor)
  );
}

/** The highest tier whose conditions all hold; `undefined` below the first. */
export function findTier(
  kind: ContractKind,
  tiers: readonly ContractTier[],
  figures: TeamFigures,
): ContractTier | undefined {
  return tiers.findLast((tier) => tierHolds(kind, tier, figures));
}
