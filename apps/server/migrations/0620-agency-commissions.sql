-- Commissions of agents: what bets count for them, runs of a kind and period with a line for each agent and source member,
-- and what is paid. Rows of bets, bases and lines are only ever added: what is put right later is added by the next run.

alter table wau.merchants
  -- From so much on a run waits for an operator; 0: never.
  add column commission_approval_minor bigint not null default 100000
    check (commission_approval_minor between 0 and 1000000000000),
  add column dividend_period text collate "C" not null default 'month'
    check (dividend_period in ('month', 'halfMonth')),
  -- Whether what a team has won in a period is taken from its net loss in the next.
  add column carries_dividend_losses boolean not null default true;

-- Later steps of bets are looked through by the hour, in the order of time in which they come.
create index bet_settlements_time on wau.bet_settlements using brin (settled_at);

-- Everybody above a member from the nearest up, as it was when bets were counted: members of one upline share a row.
create table wau.commission_paths (
  merchant_id text collate "C" not null,
  path_key uuid not null,
  agent_ids text[] collate "C" not null,
  primary key (merchant_id, path_key)
);
grant select, insert on wau.commission_paths to wau_app;

-- The hours whose bets and later steps were looked through, and when last.
create table wau.commission_hours (
  merchant_id text collate "C" not null,
  hour timestamptz not null,
  counted_at timestamptz not null,
  primary key (merchant_id, hour)
);
grant select, insert on wau.commission_hours to wau_app;
grant update (counted_at) on wau.commission_hours to wau_app;

-- What was counted together, one batch of a merchant after the other, so that what a run has seen is a number.
create table wau.commission_batches (
  merchant_id text collate "C" not null,
  batch bigint not null check (batch > 0),
  counted_at timestamptz not null,
  -- The hours for which it counted something.
  hours timestamptz[] not null,
  primary key (merchant_id, batch)
);
grant select, insert on wau.commission_batches to wau_app;

-- What a bet counts for: from the hour on in which it was first settled. Whatever becomes of it later is a further row of the
-- same hour with the difference, so that the sum of its rows up to a batch is what had counted by then.
create table wau.commission_bets (
  merchant_id text collate "C" not null,
  source text collate "C" not null,
  provider text collate "C" not null,
  external_key text collate "C" not null,
  -- 1, 2, 3, ... of the bet.
  revision integer not null check (revision > 0),
  member_id text collate "C" not null,
  product text collate "C" not null
    check (product in ('LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  hour timestamptz not null,
  turnover_minor bigint not null,
  net_loss_minor bigint not null,
  batch bigint not null,
  primary key (merchant_id, source, provider, external_key, revision)
);
-- The bets of a line.
create index commission_bets_member on wau.commission_bets (merchant_id, member_id, hour);
grant select, insert on wau.commission_bets to wau_app;

-- The same added up: what runs read. All rows of a member's hour have the path of the first.
create table wau.commission_bases (
  merchant_id text collate "C" not null,
  hour timestamptz not null,
  member_id text collate "C" not null,
  product text collate "C" not null,
  batch bigint not null,
  path_key uuid not null,
  turnover_minor bigint not null,
  net_loss_minor bigint not null,
  primary key (merchant_id, hour, member_id, product, batch)
);
grant select, insert on wau.commission_bases to wau_app;

create table wau.commission_runs (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('dividend', 'dailySalary', 'hourlySalary')),
  -- The period: included, not included.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The same where the merchant is.
  from_day date not null,
  to_day date not null,
  hour integer check (hour between 0 and 23),
  currency text collate "C" not null,
  state text collate "C" not null default 'calculating'
    check (state in ('calculating', 'waiting', 'approved', 'paid', 'rejected')),
  -- Bets that were counted up to this batch are in it.
  up_to_batch bigint not null,
  -- The last batch with which the period was reckoned, by this run or a later one; 0: it has to be looked at again.
  reckoned_batch bigint not null,
  -- What counted as active, and whether losses are carried over, when it began.
  active_turnover_minor bigint not null,
  active_deposit_minor bigint not null,
  carries_losses boolean not null,
  payment_count integer not null default 0,
  line_count integer not null default 0,
  due_minor bigint not null default 0,
  corrections_minor bigint not null default 0,
  shortfall_minor bigint not null default 0,
  -- The last agent whose lines are written, in the order of their ids; a run that was broken off goes on behind.
  lines_through text collate "C" not null default '',
  needs_two boolean not null default false,
  created_at timestamptz not null,
  calculated_at timestamptz,
  decided_at timestamptz,
  rejecter_name text,
  reason text not null default '',
  primary key (merchant_id, run_id),
  constraint commission_runs_key unique (merchant_id, kind, starts_at),
  check (ends_at > starts_at),
  check ((state = 'rejected') = (rejecter_name is not null))
);
create index commission_runs_open on wau.commission_runs (merchant_id, kind, starts_at)
  where state in ('calculating', 'approved');
grant select, insert on wau.commission_runs to wau_app;
grant update (state, reckoned_batch, lines_through, payment_count, line_count, due_minor, corrections_minor, shortfall_minor, needs_two,
              calculated_at, decided_at, rejecter_name, reason)
  on wau.commission_runs to wau_app;

-- Whoever has approved a run that waits; of two neither twice.
create table wau.commission_approvals (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  person text collate "C" not null,
  person_name text not null,
  approved_at timestamptz not null,
  primary key (merchant_id, run_id, person),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id)
);
grant select, insert on wau.commission_approvals to wau_app;

