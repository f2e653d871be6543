-- What a merchant gives members whose friends come to play, and what a friend has to do for it. A reward of nothing: members
-- still have their link and see who came.
alter table wau.merchants
  -- The friend's first deposit, and the turnover, both within so many days of the registration.
  add column referral_deposit_minor bigint not null default 5000 check (referral_deposit_minor > 0),
  add column referral_turnover_minor bigint not null default 10000 check (referral_turnover_minor >= 0),
  add column referral_within_days smallint not null default 30 check (referral_within_days between 1 and 365),
  add column referral_reward_minor bigint not null default 0 check (referral_reward_minor >= 0),
  -- How often a reward is to be staked before money may leave.
  add column referral_turnover_times smallint not null default 1 check (referral_turnover_times between 0 and 100),
  -- How many friends a member is rewarded for on a day and in a month.
  add column referral_daily_count smallint not null default 10 check (referral_daily_count between 1 and 1000),
  add column referral_monthly_count smallint not null default 50 check (referral_monthly_count between 1 and 10000),
  -- All that is ever given; what does not fit waits until it is raised.
  add column referral_budget_minor bigint not null default 0 check (referral_budget_minor >= 0),
  -- What is given besides with the so many-th friend, as `5:1000 10:2500`.
  add column referral_steps text collate "C" not null default ''
    check (referral_steps ~ '^([1-9][0-9]{0,3}:[1-9][0-9]{0,11}( [1-9][0-9]{0,3}:[1-9][0-9]{0,11}){0,9})?$');

-- What has been given so far. Apart from the merchant, whose row everybody reads and whose changes everybody is told of.
create table wau.referral_spending (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  primary key (merchant_id)
) with (fillfactor = 50);
grant select, insert on wau.referral_spending to wau_app;
grant update (spent_minor) on wau.referral_spending to wau_app;

-- A friend who has done what the merchant asks for, and what became of it. Who has not is known by the registration alone.
create table wau.referrals (
  merchant_id text collate "C" not null,
  referral_id text collate "C" not null,
  inviter_member_id text collate "C" not null,
  friend_member_id text collate "C" not null,
  -- Held: an operator decides. Waiting: more than the day, the month or the budget allows.
  status text collate "C" not null check (status in ('held', 'waiting', 'rewarded', 'rejected')),
  -- What friend and inviter share, so that they may be one person.
  marks text[] collate "C" not null default '{}'
    check (marks <@ array['device', 'address', 'bankAccount', 'payeeName', 'mobileNumber']),
  -- What was paid, the step's part of it, and what has to be staked for it; nothing before.
  amount_minor bigint not null default 0,
  step_minor bigint not null default 0,
  required_turnover_minor bigint not null default 0,
  currency text collate "C" not null,
  -- What the operator decided about one that was held, and why.
  decision text collate "C" check (decision in ('approved', 'rejected')),
  reason text not null default '' check (length(reason) <= 200),
  qualified_at timestamptz not null,
  decided_at timestamptz,
  rewarded_at timestamptz,
  primary key (merchant_id, referral_id),
  unique (merchant_id, friend_member_id),
  foreign key (merchant_id, inviter_member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, friend_member_id) references wau.members (merchant_id, member_id),
  constraint referrals_another check (inviter_member_id <> friend_member_id),
  constraint referrals_held check (status <> 'held' or marks <> '{}'),
  constraint referrals_rewarded check ((status = 'rewarded') = (rewarded_at is not null)),
  constraint referrals_paid check ((status = 'rewarded') = (amount_minor > 0) and step_minor between 0 and amount_minor),
  constraint referrals_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (reason = '')
    and (status = 'rejected') = (decision is not distinct from 'rejected'))
) with (fillfactor = 80);
-- How many friends a member has been rewarded for.
create index referrals_inviter on wau.referrals (merchant_id, inviter_member_id, rewarded_at)
  where status = 'rewarded';
-- What waits for an operator or for the next day, the oldest first.
create index referrals_open on wau.referrals (merchant_id, status, referral_id) where status in ('held', 'waiting');

grant select, insert on wau.referrals to wau_app;
grant update (status, marks, amount_minor, step_minor, required_turnover_minor, decision, reason, decided_at, rewarded_at)
  on wau.referrals to wau_app;

-- Whom a member has brought, newest first; and who was brought lately by anybody.
create index member_registrations_friends
  on wau.member_registrations (merchant_id, recommender_member_id, member_id) where recommender_member_id is not null;
create index member_registrations_brought
  on wau.member_registrations (merchant_id, member_id) where recommender_member_id is not null;
