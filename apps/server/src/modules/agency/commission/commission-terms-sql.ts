import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { ContractKind, ContractProduct } from '@wau/rules/agency/contract-terms';
import type { WireTier } from '@wau/rules/agency/wire-tiers';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RunKey, RunRow } from './commission-run-sql.ts';

/** Who brought deposits enough to count as active in the period of a run, each with those above; once, by the run itself. */
export async function insertDepositors(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  { starts_at, ends_at, active_deposit_minor }: RunRow,
): Promise<void> {
  await tx.query({
    name: 'insert-commission-depositors',
    text: `
      with depositor as materialized (
        select member_id from wau.deposits
         where merchant_id = $1 and status = 'approved' and decided_at >= $3 and decided_at < $4
         group by member_id having sum(amount_minor) >= $5
      ), place as materialized (
        select depositor.member_id, array_agg(link.agent_id order by link.level) as agent_ids
          from depositor
          join wau.team_links as link on link.merchant_id = $1 and link.member_id = depositor.member_id
         group by depositor.member_id
      ), paths as (
        insert into wau.commission_paths (merchant_id, path_key, agent_ids)
        select distinct on (path_key) $1, path_key, agent_ids
          from (select md5(array_to_string(agent_ids, ' '))::uuid as path_key, agent_ids from place) as each
         order by path_key
        on conflict (merchant_id, path_key) do nothing
      )
      insert into wau.commission_depositors (merchant_id, run_id, member_id, path_key)
      select $1, $2, member_id, md5(array_to_string(agent_ids, ' '))::uuid from place
      on conflict (merchant_id, run_id, member_id) do nothing`,
    values: [merchantCode, runId, starts_at, ends_at, active_deposit_minor],
  });
}

export interface ContractFiguresRow {
  readonly agent_id: MemberId;
  readonly product: ContractProduct;
  readonly version: number;
  readonly upline_id: MemberId | null;
  readonly tiers: readonly WireTier[];
  readonly turnover_minor: bigint;
  readonly net_loss_minor: bigint;
  readonly carried_minor: bigint;
  readonly active_members: number;
}

/**
 * Every contract of a kind that is in force in a period, with what the agent's team did of its products, as it had been counted
 * up to a batch, and what the period before has left of a net loss below zero. Sums go by the places in the tree at which
 * members stood, so that each member is looked at once however many stand above. Who gives what a contract pays is whoever stood
 * above when its period was reckoned first: an agent who has been moved since takes no old period along.
 */
export function selectContractFigures(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContractKind,
  origin: RunRow,
  upToBatch: bigint,
): Promise<readonly ContractFiguresRow[]> {
  return tx.query<ContractFiguresRow & Record<string, unknown>>({
    text: `
      with contract as materialized (
        select agent_id, product, version, upline_id, tiers from wau.agent_contracts
         where merchant_id = $1 and kind = $2 and state = 'A' and starts_on <= $6::date
           and (ends_on is null or ends_on >= $6::date)
      ), base as materialized (
        select path_key, member_id, product, sum(turnover_minor) as turnover_minor,
               sum(net_loss_minor) as net_loss_minor
          from wau.commission_bases
         where merchant_id = $1 and hour >= $4 and hour < $5 and batch <= $7
         group by path_key, member_id, product
      ), depositor as materialized (
        select member_id, path_key from wau.commission_depositors where merchant_id = $1 and run_id = $3
      ), reach as materialized (
        select path.path_key, above.agent_id
          from (select path_key from base union select path_key from depositor) as used
          join wau.commission_paths as path on path.merchant_id = $1 and path.path_key = used.path_key
         cross join unnest(path.agent_ids) as above (agent_id)
         where above.agent_id in (select agent_id from contract)
      ), place as materialized (
        select path_key, product, sum(turnover_minor) as turnover_minor, sum(net_loss_minor) as net_loss_minor
          from base group by path_key, product
      ), figures as materialized (
        select reach.agent_id, place.product, sum(place.turnover_minor) as turnover_minor,
               sum(place.net_loss_minor) as net_loss_minor
          from reach join place using (path_key)
         group by reach.agent_id, place.product
      ), player as materialized (
        select member_id from base group by member_id having sum(turnover_minor) >= $8
      ), active as materialized (
        select reach.agent_id, count(distinct each.member_id)::int4 as active_members
          from (select base.member_id, base.path_key from base join player using (member_id)
                 union
                select member_id, path_key from depositor) as each
          join reach using (path_key)
         group by reach.agent_id
      ), giver as materialized (
        select distinct on (terms.agent_id, terms.product, terms.version) terms.agent_id, terms.product, terms.version,
               terms.upline_id
          from wau.commission_run_periods as reckoned
          join wau.commission_runs as run
            on run.merchant_id = $1 and run.run_id = reckoned.run_id and run.kind = $2
         cross join lateral (
                select * from wau.commission_terms as found
                 where found.merchant_id = $1 and found.run_id = run.run_id and found.starts_at = $4
                offset 0) as terms
         where reckoned.merchant_id = $1 and reckoned.starts_at = $4
         order by terms.agent_id, terms.product, terms.version, terms.run_id
      ), before as (
        select starts_at from wau.commission_runs where merchant_id = $1 and kind = $2 and ends_at = $4
      ), carried as materialized (
        select distinct on (terms.agent_id, terms.product) terms.agent_id, terms.product,
               least(terms.net_loss_minor + terms.carried_minor, 0) as carried_minor
          from before
          join wau.commission_run_periods as reckoned
            on reckoned.merchant_id = $1 and reckoned.starts_at = before.starts_at
          join wau.commission_runs as run
            on run.merchant_id = $1 and run.run_id = reckoned.run_id and run.kind = $2
         cross join lateral (
                select * from wau.commission_terms as found
                 where found.merchant_id = $1 and found.run_id = run.run_id and found.starts_at = before.starts_at
                offset 0) as terms
         where $9::boolean
         order by terms.agent_id, terms.product, terms.run_id desc
      )
      select contract.agent_id, contract.product, contract.version,
             case when giver.agent_id is null then contract.upline_id else giver.upline_id end as upline_id, contract.tiers,
             coalesce(sum(figures.turnover_minor), 0)::int8 as turnover_minor,
             coalesce(sum(figures.net_loss_minor), 0)::int8 as net_loss_minor,
             coalesce(max(carried.carried_minor), 0)::int8 as carried_minor,
             coalesce(max(active.active_members), 0) as active_members
        from contract
        left join figures
          on figures.agent_id = contract.agent_id and contract.product in (figures.product, 'CONS')
        left join active on active.agent_id = contract.agent_id
        left join carried on carried.agent_id = contract.agent_id and carried.product = contract.product
        left join giver
          on giver.agent_id = contract.agent_id and giver.product = contract.product and giver.version = contract.version
       group by contract.agent_id, contract.product, contract.version, contract.upline_id, contract.tiers, giver.agent_id,
                giver.upline_id
       order by contract.agent_id, contract.product`,
    values: [
      merchantCode,
      kind,
      origin.run_id,
      origin.starts_at,
      origin.ends_at,
      origin.from_day,
      upToBatch,
      origin.active_turnover_minor,
      kind === 'dividend' && origin.carries_losses,
    ],
  });
}