-- The periods that a run reckons: its own and earlier ones of which something was put right.
create table wau.commission_run_periods (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  starts_at timestamptz not null,
  is_reckoned boolean not null default false,
  primary key (merchant_id, run_id, starts_at),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id)
);
create index commission_run_periods_period on wau.commission_run_periods (merchant_id, starts_at);
grant select, insert on wau.commission_run_periods to wau_app;
grant update (is_reckoned) on wau.commission_run_periods to wau_app;

-- Who counted as active in a period by what was deposited, when the period was reckoned first.
create table wau.commission_depositors (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  member_id text collate "C" not null,
  path_key uuid not null,
  primary key (merchant_id, run_id, member_id),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id)
);
grant select, insert on wau.commission_depositors to wau_app;

-- By what each contract in force pays in a period, as a run found it.
create table wau.commission_terms (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  starts_at timestamptz not null,
  agent_id text collate "C" not null,
  product text collate "C" not null,
  version integer not null,
  -- Who has promised it; null: the house.
  upline_id text collate "C",
  turnover_minor bigint not null,
  net_loss_minor bigint not null,
  -- A net loss below zero that earlier periods have left.
  carried_minor bigint not null check (carried_minor <= 0),
  active_members integer not null,
  -- From 1 up; 0: none applies.
  tier integer not null,
  basis_points integer not null,
  amount_minor bigint not null,
  primary key (merchant_id, run_id, starts_at, agent_id, product),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id)
);
grant select, insert on wau.commission_terms to wau_app;

-- One line for each agent, source member, product and period, and of a member who came to stand elsewhere in it for each
-- place. Never changed: what is put right is another line of the same period in a later run.
create table wau.commission_lines (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  agent_id text collate "C" not null,
  -- 1, 2, 3, ... of the agent's payment.
  line integer not null check (line > 0),
  starts_at timestamptz not null,
  -- share: of what the member played; amount: a fixed one; carried: a share of what the team's earlier periods have left. The
  -- last two are the own, or what the member, an agent below, is given by it.
  basis text collate "C" not null check (basis in ('share', 'amount', 'carried')),
  member_id text collate "C" not null,
  product text collate "C" not null,
  path_key uuid,
  -- The agent below through whom it came; null: own players, or the own amount.
  downline_id text collate "C",
  -- The own contract that covers it.
  own_product text collate "C",
  own_version integer,
  own_basis_points integer not null,
  downline_basis_points integer not null,
  -- What it counts of bets: those that had been counted after this batch, up to that of the run.
  after_batch bigint not null,
  turnover_minor bigint not null,
  net_loss_minor bigint not null,
  -- Exactly, in ten-thousandths of a minor unit.
  parts bigint not null,
  amount_minor bigint not null,
  primary key (merchant_id, run_id, agent_id, line),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id)
);
-- The lines that a bet has caused.
create index commission_lines_member on wau.commission_lines (merchant_id, member_id, starts_at);
grant select, insert on wau.commission_lines to wau_app;

create table wau.commission_payments (
  merchant_id text collate "C" not null,
  run_id text collate "C" not null,
  agent_id text collate "C" not null,
  line_count integer not null,
  lines_minor bigint not null,
  -- The part of them that corrects earlier periods.
  corrections_minor bigint not null,
  shortfall_minor bigint not null,
  due_minor bigint not null,
  -- What the agent had been paid too much, before and afterwards; null until it is paid.
  owed_before_minor bigint check (owed_before_minor >= 0),
  owed_after_minor bigint check (owed_after_minor >= 0),
  paid_minor bigint check (paid_minor >= 0),
  paid_at timestamptz,
  primary key (merchant_id, run_id, agent_id),
  foreign key (merchant_id, run_id) references wau.commission_runs (merchant_id, run_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id),
  check (due_minor = lines_minor + shortfall_minor),
  check ((paid_at is null) = (paid_minor is null) and (paid_at is null) = (owed_before_minor is null)
         and (paid_at is null) = (owed_after_minor is null)),
  check (paid_minor = due_minor - owed_before_minor + owed_after_minor),
  check (paid_minor = 0 or owed_after_minor = 0)
);
create index commission_payments_agent on wau.commission_payments (merchant_id, agent_id, run_id);
create index commission_payments_open on wau.commission_payments (merchant_id, run_id) where paid_at is null;
grant select, insert on wau.commission_payments to wau_app;
grant update (owed_before_minor, owed_after_minor, paid_minor, paid_at) on wau.commission_payments to wau_app;

-- What agents have been paid too much by a kind of contract, which is kept from their next payments.
create table wau.commission_debts (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  kind text collate "C" not null,
  owed_minor bigint not null check (owed_minor >= 0),
  primary key (merchant_id, agent_id, kind),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.commission_debts to wau_app;
grant update (owed_minor) on wau.commission_debts to wau_app;
