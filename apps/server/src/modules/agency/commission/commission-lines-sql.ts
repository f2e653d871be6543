import type { MemberId } from '@wau/contract/ids';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RunKey, RunRow } from './commission-run-sql.ts';

interface LinesOf extends RunKey {
  readonly kind: ContractKind;
  readonly upToBatch: bigint;
  readonly products: readonly string[];
}

/**
 * Writes the lines of some agents for one period of a run: what each ought to have by what is counted now, less what earlier
 * runs have written for the period. A period that is reckoned for the first time has no earlier lines. Only the places in the
 * tree at which one of these agents stands are read.
 *
 * Along each place in the tree an agent gets a share by the difference between the own rate and that of the next agent below whose
 * contract covers the product. Fixed amounts and what is carried over are the agent's own, and whoever has promised them
 * gives them. As `reckonCommission` does: lines are exact until an agent's sum of the period is rounded down, once, and each
 * is what the rounded sum has grown by.
 */
export async function insertLines(
  tx: SqlRunner,
  run: LinesOf,
  origin: RunRow,
  agentIds: readonly MemberId[],
): Promise<void> {
  await tx.query({
    text: `
      with before_run as materialized (
        select run.run_id, run.up_to_batch
          from wau.commission_run_periods as reckoned
          join wau.commission_runs as run
            on run.merchant_id = $1 and run.run_id = reckoned.run_id and run.kind = $3 and run.state <> 'rejected'
         where reckoned.merchant_id = $1 and reckoned.starts_at = $4 and reckoned.run_id <> $2
      ), seen as materialized (
        select coalesce(max(up_to_batch), 0) as batch from before_run
      ), contract as materialized (
        select agent_id, product, version, upline_id, carried_minor, basis_points, amount_minor
          from wau.commission_terms
         where merchant_id = $1 and run_id = $2 and starts_at = $4
      ), cover as materialized (
        select contract.agent_id, single.product, contract.product as own_product, contract.version,
               contract.basis_points
          from contract
          join unnest($8::text[]) as single (product) on contract.product in (single.product, 'CONS')
      ), reached as materialized (
        select distinct path.path_key
          from wau.commission_paths as path
         cross join unnest(path.agent_ids) as above (agent_id)
         where path.merchant_id = $1 and above.agent_id = any ($7::text[])
      ), base as materialized (
        select path_key, member_id, product, sum(turnover_minor)::bigint as turnover_minor,
               sum(net_loss_minor)::bigint as net_loss_minor,
               coalesce(sum(turnover_minor) filter (where batch > (select batch from seen)), 0)::bigint as turnover_change,
               coalesce(sum(net_loss_minor) filter (where batch > (select batch from seen)), 0)::bigint as net_loss_change
          from wau.commission_bases
         where merchant_id = $1 and hour >= $4 and hour < $5 and batch <= $6
           and path_key in (select path_key from reached)
         group by path_key, member_id, product
      ), place as materialized (
        select used.path_key, used.product, above.agent_id, above.place
          from (select distinct path_key, product from base) as used
          join wau.commission_paths as path on path.merchant_id = $1 and path.path_key = used.path_key
         cross join unnest(path.agent_ids) with ordinality as above (agent_id, place)
      ), chain as materialized (
        select path_key, product, agent_id, cover.own_product, cover.version, cover.basis_points,
               lag(agent_id) over downwards as downline_id,
               coalesce(lag(cover.basis_points) over downwards, 0) as downline_basis_points
          from place join cover using (agent_id, product)
        window downwards as (partition by path_key, product order by place.place)
      ), gift as materialized (
        select agent_id, upline_id, product, version, basis_points, 'amount' as basis, amount_minor * 10000 as parts
          from contract where amount_minor <> 0
         union all
        select agent_id, upline_id, product, version, basis_points, 'carried', carried_minor * basis_points
          from contract where carried_minor <> 0 and basis_points <> 0
      ), target as materialized (
        select chain.agent_id, 'share' as basis, base.member_id, base.product, base.path_key, chain.downline_id,
               chain.own_product, chain.version as own_version, chain.basis_points as own_basis_points,
               chain.downline_basis_points, base.turnover_minor, base.net_loss_minor, base.turnover_change,
               base.net_loss_change,
               case $3 when 'dividend' then base.net_loss_minor else base.turnover_minor end
                 * (chain.basis_points - chain.downline_basis_points) as parts
          from base join chain using (path_key, product)
         where chain.agent_id = any ($7::text[])
         union all
        select gift.agent_id, gift.basis, gift.agent_id, gift.product, null, null, gift.product, gift.version,
               gift.basis_points, 0, 0, 0, 0, 0, gift.parts
          from gift where gift.agent_id = any ($7::text[])
         union all
        select gift.upline_id, gift.basis, gift.agent_id, gift.product, null, gift.agent_id, null, null, 0,
               gift.basis_points, 0, 0, 0, 0, -gift.parts
          from gift
         where gift.upline_id = any ($7::text[]) and gift.upline_id in (select agent_id from contract)
      ), earlier as materialized (
        select line.agent_id, line.basis, line.member_id, line.product, line.path_key,
               max(line.downline_id) as downline_id, sum(line.parts)::bigint as parts
          from before_run
         cross join lateral (
                select * from wau.commission_lines as written
                 where written.merchant_id = $1 and written.run_id = before_run.run_id
                   and written.agent_id = any ($7::text[]) and written.starts_at = $4
                offset 0) as line
         group by line.agent_id, line.basis, line.member_id, line.product, line.path_key
      ), difference as materialized (
        select coalesce(target.agent_id, earlier.agent_id) as agent_id, coalesce(target.basis, earlier.basis) as basis,
               coalesce(target.member_id, earlier.member_id) as member_id,
               coalesce(target.product, earlier.product) as product,
               coalesce(target.path_key, earlier.path_key) as path_key,
               coalesce(target.downline_id, earlier.downline_id) as downline_id,
               target.own_product, target.own_version, coalesce(target.own_basis_points, 0) as own_basis_points,
               coalesce(target.downline_basis_points, 0) as downline_basis_points,
               case when earlier.agent_id is null then 0 else (select batch from seen) end as after_batch,
               coalesce(case when earlier.agent_id is null then target.turnover_minor
                             else target.turnover_change end, 0) as turnover_minor,
               coalesce(case when earlier.agent_id is null then target.net_loss_minor
                             else target.net_loss_change end, 0) as net_loss_minor,
               coalesce(target.parts, 0) - coalesce(earlier.parts, 0) as parts
          from target
          full join earlier
            on earlier.agent_id = target.agent_id and earlier.basis = target.basis
           and earlier.member_id = target.member_id and earlier.product = target.product
           and coalesce(earlier.path_key::text, '') = coalesce(target.path_key::text, '')
         where coalesce(target.parts, 0) <> coalesce(earlier.parts, 0)
            or earlier.agent_id is not null and (target.turnover_change <> 0 or target.net_loss_change <> 0)
      ), before as (
        select agent_id, sum(parts) as parts from earlier group by agent_id
      ), written as (
        select agent_id, max(line) as line from wau.commission_lines
         where merchant_id = $1 and run_id = $2 and agent_id = any ($7::text[])
         group by agent_id
      ), summed as (
        select difference.*,
               coalesce(written.line, 0) + row_number() over upwards as line,
               coalesce(before.parts, 0) + sum(difference.parts) over upwards as sum_parts
          from difference
          left join before on before.agent_id = difference.agent_id
          left join written on written.agent_id = difference.agent_id
        window upwards as (
          partition by difference.agent_id
          order by difference.basis, difference.product, difference.member_id, difference.path_key
          rows unbounded preceding)
      )
      insert into wau.commission_lines
        (merchant_id, run_id, agent_id, line, starts_at, basis, member_id, product, path_key, downline_id, own_product,
         own_version, own_basis_points, downline_basis_points, after_batch, turnover_minor, net_loss_minor, parts,
         amount_minor)
      select $1, $2, agent_id, line, $4, basis, member_id, product, path_key, downline_id, own_product, own_version,
             own_basis_points, downline_basis_points, after_batch, turnover_minor, net_loss_minor, parts,
             floor(sum_parts / 10000) - floor((sum_parts - parts) / 10000)
        from summed`,
    values: [
      run.merchantCode,
      run.runId,
      run.kind,
      origin.starts_at,
      origin.ends_at,
      run.upToBatch,
      agentIds,
      run.products,
    ],
  });
}

