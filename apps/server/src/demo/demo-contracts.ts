import { type MemberId, type MerchantCode, makeId } from '@wau/contract/ids';
import { addDays, firstStart } from '@wau/rules/agency/contract-periods';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import {
  type ContractRow,
  insertContract,
  selectAgent,
  updateContract,
} from '../modules/agency/contract/contract-sql.ts';

const dayMs = 24 * 60 * 60_000;

type Tier = ContractRow['tiers'][number];

/** Turnover and active members of the team with what is paid then, in hundredths of a percent. */
function tiers(...rows: readonly (readonly [turnoverMinor: number, active: number, rate: number])[]): Tier[] {
  return rows.map(([turnoverMinor, activeMembers, basisPoints]) => ({
    minimumBetMinor: String(turnoverMinor),
    netLossMinor: '0',
    activeMembers,
    basisPoints,
    amountMinor: null,
  }));
}

interface DemoContract {
  readonly kind: ContractKind;
  readonly tiers: readonly Tier[];
  /** So many days ago, where it was accepted at once; else it waits since yesterday. */
  readonly acceptedDaysAgo?: number;
}

/** The agent at the top is paid by the house, and is offered one thing more. */
const contractsOfTop: readonly DemoContract[] = [
  {
    kind: 'dividend',
    tiers: tiers([0, 0, 2_000], [5_000_000, 5, 2_500], [50_000_000, 20, 3_500]),
    acceptedDaysAgo: 96,
  },
  { kind: 'dailySalary', tiers: tiers([0, 0, 40], [500_000, 5, 60], [2_000_000, 20, 80]), acceptedDaysAgo: 40 },
  { kind: 'hourlySalary', tiers: tiers([20_000, 3, 20], [100_000, 10, 30]) },
];

/** The agent below gets less of each than the one at the top, and is offered more than before. */
const contractsOfSecond: readonly DemoContract[] = [
  { kind: 'dividend', tiers: tiers([0, 0, 1_500], [5_000_000, 5, 2_000]), acceptedDaysAgo: 96 },
  { kind: 'dividend', tiers: tiers([0, 0, 1_800], [5_000_000, 5, 2_200], [50_000_000, 20, 3_000]) },
  { kind: 'dailySalary', tiers: tiers([0, 0, 20], [500_000, 5, 40]) },
];

interface DemoParts {
  readonly clock: Clock;
  readonly random: Random;
}

/** What the agents of the demo are paid by, and what waits for their answer. */
export async function addDemoContracts(
  parts: DemoParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  agent: { readonly agentId: MemberId; readonly uplineId: MemberId | null },
): Promise<void> {
  const versions = new Map<ContractKind, number>();
  for (const each of agent.uplineId === null ? contractsOfTop : contractsOfSecond) {
    const version = (versions.get(each.kind) ?? 0) + 1;
    versions.set(each.kind, version);
    await addContract(parts, tx, merchantCode, agent, { ...each, version });
  }
}

async function addContract(
  { clock, random }: DemoParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { agentId, uplineId }: { readonly agentId: MemberId; readonly uplineId: MemberId | null },
  { kind, version, tiers: table, acceptedDaysAgo }: DemoContract & { readonly version: number },
): Promise<void> {
  const proposedAt = new Date(clock.nowMs() - ((acceptedDaysAgo ?? 0) + 1) * dayMs);
  const found = await selectAgent(tx, { merchantCode, agentId }, new Date(clock.nowMs()));
  assert(found !== undefined, 'the agent was just opened');
  const row: ContractRow = {
    ...{ agent_id: agentId, upline_id: uplineId, kind, product: 'CONS', version, tiers: table },
    state: version === 1 ? 'P' : 'E',
    starts_on: firstStart(kind, addDays(found.today, -(acceptedDaysAgo ?? 0))),
    ...{ ends_on: null, proposed_by: 'upline', proposed_at: proposedAt, answered_at: null },
  };
  // Of the house nobody of now has proposed it.
  const proposer = uplineId ?? makeId('operator', proposedAt.getTime(), random.bytes(10));
  await insertContract(tx, { ...row, merchantCode, proposer_id: proposer });
  if (acceptedDaysAgo === undefined) return;
  const answeredAt = new Date(clock.nowMs() - acceptedDaysAgo * dayMs);
  await updateContract(tx, merchantCode, { ...row, state: 'A', answered_at: answeredAt });
}
