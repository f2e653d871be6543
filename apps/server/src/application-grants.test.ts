import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * What the application may do with a table beyond reading and adding rows. Whoever adds a line says with it that rows
 * (or these columns of them) may be changed or removed by anybody who gets hold of the application: amounts, owners
 * and times of money are in none.
 */
const mayChange: Readonly<Record<string, string>> = {
  'sandbox.callback': 'update (attempt_count, delivered_at, due_at, last_failure)',
  'sandbox.payment': 'update (decided_at, received_minor, received_token, status)',
  'studio.crash_bet':
    'update (attempts, cashed_at, cashed_hundredths, given_up_at, gives_back, is_automatic, last_error, next_attempt_at, payout_minor, refund_code, seat, state)',
  'studio.crash_chain': 'update (salt, salted_at)',
  'studio.crash_event': 'delete',
  'studio.crash_flight':
    'update (bets, crash_hundredths, crashed_at, leader, link, passed_hundredths, started_at, state)',
  'studio.crash_title': 'update',
  'studio.open_batch': 'delete',
  'studio.open_round': 'delete, update',
  'studio.play_session': 'delete',
  'studio.purse': 'update (balance_minor, last_played_at, version)',
  'studio.purse_round': 'update (ended_at, file_number, payout_minor, refunded_minor, stake_minor, status)',
  'studio.round': 'update (decisions, events, extra_stake_minor, finished_at, payout_minor, refund_code)',
  'studio.seed': 'update (next_nonce, revealed_at)',
  'studio.waiting_round': 'delete, update',
  'wau.account_closures': 'update (completed_at, look_at)',
  'wau.adjustments': 'update (decided_at, decided_by, decider_name, decision_reason, status)',
  'wau.affiliate_domains': 'delete, update',
  'wau.affiliate_days': 'delete',
  'wau.affiliate_member_days': 'delete',
  'wau.affiliate_members': 'update (decided_at, decided_by, marks, reason, reviewed_at, standing)',
  'wau.affiliate_partners': 'update (enabled, plan_code)',
  'wau.affiliate_runs': 'update (counted_at, decided_at, decided_by, decider_name, reason, state)',
  'wau.affiliate_statements': 'delete, update (paid_at, state, withheld_reason)',
  'wau.affiliate_visits': 'update (visit_count)',
  'wau.affiliates': 'delete, update',
  'wau.red_packets': 'update (caught_at, member_id)',
  'wau.red_rain_orders': 'update (rain_id)',
  'wau.red_rains': 'update (ended_at, returned_minor, status)',
  'wau.agent_contracts': 'update (answered_at, ends_on, starts_on, state, upline_id)',
  'wau.announcement_texts': 'delete, update',
  'wau.announcements': 'delete, update',
  'wau.application_images': 'delete',
  'wau.chat_conversations':
    'delete, update (last_message_at, last_number, member_read_number, member_typed_at, operator_typed_at, status, waiting_since)',
  'wau.chat_images': 'delete',
  'wau.chat_messages': 'delete',
  'wau.feedback': 'update (answered_at, closed_at, read_at)',
  'wau.feedback_images': 'delete',
  'wau.attempt_counters': 'delete, update',
  'wau.bank_cards': 'update (removed_at)',
  'wau.bank_transfers': 'update (proof_count, proof_sent_at, reason)',
  'wau.banks': 'delete, update',
  'wau.banner_texts': 'delete, update',
  'wau.banners': 'delete, update',
  'wau.bet_day_sums': 'update (bet_count, payout_minor, stake_minor, turnover_minor)',
  'wau.book_checks': 'update (checked_at, drift_count)',
  'wau.book_drifts': 'delete',
  'wau.brand_drawings': 'delete, update',
  'wau.captchas': 'delete',
  'wau.club_level_texts': 'delete, update',
  'wau.club_levels': 'delete, update',
  'wau.club_memberships': 'update (counted_from, evaluated_day, kept_until, level)',
  'wau.club_spending': 'update (spent_minor)',
  'wau.club_terms': 'delete, update',
  'wau.commission_bets': 'delete',
  'wau.commission_debts': 'update (owed_minor)',
  'wau.commission_hours': 'update (bets_closed_to, bets_pruned_at, counted_at)',
  'wau.commission_payments': 'update (owed_after_minor, owed_before_minor, paid_at, paid_minor)',
  'wau.commission_run_periods': 'update (is_reckoned)',
  'wau.commission_runs':
    'update (calculated_at, corrections_minor, decided_at, due_minor, line_count, lines_through, needs_two, payment_count, reason, reckoned_batch, rejecter_name, shortfall_minor, state)',
  'wau.content_pages': 'delete, update',
  'wau.counted_days': 'update (counted_at)',
  'wau.member_day_counts': 'delete',
  'wau.team_day_plays': 'delete',
  'wau.team_days': 'delete',
  'wau.team_rebate_standings': 'update (earned_parts, paid_minor, through_day)',
  'wau.team_standings': 'delete',
  'wau.deposit_method_texts': 'delete, update',
  'wau.deposit_methods': 'delete, update',
  'wau.deposit_accounts': 'update',
  'wau.deposit_bonuses': 'update (amount_minor, decided_at, reason, reward_id, status)',
  'wau.deposit_proofs': 'delete, update',
  'wau.deposits':
    'update (amount_minor, ask_at, ask_count, confirmations, credited_after, decided_at, expires_at, pay_instructions, pay_url, provider_payment_id, status)',
  'wau.download_settings': 'delete, update',
  'wau.encryption_keys': 'delete',
  'wau.external_identities': 'delete',
  'wau.favourite_games': 'delete',
  'wau.game_switch_plans': 'update (settled_at, state)',
  'wau.findings': 'update (last_found_at, replaced_at)',
  'wau.fund_transfers': 'update (amount_minor, ask_at, ask_count, decided_at, last_error, status)',
  'wau.game_names': 'update',
  'wau.games': 'update',
  'wau.help_item_texts': 'delete, update',
  'wau.help_items': 'delete, update',
  'wau.idempotency_keys': 'delete, update (answer)',
  'wau.identity_images':
    'update (decided_at, reason, sealed_back, sealed_front, seen_submission_number, status, submission_number, submitted_at)',
  'wau.identity_providers': 'update',
  'wau.inbox_messages': 'delete, update (deleted_at, read_at)',
  'wau.known_devices': 'delete, update (last_login_at)',
  'wau.launch_tokens': 'delete',
  'wau.member_contacts': 'delete, update',
  'wau.member_event_counters': 'update (last_number)',
  'wau.member_events': 'delete',
  'wau.members':
    'update (email, email_confirmed_at, first_login_pending, head_icon, language, login_epoch, mobile_confirmed_at, mobile_number, nickname, password_hash, profile, shows_wins, status, upline_member_id)',
  'wau.merchant_hosts': 'delete, update',
  'wau.merchants': 'update',
  'wau.notice_marks': 'update (seen_until)',
  'wau.opening_link_days': 'update (visit_count)',
  'wau.opening_links': 'update (is_on)',
  'wau.operator_invitations': 'delete, update (status)',
  'wau.operator_passkeys': 'delete, update (is_synced, last_used_at, sign_count)',
  'wau.operator_requests': 'delete',
  'wau.operator_roles': 'delete',
  'wau.operator_sessions': 'delete, update (ended_at, has_second_step, idle_until, last_seen_at)',
  'wau.operators':
    'update (last_time_step, password_hash, recovery_code_hashes, sealed_pending_step, sealed_second_step, status, temporary_until)',
  'wau.outgoing_messages': 'delete, update (attempt_count, sealed_content, sent_at, status, transport)',
  'wau.passkeys': 'delete, update (is_synced, last_used_at, passkey_name, sign_count)',
  'wau.password_links': 'delete',
  'wau.payment_passwords': 'update',
  'wau.payment_differences': 'delete',
  'wau.payment_providers': 'update',
  'wau.payment_reconciliations': 'update',
  'wau.payouts': 'update (ask_at, ask_count, decided_at, provider_reference, sent_at, status)',
  'wau.withdrawals': 'update (decided_at, decision, reason)',
  'wau.personal_data': 'update (sealed_id_number, sealed_payee_name)',
  'wau.phone_verification_providers': 'update',
  'wau.excluded_identities': 'delete',
  'wau.lottery_draw_exposures':
    'delete, update (combined_liability_minor, liability_limit_minor, liability_share_minor, stake_limit_minor, stake_minor, stake_share_minor)',
  'wau.lottery_draw_revisions': 'update (done_at)',
  'wau.lottery_draws':
    'delete, update (agreed_result, beacon_signature, drawn_at, is_revising, result, result_turn, revision, seed, settled_at, slip_count, slip_root, state)',
  'wau.lottery_entries': 'update (ended_at, payout_minor, rebate_paid_at, revision, state)',
  'wau.lottery_games': 'update (closing_seconds, is_offered, result_feed, schedule)',
  'wau.lottery_number_exposures': 'delete, update (liability_minor, stake_minor)',
  'wau.lottery_suborders': 'update (payout_minor)',
  'wau.lottery_win_patterns': 'delete',
  'wau.play_limits': 'update (changed_at, limit_value, pending_from, pending_value)',
  'wau.play_sessions': 'delete',
  'wau.promotion_categories': 'delete, update',
  'wau.promotion_category_names': 'delete, update',
  'wau.promotion_terms': 'delete, update',
  'wau.promotions': 'delete, update',
  'wau.reality_checks': 'update (counted_from, due_at, is_stopped, last_opened_at, played_from)',
  'wau.rebate_rates': 'delete, update',
  'wau.rebate_spending': 'update (spent_minor)',
  'wau.rebate_standings': 'update (earned_parts, paid_minor, through_day)',
  'wau.rebate_terms': 'delete, update',
  'wau.recent_games': 'delete, update (opened_at)',
  'wau.reconciliations': 'update',
  'wau.recovery_codes': 'delete',
  'wau.referral_spending': 'update (spent_minor)',
  'wau.referrals':
    'update (amount_minor, decided_at, decision, marks, reason, required_turnover_minor, rewarded_at, status, step_minor)',
  'wau.register_field_messages': 'delete, update',
  'wau.register_field_rules': 'update',
  'wau.remembered_logins': 'delete, update (last_used_at)',
  'wau.replaced_tokens': 'delete',
  'wau.resource_links': 'delete, update',
  'wau.reward_offers':
    'delete, update (audience, budget_count, budget_minor, club_level_from, condition, condition_minor, enrolment, granted_count, new_within_days, recurrence, reward_basis_points, reward_minor, spent_minor, turnover_times)',
  'wau.rewards': 'update (decided_at, reason, status)',
  'wau.second_steps': 'delete, update',
  'wau.security_answers': 'delete',
  'wau.service_contacts': 'delete, update',
  'wau.sessions': 'delete, update (ended_at, idle_until, last_seen_at, token_hash)',
  'wau.single_use_tickets': 'delete',
  'wau.statement_differences': 'delete',
  'wau.trial_accounts': 'delete',
  'wau.used_payloads': 'delete',
  'wau.vendor_wallets': 'update (sweep_at)',
  'wau.vendors': 'update',
  'wau.stuck_round_questions': 'update',
  'wau.stuck_rounds':
    'update (answered_at, concluded_at, deed, order_id, ordered_at, refused_deed, send_at, send_count, send_error, status)',
  'wau.verification_codes': 'delete, update (ended_at, wrong_tries)',
  'wau.work_claims': 'delete, update (lapses_at, operator_id)',
};

