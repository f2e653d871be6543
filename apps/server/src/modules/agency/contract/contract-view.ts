import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ContractParty, openSteps } from '@wau/rules/agency/contract-negotiation';
import type { ContractRow } from './contract-sql.ts';

export type ContractView = CallValue<Calls['processDividendContract']>;

/** A version as one of its parties sees it; of earlier ones nothing can be done. */
export function contractView(row: ContractRow, party: ContractParty, isLatest: boolean): ContractView {
  return {
    agentId: row.agent_id,
    kind: row.kind,
    product: row.product,
    version: row.version,
    state: row.state,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    tiers: [...row.tiers],
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    steps: isLatest ? [...openSteps(row.state, party)] : [],
  };
}

/** The versions of one agent, the latest first, as a party sees them. */
export function contractViews(rows: readonly ContractRow[], party: ContractParty): ContractView[] {
  const latest = new Map<string, number>();
  for (const { kind, product, version } of rows) {
    const key = `${kind} ${product}`;
    latest.set(key, Math.max(latest.get(key) ?? 0, version));
  }
  return rows.map((row) =>
    contractView(row, party, latest.get(`${row.kind} ${row.product}`) === row.version),
  );
}