/**
 * Adds up what agents are due by a run. Of each period nobody is due less than nothing by all lines together, so what those
 * lack of zero is the house's; what earlier runs had written of it counts with it.
 */
export async function insertPayments(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  { kind, starts_at }: RunRow,
  agentIds: readonly MemberId[],
): Promise<void> {
  await tx.query({
    text: `
      with own as materialized (
        select line.agent_id, line.starts_at, count(*)::int4 as line_count, sum(line.amount_minor) as lines_minor,
               sum(line.parts) as parts
          from wau.commission_lines as line
         where line.merchant_id = $1 and line.run_id = $2 and line.agent_id = any ($5::text[])
         group by line.agent_id, line.starts_at
      ), earlier as materialized (
        select line.agent_id, line.starts_at, sum(line.parts) as parts
          from wau.commission_run_periods as asked
          join wau.commission_run_periods as reckoned
            on reckoned.merchant_id = $1 and reckoned.starts_at = asked.starts_at and reckoned.run_id <> $2
          join wau.commission_runs as run
            on run.merchant_id = $1 and run.run_id = reckoned.run_id and run.kind = $3 and run.state <> 'rejected'
         cross join lateral (
                select * from wau.commission_lines as written
                 where written.merchant_id = $1 and written.run_id = run.run_id
                   and written.agent_id = any ($5::text[]) and written.starts_at = asked.starts_at
                offset 0) as line
         where asked.merchant_id = $1 and asked.run_id = $2
         group by line.agent_id, line.starts_at
      ), period as (
        select own.agent_id, own.line_count, own.lines_minor,
               case when own.starts_at = $4 then 0 else own.lines_minor end as corrections_minor,
               floor(coalesce(earlier.parts, 0) / 10000) as before_minor,
               floor((coalesce(earlier.parts, 0) + own.parts) / 10000) as after_minor
          from own left join earlier using (agent_id, starts_at)
      ), sums as (
        select agent_id, sum(line_count)::int4 as line_count, sum(lines_minor) as lines_minor,
               sum(corrections_minor) as corrections_minor,
               sum(greatest(after_minor, 0) - greatest(before_minor, 0) - lines_minor) as shortfall_minor
          from period group by agent_id
      )
      insert into wau.commission_payments
        (merchant_id, run_id, agent_id, line_count, lines_minor, corrections_minor, shortfall_minor, due_minor)
      select $1, $2, agent.agent_id, coalesce(sums.line_count, 0), coalesce(sums.lines_minor, 0),
             coalesce(sums.corrections_minor, 0), coalesce(sums.shortfall_minor, 0),
             coalesce(sums.lines_minor + sums.shortfall_minor, 0)
        from (select agent_id from sums
               union
              select agent_id from wau.commission_terms
               where merchant_id = $1 and run_id = $2 and starts_at = $4 and agent_id = any ($5::text[])) as agent
        left join sums using (agent_id)`,
    values: [merchantCode, runId, kind, starts_at, agentIds],
  });
}
