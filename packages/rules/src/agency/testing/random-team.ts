import fc from 'fast-check';
import { findUncoveredTier } from '../compare-contracts.ts';
import {
  type ContractKind,
  type ContractProduct,
  type ContractTerms,
  type ContractTier,
  contractBase,
  findTier,
  singleProducts,
  type TeamFigures,
} from '../contract-terms.ts';

export type ProductFigures = Readonly<Record<string, Pick<TeamFigures, 'turnoverMinor' | 'netLossMinor'>>>;

/** An agent with what the own players did and the agents below. */
export interface TeamNode {
  readonly held: readonly ContractTerms[];
  readonly own: ProductFigures;
  readonly ownActive: number;
  /** Whether the agent is offered what the upline has where nothing else is covered. */
  readonly takesUplines: boolean;
  readonly below: readonly TeamNode[];
}

/** Small numbers, so that conditions are met, just missed and equal again and again. */
const amount = fc.constantFrom(0n, 1n, 7n, 100n, 101n, 2_500n, 30_000n);

export function tiersOf(kind: ContractKind, canBeAmounts = true): fc.Arbitrary<readonly ContractTier[]> {
  const step = fc.record({
    bet: amount,
    loss: amount,
    active: fc.integer({ min: 0, max: 3 }),
    pays: fc.integer({ min: 1, max: 40 }),
  });
  const isAmounts = kind === 'dailySalary' && canBeAmounts ? fc.boolean() : fc.constant(false);
  return fc.tuple(fc.array(step, { minLength: 1, maxLength: 4 }), isAmounts).map(([steps, amounts]) => {
    const tiers: ContractTier[] = [];
    let [bet, loss, active, pays] = [0n, 0n, 0, 0];
    for (const [index, each] of steps.entries()) {
      bet += each.bet + (index > 0 ? 1n : 0n);
      if (kind === 'dividend') loss += each.loss;
      active += each.active;
      pays += each.pays;
      tiers.push({
        minimumBetMinor: bet,
        netLossMinor: loss,
        activeMembers: active,
        basisPoints: amounts ? null : pays,
        amountMinor: amounts ? BigInt(pays) : null,
      });
    }
    return tiers;
  });
}

/** All products as one, or some by themselves. */
function heldOf(kind: ContractKind): fc.Arbitrary<readonly ContractTerms[]> {
  const terms = (product: ContractProduct) => tiersOf(kind).map((tiers) => ({ product, tiers }));
  const every = fc.tuple(...singleProducts.map(terms));
  return fc.oneof(
    fc.constant([]),
    terms('CONS').map((each) => [each]),
    every,
    every.chain((each) => fc.subarray(each)),
  );
}

/** A team whose contracts are all covered by those above: what is not, the upline could not have offered. */
export function teamOf(kind: ContractKind, canWin: boolean, depth = 3): fc.Arbitrary<TeamNode> {
  const netLoss = canWin ? fc.oneof(amount, fc.bigInt({ min: -40_000n, max: 0n })) : amount;
  const figures = fc.record({ turnoverMinor: amount, netLossMinor: netLoss });
  const own = fc.record(Object.fromEntries(singleProducts.map((each) => [each, figures])));
  const below = depth === 0 ? fc.constant([]) : fc.array(teamOf(kind, canWin, depth - 1), { maxLength: 3 });
  return fc.record({
    held: heldOf(kind),
    own,
    ownActive: fc.integer({ min: 0, max: 3 }),
    takesUplines: fc.boolean(),
    below,
  });
}

export function covered(kind: ContractKind, node: TeamNode): TeamNode {
  const isCovered = (terms: ContractTerms) => findUncoveredTier(kind, node.held, terms) === undefined;
  const below = node.below.map((each) => {
    const held = each.held.filter(isCovered);
    const takes = held.length === 0 && each.takesUplines;
    return covered(kind, { ...each, held: takes ? node.held.filter(isCovered) : held });
  });
  return { ...node, below };
}

/** What the whole team did at one product, or at all. */
function figuresOf(node: TeamNode, product: ContractProduct): TeamFigures {
  const names = product === 'CONS' ? singleProducts : [product];
  const own = names.map((name) => node.own[name] ?? { turnoverMinor: 0n, netLossMinor: 0n });
  const parts = [...own, ...node.below.map((each) => figuresOf(each, product))];
  return {
    turnoverMinor: parts.reduce((sum, each) => sum + each.turnoverMinor, 0n),
    netLossMinor: parts.reduce((sum, each) => sum + each.netLossMinor, 0n),
    activeMembers:
      node.ownActive + node.below.reduce((sum, each) => sum + figuresOf(each, product).activeMembers, 0),
  };
}

/** What an agent's contracts pay, in ten-thousandths of a minor unit. */
export function paidParts(kind: ContractKind, node: TeamNode): bigint {
  return node.held.reduce((sum, { product, tiers }) => {
    const figures = figuresOf(node, product);
    const tier = findTier(kind, tiers, figures);
    if (tier === undefined) return sum;
    return (
      sum +
      (tier.amountMinor === null
        ? contractBase(kind, figures) * BigInt(tier.basisPoints ?? 0)
        : tier.amountMinor * 10_000n)
    );
  }, 0n);
}

export function everyNode(node: TeamNode): readonly TeamNode[] {
  return [node, ...node.below.flatMap(everyNode)];
}
