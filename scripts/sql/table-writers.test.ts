import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../run-command.ts';

/**
 * Which module writes which table: a table has one owner, and what another module wants of it, it asks the owner for.
 * A second writer stands here with its reason or not at all. The demo makes what a console would make and may write
 * every table; whatever has run out is removed by `operation/housekeeping`, table by table in `prune-sql.ts`.
 */
const owners: Readonly<Record<string, readonly string[]>> = {
  'account/captcha': ['captchas'],
  'account/credentials': ['members'],
  'account/encryption': ['encryption_keys', 'used_payloads'],
  'account/external-login': ['external_identities', 'identity_providers'],
  'account/identity-check': ['identity_images'],
  'account/member': ['members', 'personal_data'],
  'account/member-desk': ['member_notes'],
  'account/member-rate': ['member_rates'],
  'account/opening-link': ['opened_members', 'opening_link_days'],
  'account/passkey': ['passkeys'],
  'account/password': ['members', 'password_links'],
  'account/phone-verification': ['phone_verification_providers', 'used_payloads'],
  'account/play-pause': ['excluded_identities', 'play_pauses'],
  'account/profile': ['members'],
  'account/registration': ['member_contacts', 'member_registrations'],
  'account/second-step': ['recovery_codes', 'second_steps'],
  'account/security': ['bank_cards', 'payment_passwords', 'security_answers'],
  'account/session': ['known_devices', 'remembered_logins', 'replaced_tokens', 'sessions'],
  'account/ticket': ['single_use_tickets'],
  'account/trial': ['known_devices', 'members', 'sessions', 'trial_accounts'],
  'account/verification': ['verification_codes'],
  'agency/affiliate': [
    'affiliate_campaigns',
    'affiliate_days',
    'affiliate_domains',
    'affiliate_lines',
    'affiliate_member_days',
    'affiliate_members',
    'affiliate_partners',
    'affiliate_plans',
    'affiliate_runs',
    'affiliate_statements',
    'affiliate_visits',
    'affiliates',
  ],
  'agency/commission': [
    'commission_approvals',
    'commission_bases',
    'commission_batches',
    'commission_bets',
    'commission_debts',
    'commission_depositors',
    'commission_hours',
    'commission_lines',
    'commission_paths',
    'commission_payments',
    'commission_run_periods',
    'commission_runs',
    'commission_terms',
  ],
  'agency/contract': ['agent_contracts'],
  'agency/notice': ['team_notices'],
  'agency/opening': ['opening_links'],
  'agency/rebate': ['team_rebate_days', 'team_rebate_lines', 'team_rebate_standings', 'team_rebates'],
  'agency/downline-transfer': ['downline_transfers'],
  'agency/red-rain': ['red_packets', 'red_rain_orders', 'red_rains'],
  'agency/team': ['team_day_plays', 'team_days', 'team_standings'],
  'content/announcement': ['notice_marks'],
  'content/club': [
    'club_claims',
    'club_level_changes',
    'club_memberships',
    'club_spending',
    'member_birthdays',
  ],
  'content/rebate': ['rebate_claim_lines', 'rebate_claims', 'rebate_spending', 'rebate_standings'],
  'content/referral': ['referral_spending', 'referrals'],
  'content/reward': ['application_images', 'promotion_enrolments', 'reward_offers', 'rewards'],
  'lottery/lottery-draw': [
    'lottery_chains',
    'lottery_draw_revisions',
    'lottery_draws',
    'lottery_slip_digests',
    'lottery_win_patterns',
  ],
  'lottery/lottery-game': ['lottery_game_names', 'lottery_games', 'lottery_odds'],
  'lottery/lottery-order': ['lottery_entries', 'lottery_orders', 'lottery_suborders'],
  'lottery/lottery-receipt': ['lottery_receipt_keys'],
  'lottery/lottery-result': ['lottery_result_entries'],
  'lottery/lottery-risk': ['lottery_draw_exposures', 'lottery_limits', 'lottery_number_exposures'],
  'lottery/site-lottery': ['lottery_feed_changes', 'lottery_games'],
  'messaging/chat': ['chat_conversations', 'chat_images', 'chat_messages'],
  'messaging/feedback': ['feedback', 'feedback_images', 'feedback_replies'],
  'messaging/inbox': ['inbox_messages'],
  'messaging/personal-announcement': ['personal_announcement_texts', 'personal_announcements'],
  'messaging/message': ['outgoing_messages'],
  'money/adjustment': ['adjustments'],
  'money/closure': ['account_closures'],
  'money/deposit': ['bank_transfers', 'deposit_approvals', 'deposit_bonuses', 'deposit_proofs', 'deposits'],
  'money/fund-transfer': ['fund_transfers'],
  'money/payment-provider': ['payment_providers'],
  'money/deposit-account': ['deposit_accounts'],
  'money/payment': ['payment_reports'],
  'money/payment-reconciliation': ['payment_differences', 'payment_reconciliations'],
  'money/payout': ['payouts'],
  'money/turnover': ['turnover_lapses', 'turnover_requirements'],
  'money/upline-transfer': ['upline_transfers'],
  'money/withdrawal': ['withdrawal_approvals', 'withdrawals'],
  'operation/books': ['book_checks', 'book_drifts'],
  'operation/dashboard': ['counted_days', 'member_day_counts'],
  'operation/finding': ['finding_words'],
  'operation/merchant': [
    'banks',
    'game_names',
    'games',
    'merchant_hosts',
    'merchants',
    'register_field_messages',
    'register_field_rules',
    'vendors',
  ],
  'operation/operator': [
    'operator_invitations',
    'operator_passkeys',
    'operator_roles',
    'operator_sessions',
    'operators',
  ],
  'operation/settings': ['games', 'merchants', 'register_field_messages', 'register_field_rules', 'vendors'],
  'operation/site-game': ['game_switch_plans'],
  'play/betting': ['bet_day_sums', 'bet_settlements', 'bets'],
  'play/game': ['favourite_games', 'launch_tokens', 'recent_games'],
  'play/transfer-wallet': ['history_files', 'late_rounds', 'vendor_wallets'],
  'play/play-limit': ['play_limit_changes', 'play_limits'],
  'play/reality-check': ['reality_check_answers', 'reality_checks'],
  'play/reconciliation': ['reconciliations', 'statement_differences'],
  'play/stuck-round': ['stuck_round_questions', 'stuck_rounds'],
  'play/vendor': ['bet_rollbacks', 'launch_tokens', 'play_sessions'],
  platform: [
    'attempt_counters',
    'audit_entries',
    'findings',
    'idempotency_keys',
    'operator_requests',
    'member_event_counters',
    'member_events',
    'operator_sessions',
    'secret_fingerprint',
    'sessions',
    'work_claims',
  ],
};