/** Only functions of the owner write here; `bet_standings` is a view. */
const mayOnlyRead = [
  'ledger.account',
  'ledger.entry',
  'ledger.house_day_sum',
  'ledger.house_day_summed',
  'ledger.house_entry',
  'ledger.house_rollup',
  'ledger.play_sum',
  'ledger.reason',
  'ledger.transfer',
  'ledger.transfer_key',
  'wau.bet_day_shifts',
  'wau.bet_standings',
  'wau.team_links',
  'wau.unsettled_bets',
];

const ourTables = `
  select class.oid, class.oid::regclass::text as table_name, class.relacl, class.relowner
    from pg_class as class
   where class.relnamespace = any ('{wau,ledger,studio,sandbox}'::regnamespace[]) and class.relkind in ('r', 'p', 'v')`;

const privilegesOfTables = `
  with tables as (${ourTables})
  select table_name, grantee, string_agg(privilege, ', ' order by privilege) as privileges
    from (select table_name, coalesce(grantee::regrole::text, 'public') as grantee, lower(privilege_type) as privilege
            from tables, aclexplode(relacl) where grantee <> relowner
          union all
          select table_name, coalesce(grantee::regrole::text, 'public'),
                 format('%s (%s)', lower(privilege_type), string_agg(attname, ', ' order by attname))
            from tables join pg_attribute on attrelid = tables.oid, aclexplode(attacl)
           group by table_name, grantee, privilege_type) as granted
   group by table_name, grantee
   order by table_name`;

