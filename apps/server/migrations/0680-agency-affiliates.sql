-- Affiliates: agents who bring members by codes of their own and are paid by a plan, apart from teams and contracts.

-- How long a visitor counts as brought by the last link, and whether the first one counts instead.
alter table wau.merchants
  add column affiliate_window_days smallint not null default 30 check (affiliate_window_days between 1 and 365),
  add column affiliate_first_link boolean not null default false;

-- What affiliates are paid by. A change is another version, for whole months to come.
create table wau.affiliate_plans (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  plan_code text collate "C" not null check (plan_code ~ '^[a-z0-9][a-z0-9-]{1,31}$'),
  version integer not null check (version > 0),
  plan_name text not null check (length(plan_name) between 1 and 60),
  -- As packages/rules/src/agency/affiliate-terms.ts reads them.
  terms jsonb not null,
  starts_on date not null check (extract(day from starts_on) = 1),
  stored_by text not null,
  stored_at timestamptz not null,
  primary key (merchant_id, plan_code, version)
);
grant select, insert on wau.affiliate_plans to wau_app;

create table wau.affiliate_partners (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  plan_code text collate "C" not null,
  -- Off: codes bring nobody, and months are withheld.
  enabled boolean not null default true,
  opened_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.affiliate_partners to wau_app;
grant update (plan_code, enabled) on wau.affiliate_partners to wau_app;

-- A code brings members into an agent's team, where contracts pay, or for an affiliate, whom a plan pays: never both.
alter table wau.affiliates
  add column payee_member_id text collate "C",
  add foreign key (merchant_id, payee_member_id) references wau.affiliate_partners (merchant_id, member_id),
  add constraint affiliates_one_way check (agent_member_id is null or payee_member_id is null);
create index affiliates_payee on wau.affiliates (merchant_id, payee_member_id) where payee_member_id is not null;

create table wau.affiliate_campaigns (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  campaign_code text collate "C" not null check (campaign_code ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  campaign_name text not null check (length(campaign_name) between 1 and 60),
  opened_at timestamptz not null,
  primary key (merchant_id, member_id, campaign_code),
  foreign key (merchant_id, member_id) references wau.affiliate_partners (merchant_id, member_id)
);
grant select, insert on wau.affiliate_campaigns to wau_app;

-- Which campaign and which part of it a registration came by.
alter table wau.member_registrations
  add column affiliate_campaign text collate "C" check (affiliate_campaign ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  add column affiliate_sub_id text collate "C" check (affiliate_sub_id ~ '^[A-Za-z0-9_.-]{1,32}$');
create index member_registrations_affiliate
  on wau.member_registrations (merchant_id, member_id) where affiliate_code is not null;

-- How many came by a link on a day. Nothing of who they were.
create table wau.affiliate_visits (
  merchant_id text collate "C" not null,
  affiliate_code text collate "C" not null,
  day date not null,
  campaign_code text collate "C" not null default '',
  sub_id text collate "C" not null default '',
  visit_count bigint not null check (visit_count > 0),
  primary key (merchant_id, affiliate_code, day, campaign_code, sub_id),
  foreign key (merchant_id, affiliate_code) references wau.affiliates (merchant_id, affiliate_code)
) with (fillfactor = 70);
grant select, insert on wau.affiliate_visits to wau_app;
grant update (visit_count) on wau.affiliate_visits to wau_app;

-- Whom a member counts for: from the registration on, and after an operator has changed it from that day on.
create table wau.affiliate_members (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  since date not null,
  -- Null: nobody.
  affiliate_id text collate "C",
  campaign_code text collate "C" not null default '',
  sub_id text collate "C" not null default '',
  -- Held: shares something with the affiliate, so that they may be one person, and an operator decides.
  standing text collate "C" not null default 'new'
    check (standing in ('new', 'clear', 'held', 'approved', 'rejected')),
  marks text[] collate "C" not null default '{}',
  decided_by text,
  reason text not null default '' check (length(reason) <= 200),
  decided_at timestamptz,
  primary key (merchant_id, member_id, since),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, affiliate_id) references wau.affiliate_partners (merchant_id, member_id),
  constraint affiliate_members_another check (affiliate_id <> member_id),
  constraint affiliate_members_held check (standing <> 'held' or marks <> '{}')
);
create index affiliate_members_of on wau.affiliate_members (merchant_id, affiliate_id, member_id);
create index affiliate_members_open on wau.affiliate_members (merchant_id, standing, member_id)
  where standing in ('new', 'held');
grant select, insert on wau.affiliate_members to wau_app;
grant update (standing, marks, decided_by, reason, decided_at) on wau.affiliate_members to wau_app;

-- What a member did on a day for the affiliate of that day; counted anew as a whole, as the team's days are.
create table wau.affiliate_member_days (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  day date not null,
  affiliate_id text collate "C" not null,
  campaign_code text collate "C" not null,
  sub_id text collate "C" not null,
  registered_count integer not null,
  -- Null: not on this day.
  first_deposit_minor bigint,
  deposit_count integer not null,
  deposit_minor bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  reward_minor bigint not null,
  primary key (merchant_id, member_id, day)
);
create index affiliate_member_days_of on wau.affiliate_member_days (merchant_id, affiliate_id, day);
create index affiliate_member_days_day on wau.affiliate_member_days (merchant_id, day);
grant select, insert, delete on wau.affiliate_member_days to wau_app;

-- The sums of them, which an affiliate's figures are read from.
create table wau.affiliate_days (
  merchant_id text collate "C" not null,
  affiliate_id text collate "C" not null,
  day date not null,
  campaign_code text collate "C" not null,
  sub_id text collate "C" not null,
  registered_count integer not null,
  first_deposit_count integer not null,
  deposit_count integer not null,
  deposit_minor bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  reward_minor bigint not null,
  primary key (merchant_id, affiliate_id, day, campaign_code, sub_id)
);
create index affiliate_days_day on wau.affiliate_days (merchant_id, day);
grant select, insert, delete on wau.affiliate_days to wau_app;

-- A month of all affiliates: counted by a job, approved by an operator, paid by the job.
create table wau.affiliate_runs (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  month date not null check (extract(day from month) = 1),
  state text collate "C" not null check (state in ('counting', 'waiting', 'approved', 'paid')),
  currency text collate "C" not null,
  counted_at timestamptz,
  decided_by text,
  decider_name text,
  reason text not null default '' check (length(reason) <= 200),
  decided_at timestamptz,
  primary key (merchant_id, month),
  constraint affiliate_runs_decided check ((state in ('approved', 'paid')) = (decided_at is not null))
);
grant select, insert on wau.affiliate_runs to wau_app;
grant update (state, counted_at, decided_by, decider_name, reason, decided_at) on wau.affiliate_runs to wau_app;

create table wau.affiliate_statements (
  merchant_id text collate "C" not null,
  statement_id text collate "C" not null,
  month date not null,
  affiliate_id text collate "C" not null,
  plan_code text collate "C" not null,
  plan_version integer not null,
  -- Withheld: nothing of it counts as reckoned, so that it comes again with the next month.
  state text collate "C" not null check (state in ('waiting', 'withheld', 'approved', 'paid')),
  carried_in_minor bigint not null check (carried_in_minor <= 0),
  net_minor bigint not null,
  basis_points integer,
  share_minor bigint not null check (share_minor >= 0),
  carried_share_minor bigint not null,
  qualified_count integer not null,
  fee_minor bigint not null check (fee_minor >= 0),
  amount_minor bigint not null check (amount_minor = share_minor + fee_minor),
  carried_out_minor bigint not null check (carried_out_minor <= 0),
  withheld_reason text not null default '' check (length(withheld_reason) <= 200),
  paid_at timestamptz,
  primary key (merchant_id, statement_id),
  unique (merchant_id, month, affiliate_id),
  foreign key (merchant_id, month) references wau.affiliate_runs (merchant_id, month),
  foreign key (merchant_id, affiliate_id) references wau.affiliate_partners (merchant_id, member_id),
  foreign key (merchant_id, plan_code, plan_version) references wau.affiliate_plans (merchant_id, plan_code, version),
  constraint affiliate_statements_paid check ((state = 'paid') = (paid_at is not null))
);
create index affiliate_statements_of on wau.affiliate_statements (merchant_id, affiliate_id, month);
grant select, insert, delete on wau.affiliate_statements to wau_app;
grant update (state, withheld_reason, paid_at) on wau.affiliate_statements to wau_app;

-- What each member added to a month. Its days are those of wau.affiliate_member_days up to the month's end, less what
-- earlier months have reckoned of them, so that what changed since comes with it.
create table wau.affiliate_lines (
  merchant_id text collate "C" not null,
  statement_id text collate "C" not null,
  member_id text collate "C" not null,
  net_minor bigint not null,
  -- The part of it that belongs to days of earlier months.
  correction_minor bigint not null,
  qualifies boolean not null,
  share_minor bigint not null,
  fee_minor bigint not null,
  primary key (merchant_id, statement_id, member_id),
  foreign key (merchant_id, statement_id) references wau.affiliate_statements (merchant_id, statement_id)
    on delete cascade
);
create index affiliate_lines_member on wau.affiliate_lines (merchant_id, member_id);
grant select, insert on wau.affiliate_lines to wau_app;

-- What has been approved stays: only a month that waits may be counted anew.
create function wau.keep_affiliate_statement() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if old.state in ('approved', 'paid') then
    raise exception using errcode = 'check_violation', constraint = 'affiliate_statements_kept',
      message = 'a statement that was approved is kept';
  end if;
  return old;
end $$;
create trigger keep_affiliate_statement before delete on wau.affiliate_statements
  for each row execute function wau.keep_affiliate_statement();
