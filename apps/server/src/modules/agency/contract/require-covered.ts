import type { MemberId } from '@wau/contract/ids';
import { findUncoveredTier, type UncoveredReason } from '@wau/rules/agency/compare-contracts';
import { type DatedTerms, daysOfChange, heldOn, withAccepted } from '@wau/rules/agency/contract-periods';
import { tierFromWire } from '@wau/rules/agency/wire-tiers';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type ContractOf, type ContractRow, selectAcceptedAround } from './contract-sql.ts';

const refusalOf = {
  'own.missing': 'contract.own.missing',
  'above.own': 'contract.above.own',
  'own.amount': 'contract.own.amount',
  'products.apart': 'contract.products.apart',
} as const satisfies Readonly<Record<UncoveredReason, string>>;

/**
 * Holds what an agent is offered against what the upline gets and against what the agent has promised below, on every day
 * from its start on: contracts that begin later are looked at as well. `uplineId` is null where the house pays.
 *
 * @throws Refusal `contract.own.missing`, `contract.above.own`, `contract.own.amount`, `contract.products.apart`,
 *   `contract.below.downline`, each with the tier
 */
export async function requireCovered(
  tx: SqlRunner,
  agent: ContractOf,
  uplineId: MemberId | null,
  offered: DatedTerms,
): Promise<void> {
  const { kind, agentId } = agent;
  const held = heldByAgent(await selectAcceptedAround(tx, agent, uplineId, offered.startsOn));
  if (uplineId !== null) {
    const own = held.get(uplineId) ?? [];
    for (const day of daysOfChange(offered.startsOn, own)) {
      const found = findUncoveredTier(kind, heldOn(own, day), offered);
      if (found !== undefined) throw new Refusal(refusalOf[found.reason], { tier: found.tier });
    }
  }
  const after = withAccepted(held.get(agentId) ?? [], offered);
  for (const [downlineId, promised] of held) {
    if (downlineId === agentId || downlineId === uplineId) continue;
    for (const day of daysOfChange(offered.startsOn, after, promised)) {
      for (const terms of heldOn(promised, day)) {
        const found = findUncoveredTier(kind, heldOn(after, day), terms);
        if (found !== undefined) throw new Refusal('contract.below.downline', { tier: found.tier });
      }
    }
  }
}

/**
 * Holds everything that an agent has been promised, and that holds or is to come, against what somebody gets who is to pay
 * it from today on. The house (null) pays whatever it has promised.
 *
 * @throws Refusal `upline.contract.uncovered` with the tier
 */
export async function requireStillCovered(
  tx: SqlRunner,
  agent: ContractOf,
  payerId: MemberId | null,
  today: string,
): Promise<void> {
  if (payerId === null) return;
  const { kind, agentId } = agent;
  const held = heldByAgent(await selectAcceptedAround(tx, agent, payerId, today));
  const own = held.get(payerId) ?? [];
  for (const terms of held.get(agentId) ?? []) {
    for (const day of daysOfChange(terms.startsOn > today ? terms.startsOn : today, own)) {
      if (terms.endsOn !== null && terms.endsOn < day) continue;
      const found = findUncoveredTier(kind, heldOn(own, day), terms);
      if (found === undefined) continue;
      const detail = `${kind} ${terms.product}, tier ${found.tier}`;
      throw new Refusal('upline.contract.uncovered', { tier: found.tier, detail });
    }
  }
}

export function datedTerms({ product, tiers, starts_on, ends_on }: ContractRow): DatedTerms {
  return { product, tiers: tiers.map(tierFromWire), startsOn: starts_on, endsOn: ends_on };
}

function heldByAgent(rows: readonly ContractRow[]): ReadonlyMap<MemberId, readonly DatedTerms[]> {
  const held = new Map<MemberId, DatedTerms[]>();
  for (const row of rows) held.set(row.agent_id, [...(held.get(row.agent_id) ?? []), datedTerms(row)]);
  return held;
}