interface Privileges {
  readonly table_name: string;
  readonly grantee: string;
  readonly privileges: string;
}

const database = await createTestDatabase();
const client = new Client({ connectionString: database.superuserUrl, options: '-c search_path=pg_catalog' });
let granted: readonly Privileges[] = [];
beforeAll(async () => {
  await client.connect();
  granted = (await client.query<Privileges>(privilegesOfTables)).rows;
});
afterAll(() => client.end());

test("tables are open to nobody but the application's role", () => {
  expect(new Set(granted.map(({ grantee }) => grantee))).toEqual(new Set(['wau_app']));
});

test('the application may change what is listed, and nothing else', () => {
  const changed = granted.flatMap(({ table_name, privileges }) => {
    const beyond = privileges.replace(/\b(insert|select)\b(, )?/g, '').replace(/, $/, '');
    return beyond === '' ? [] : [[table_name, beyond]];
  });
  expect(Object.fromEntries(changed)).toEqual(mayChange);
});

test('the application adds rows everywhere but to the ledger', () => {
  const readOnly = granted.filter(({ privileges }) => !privileges.includes('insert'));
  expect(readOnly.map(({ table_name }) => table_name)).toEqual(mayOnlyRead);
});

test('the application owns nothing and may make nothing', async () => {
  const { rows } = await client.query(
    `select nspname, has_schema_privilege('wau_app', oid, 'CREATE') as may_create from pg_namespace
      where nspname in ('wau', 'ledger', 'studio', 'sandbox', 'migration', 'public')
        and (has_schema_privilege('wau_app', oid, 'CREATE') or nspowner = 'wau_app'::regrole)
     union all
     select oid::regclass::text, true from pg_class
      where relowner = 'wau_app'::regrole
        -- The queue of jobs makes its own tables and changes them with its own releases.
        and relnamespace <> 'graphile_worker'::regnamespace`,
  );
  expect(rows).toEqual([]);
});
