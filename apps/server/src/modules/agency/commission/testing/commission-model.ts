import type { MemberId } from '@wau/contract/ids';
import type { ContractKind, ContractTier } from '@wau/rules/agency/contract-terms';

const products = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'];

export interface ModelContract {
  readonly agentId: MemberId;
  readonly uplineId: MemberId | null;
  readonly kind: ContractKind;
  readonly product: string;
  readonly startsAtMs: number;
  readonly tiers: readonly ContractTier[];
}

/** A bet as it stands in the end. */
export interface ModelBet {
  readonly memberId: MemberId;
  readonly category: string;
  /** When it was first settled; `undefined` while it never was. */
  readonly countsAtMs: number | undefined;
  readonly turnover: bigint;
  readonly netLoss: bigint;
}

export interface ModelDeposit {
  readonly memberId: MemberId;
  readonly atMs: number;
  readonly amount: bigint;
}

export interface ModelWorld {
  readonly upline: ReadonlyMap<MemberId, MemberId | undefined>;
  readonly contracts: readonly ModelContract[];
  readonly bets: readonly ModelBet[];
  readonly deposits: readonly ModelDeposit[];
  readonly activeTurnover: bigint;
  readonly activeDeposit: bigint;
  readonly carriesLosses: boolean;
}

export interface ModelPeriod {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * What each agent is due by a kind over some periods that follow each other, out of the bets themselves: written another way
 * than the product, bet by bet and agent by agent, so that the two can be held against each other.
 */
export function dueByModel(
  world: ModelWorld,
  kind: ContractKind,
  periods: readonly ModelPeriod[],
): ReadonlyMap<MemberId, bigint> {
  const due = new Map<MemberId, bigint>();
  let left = new Map<string, bigint>();
  for (const period of periods) {
    const { exact, leaves } = periodByModel(world, kind, period, left);
    for (const [agentId, parts] of exact) {
      const whole = parts / 10_000n;
      if (parts > 0n) due.set(agentId, (due.get(agentId) ?? 0n) + whole);
    }
    left = kind === 'dividend' && world.carriesLosses ? leaves : new Map();
  }
  return due;
}

function periodByModel(
  world: ModelWorld,
  kind: ContractKind,
  period: ModelPeriod,
  left: ReadonlyMap<string, bigint>,
) {
  const held = world.contracts.filter((each) => each.kind === kind && each.startsAtMs <= period.fromMs);
  const bets = world.bets.filter(({ countsAtMs = -1 }) => isIn(period, countsAtMs));
  const rates = new Map<ModelContract, number>();
  const exact = new Map<MemberId, bigint>();
  const leaves = new Map<string, bigint>();
  const add = (agentId: MemberId | null, parts: bigint): void => {
    if (agentId !== null && parts !== 0n) exact.set(agentId, (exact.get(agentId) ?? 0n) + parts);
  };
  for (const contract of held) {
    const key = `${contract.agentId} ${contract.product}`;
    const carried = left.get(key) ?? 0n;
    const team = bets.filter(
      (bet) => above(world, bet.memberId).includes(contract.agentId) && covers(contract, productOf(bet)),
    );
    const turnover = team.reduce((sum, bet) => sum + bet.turnover, 0n);
    const netLoss = team.reduce((sum, bet) => sum + bet.netLoss, 0n) + carried;
    const tier = highestTier(
      contract,
      turnover,
      netLoss,
      activeMembers(world, contract.agentId, bets, period),
    );
    rates.set(contract, tier?.basisPoints ?? 0);
    const gift = (tier?.amountMinor ?? 0n) * 10_000n + carried * BigInt(tier?.basisPoints ?? 0);
    add(contract.agentId, gift);
    add(held.some(({ agentId }) => agentId === contract.uplineId) ? contract.uplineId : null, -gift);
    if (netLoss < 0n) leaves.set(key, netLoss);
  }
  for (const bet of bets) {
    let below = 0;
    for (const agentId of above(world, bet.memberId)) {
      const own = held.find((each) => each.agentId === agentId && covers(each, productOf(bet)));
      if (own === undefined) continue;
      const rate = rates.get(own) ?? 0;
      add(agentId, (kind === 'dividend' ? bet.netLoss : bet.turnover) * BigInt(rate - below));
      below = rate;
    }
  }
  return { exact, leaves };
}

function highestTier({ kind, tiers }: ModelContract, turnover: bigint, netLoss: bigint, active: number) {
  let found: ContractTier | undefined;
  for (const tier of tiers) {
    const isLost = kind !== 'dividend' || netLoss >= tier.netLossMinor;
    if (turnover >= tier.minimumBetMinor && active >= tier.activeMembers && isLost) found = tier;
  }
  return found;
}

function activeMembers(
  world: ModelWorld,
  agentId: MemberId,
  bets: readonly ModelBet[],
  period: ModelPeriod,
): number {
  let active = 0;
  for (const memberId of world.upline.keys()) {
    if (!above(world, memberId).includes(agentId)) continue;
    const turnover = bets.reduce((sum, bet) => sum + (bet.memberId === memberId ? bet.turnover : 0n), 0n);
    const deposited = world.deposits.reduce(
      (sum, each) => sum + (each.memberId === memberId && isIn(period, each.atMs) ? each.amount : 0n),
      0n,
    );
    if (turnover >= world.activeTurnover || deposited >= world.activeDeposit) active += 1;
  }
  return active;
}

/** Everybody above a member, the nearest first. */
function above({ upline }: ModelWorld, memberId: MemberId): readonly MemberId[] {
  const found: MemberId[] = [];
  for (let each = upline.get(memberId); each !== undefined; each = upline.get(each)) found.push(each);
  return found;
}

function isIn({ fromMs, toMs }: ModelPeriod, atMs: number): boolean {
  return atMs >= fromMs && atMs < toMs;
}

function covers({ product }: ModelContract, played: string): boolean {
  return product === 'CONS' || product === played;
}

function productOf({ category }: ModelBet): string {
  return products.includes(category) ? category : 'RNG';
}