export interface ReckonedTerms {
  readonly agentId: MemberId;
  readonly product: ContractProduct;
  readonly version: number;
  readonly uplineId: MemberId | null;
  readonly turnoverMinor: bigint;
  readonly netLossMinor: bigint;
  readonly carriedMinor: bigint;
  readonly activeMembers: number;
  /** From 1 up; 0: none applies. */
  readonly tier: number;
  readonly basisPoints: number;
  readonly amountMinor: bigint;
}

export async function insertTerms(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  startsAt: Date,
  terms: readonly ReckonedTerms[],
): Promise<void> {
  await tx.query({
    name: 'insert-commission-terms',
    text: `insert into wau.commission_terms
             (merchant_id, run_id, starts_at, agent_id, product, version, upline_id, turnover_minor, net_loss_minor,
              carried_minor, active_members, tier, basis_points, amount_minor)
           select $1, $2, $3, agent_id, product, version, upline_id, turnover_minor, net_loss_minor, carried_minor,
                  active_members, tier, basis_points, amount_minor
             from unnest($4::text[], $5::text[], $6::integer[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[],
                         $11::integer[], $12::integer[], $13::integer[], $14::bigint[])
                  as fresh (agent_id, product, version, upline_id, turnover_minor, net_loss_minor, carried_minor,
                            active_members, tier, basis_points, amount_minor)`,
    values: [
      merchantCode,
      runId,
      startsAt,
      terms.map((each) => each.agentId),
      terms.map((each) => each.product),
      terms.map((each) => each.version),
      terms.map((each) => each.uplineId),
      terms.map((each) => each.turnoverMinor),
      terms.map((each) => each.netLossMinor),
      terms.map((each) => each.carriedMinor),
      terms.map((each) => each.activeMembers),
      terms.map((each) => each.tier),
      terms.map((each) => each.basisPoints),
      terms.map((each) => each.amountMinor),
    ],
  });
}

/** The next agents of a run whose lines are to be written, in the order of their ids. */
export async function selectRunAgents(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  after: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const rows = await tx.query<{ agent_id: MemberId }>({
    name: 'select-commission-agents',
    text: `select distinct agent_id from wau.commission_terms
            where merchant_id = $1 and run_id = $2 and agent_id > $3
            order by agent_id limit $4`,
    values: [merchantCode, runId, after, limit],
  });
  return rows.map(({ agent_id }) => agent_id);
}

export interface TermsRow {
  readonly run_id: RunRow['run_id'];
  readonly agent_id: MemberId;
  readonly from_day: string;
  readonly to_day: string;
  readonly hour: number | null;
  readonly product: ContractProduct;
  readonly version: number;
  readonly turnover_minor: Minor;
  readonly net_loss_minor: Minor;
  readonly carried_minor: Minor;
  readonly active_members: number;
  readonly tier: number;
  readonly basis_points: number;
  readonly amount_minor: Minor;
}

/** By what agents were paid in some runs, the latest periods first. */
export function selectTerms(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  payments: readonly { readonly run_id: RunRow['run_id']; readonly agent_id: MemberId }[],
): Promise<readonly TermsRow[]> {
  return runner.query<TermsRow & Record<string, unknown>>({
    name: 'select-commission-terms',
    text: `select terms.run_id, terms.agent_id, period.from_day::text as from_day, period.to_day::text as to_day, period.hour,
                  terms.product, terms.version, terms.turnover_minor, terms.net_loss_minor, terms.carried_minor,
                  terms.active_members, terms.tier, terms.basis_points, terms.amount_minor
             from unnest($2::text[], $3::text[]) as asked (run_id, agent_id)
             join wau.commission_terms as terms
               on terms.merchant_id = $1 and terms.run_id = asked.run_id collate "C"
              and terms.agent_id = asked.agent_id collate "C"
             join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = terms.run_id
             join wau.commission_runs as period
               on period.merchant_id = $1 and period.kind = run.kind and period.starts_at = terms.starts_at
            order by terms.run_id, terms.agent_id, terms.starts_at desc, terms.product`,
    values: [merchantCode, payments.map((each) => each.run_id), payments.map((each) => each.agent_id)],
  });
}