/** Tables that several modules write, each with the reason. */
const shared: Readonly<Record<string, string>> = {
  members:
    'a row for each member: the proof of who it is, its name, its password, its profile, the end of a trial',
  known_devices: 'a trial that ends takes along what it left',
  games: 'a merchant is opened with them, and each is switched off and on',
  lottery_games: 'a merchant is given them, and each is scheduled, given a feed, switched off and on',
  merchants: 'one is opened, and its settings change',
  register_field_messages: 'a merchant is opened with them, and each is changed by itself',
  register_field_rules: 'a merchant is opened with them, and each is changed by itself',
  vendors: 'a merchant is opened with them, and each is switched off and on',
  operator_sessions: 'the look-up notes when a session was last seen',
  sessions: 'a trial that ends closes its sessions; the look-up notes when a session was last seen',
  launch_tokens: 'a game is opened with one, and the vendor redeems it',
  used_payloads: 'what may be used once only: a sealed payload, and a token of a phone service',
};

const writes = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?wau\.([a-z_]+)/g;

function writersByTable(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync('apps/server/src/**/*.ts', { cwd: projectFolder });
  for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
    if (/\.test\.ts$|\/(?:testing|prove|demo)\//.test(file)) continue;
    const writer = /\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? 'platform';
    for (const [, table = ''] of readFileSync(join(projectFolder, file), 'utf8').matchAll(writes)) {
      found.set(table, (found.get(table) ?? new Set()).add(writer));
    }
  }
  return found;
}

const found = [...writersByTable()];

test('every table is written by its owner alone', () => {
  const written = found.flatMap(([table, writers]) => [...writers].map((writer) => `${writer}: ${table}`));
  const owned = Object.entries(owners).flatMap(([module, tables]) =>
    tables.map((table) => `${module}: ${table}`),
  );
  expect(written.sort()).toEqual(owned.sort());
});

test('a table with several writers says why', () => {
  const several = found.filter(([, writers]) => writers.size > 1).map(([table]) => table);
  expect(several.sort()).toEqual(Object.keys(shared).sort());
});
