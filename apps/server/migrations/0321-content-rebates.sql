-- Rebates: a share of what was staked, by category and by the member's level, which the member fetches.

-- Rates of a category from a day on, for the levels of the club: the first is of members below level 1, the last of
-- every level that has none of its own. Hundredths of a percent.
create table wau.rebate_rates (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  rate_id text collate "C" not null,
  category text collate "C" not null check (category ~ '^[A-Z][A-Z0-9]{1,15}$'),
  from_day text collate "C" not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  basis_points integer[] not null check (
    cardinality(basis_points) between 1 and 101 and array_ndims(basis_points) = 1
    and array_position(basis_points, null) is null
    and 0 <= all (basis_points) and 1000 >= all (basis_points)),
  primary key (merchant_id, rate_id),
  unique (merchant_id, category, from_day)
);
grant select, insert, update, delete on wau.rebate_rates to wau_app;

-- Without a row, what the columns have by default.
create table wau.rebate_terms (
  merchant_id text collate "C" not null primary key references wau.merchants (merchant_id),
  -- Less is not paid; it stays the member's until more has come together.
  minimum_minor bigint not null default 100 check (minimum_minor > 0),
  -- How many times a rebate has to be staked before money may leave.
  turnover_times smallint not null default 0 check (turnover_times between 0 and 100),
  -- What is given in a calendar month at most; null: without a bound.
  monthly_budget_minor bigint check (monthly_budget_minor > 0)
);
grant select, insert, update, delete on wau.rebate_terms to wau_app;

-- What a member has earned and been paid of a category, up to a day that is over. The days after it are read from the
-- sums of days. In ten-thousandths of the smallest unit, so that nothing is lost to rounding.
create table wau.rebate_standings (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  category text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  through_day date not null,
  earned_parts bigint not null,
  paid_minor bigint not null check (paid_minor >= 0),
  primary key (merchant_id, member_id, category, currency),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.rebate_standings to wau_app;
grant update (through_day, earned_parts, paid_minor) on wau.rebate_standings to wau_app;

create table wau.rebate_claims (
  merchant_id text collate "C" not null,
  claim_id text collate "C" not null,
  member_id text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  required_turnover_minor bigint not null check (required_turnover_minor >= 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  claimed_at timestamptz not null,
  primary key (merchant_id, claim_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index rebate_claims_member on wau.rebate_claims (merchant_id, member_id, claim_id);
grant select, insert on wau.rebate_claims to wau_app;

-- Of which category how much was.
create table wau.rebate_claim_lines (
  merchant_id text collate "C" not null,
  claim_id text collate "C" not null,
  category text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (merchant_id, claim_id, category),
  foreign key (merchant_id, claim_id) references wau.rebate_claims (merchant_id, claim_id)
);
grant select, insert on wau.rebate_claim_lines to wau_app;

create table wau.rebate_spending (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  month text collate "C" not null check (month ~ '^\d{4}-\d\d$'),
  spent_minor bigint not null check (spent_minor >= 0),
  primary key (merchant_id, month)
);
grant select, insert on wau.rebate_spending to wau_app;
grant update (spent_minor) on wau.rebate_spending to wau_app;
