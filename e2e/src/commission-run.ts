import { systemClock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import { withAppDatabase } from './app-database.ts';

export interface CommissionRun {
  readonly runId: string;
  readonly fromDay: string;
  /** As calls name it. */
  readonly betKey: string;
}

/**
 * A run of daily salaries that waits for two persons: `ejen` is due RM 4.00 out of one bet of `kamal`'s, of RM 1,000.00 on a day
 * so many days ago, at 0.40%. Written as the program leaves it, since in a test no day goes by.
 */
export async function addCommissionRun(daysAgo: number): Promise<CommissionRun> {
  const runId = newId('commissionRun', systemClock, systemRandom);
  const key = `e2e-${runId}`;
  const [fromDay = ''] = await withAppDatabase(async (client) => {
    await client.query('begin');
    const { rows } = await client.query(
      `with day as (select wau.merchant_day('wau', now()) - $2::integer as day),
       people as (
         select agent.member_id as agent_id, player.member_id as player_id, md5(agent.member_id)::uuid as path_key
           from wau.members as agent, wau.members as player
          where agent.merchant_id = 'wau' and agent.username = 'ejen'
            and player.merchant_id = 'wau' and player.username = 'kamal'),
       times as (
         select day, wau.merchant_day_start('wau', day) as starts_at,
                wau.merchant_day_start('wau', day + 1) as ends_at from day),
       bet as (
         insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                               stake_minor, payout_minor, turnover_minor, status, placed_at)
         select 'wau', 'vendor', 'studio', $3, player_id, 'dice', 'INHOUSE', 'MYR', 100000, 20000, 100000, 'settled',
                starts_at + interval '3 hours' from people, times),
       path as (
         insert into wau.commission_paths (merchant_id, path_key, agent_ids)
         select 'wau', path_key, array[agent_id] from people on conflict do nothing),
       counted as (
         insert into wau.commission_bets (merchant_id, source, provider, external_key, revision, member_id, product,
                                          hour, turnover_minor, net_loss_minor, batch)
         select 'wau', 'vendor', 'studio', $3, 1, player_id, 'RNG', starts_at + interval '3 hours', 100000, 80000, 1
           from people, times),
       base as (
         insert into wau.commission_bases (merchant_id, hour, member_id, product, batch, path_key, turnover_minor,
                                           net_loss_minor)
         select 'wau', starts_at + interval '3 hours', player_id, 'RNG', 1, path_key, 100000, 80000
           from people, times),
       run as (
         insert into wau.commission_runs (merchant_id, run_id, kind, starts_at, ends_at, from_day, to_day, currency,
                                          state, up_to_batch, reckoned_batch, active_turnover_minor,
                                          active_deposit_minor, carries_losses, payment_count, line_count, due_minor,
                                          needs_two, created_at, calculated_at)
         select 'wau', $1, 'dailySalary', starts_at, ends_at, day, day, 'MYR', 'waiting', 1, 1000000, 1, 1, true, 1, 1,
                400, true, now(), now() from times
         returning from_day)
       select from_day::text as from_day from run`,
      [runId, daysAgo, key],
    );
    await client.query(
      `with run as (select * from wau.commission_runs where run_id = $1),
       people as (
         select agent.member_id as agent_id, player.member_id as player_id, md5(agent.member_id)::uuid as path_key
           from wau.members as agent, wau.members as player
          where agent.merchant_id = 'wau' and agent.username = 'ejen'
            and player.merchant_id = 'wau' and player.username = 'kamal'),
       terms as (
         insert into wau.commission_terms (merchant_id, run_id, starts_at, agent_id, product, version, turnover_minor,
                                           net_loss_minor, carried_minor, active_members, tier, basis_points,
                                           amount_minor)
         select 'wau', $1, starts_at, agent_id, 'CONS', 1, 100000, 80000, 0, 1, 1, 40, 0 from run, people),
       line as (
         insert into wau.commission_lines (merchant_id, run_id, agent_id, line, starts_at, basis, member_id, product,
                                           path_key, own_product, own_version, own_basis_points,
                                           downline_basis_points, after_batch, turnover_minor, net_loss_minor, parts,
                                           amount_minor)
         select 'wau', $1, agent_id, 1, starts_at, 'share', player_id, 'RNG', path_key, 'CONS', 1, 40, 0, 0, 100000,
                80000, 4000000, 400 from run, people)
       insert into wau.commission_payments (merchant_id, run_id, agent_id, line_count, lines_minor, corrections_minor,
                                            shortfall_minor, due_minor)
       select 'wau', $1, agent_id, 1, 400, 0, 0, 400 from people`,
      [runId],
    );
    await client.query('commit');
    return rows.map((row) => String(row.from_day));
  });
  return { runId, fromDay, betKey: `vendor:studio:${key}` };
}
