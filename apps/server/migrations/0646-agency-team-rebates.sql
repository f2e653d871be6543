-- What agents get of their teams' stakes. A day that is over is reckoned once, as a whole; lines say for each member and
-- product by how much the agent's rate was above every rate between, and are never changed.
create table wau.team_rebate_days (
  merchant_id text collate "C" not null,
  day date not null,
  reckoned_at timestamptz not null,
  primary key (merchant_id, day)
);
grant select, insert on wau.team_rebate_days to wau_app;

create table wau.team_rebate_lines (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  day date not null,
  -- Who played.
  member_id text collate "C" not null,
  product text collate "C" not null,
  -- How far below the agent the member stood when the day was reckoned.
  level integer not null check (level > 0),
  -- Below zero where more of earlier days was corrected than played.
  turnover_minor bigint not null,
  own_basis_points integer not null,
  -- The highest rate between, the member's own included.
  below_basis_points integer not null check (below_basis_points >= 0),
  -- Turnover times the difference: ten-thousandths of the smallest unit.
  parts bigint not null,
  primary key (merchant_id, agent_id, day, member_id, product),
  foreign key (merchant_id, day) references wau.team_rebate_days (merchant_id, day),
  check (own_basis_points > below_basis_points),
  check (parts = turnover_minor * (own_basis_points - below_basis_points))
);
grant select, insert on wau.team_rebate_lines to wau_app;

-- What an agent has earned by all lines, and been paid of it. What is below the smallest unit is kept for later.
create table wau.team_rebate_standings (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  earned_parts bigint not null,
  paid_minor bigint not null check (paid_minor >= 0),
  through_day date not null,
  primary key (merchant_id, agent_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id)
);
create index team_rebate_standings_due on wau.team_rebate_standings (merchant_id, agent_id)
  where earned_parts >= (paid_minor + 1) * 10000;
grant select, insert on wau.team_rebate_standings to wau_app;
grant update (earned_parts, paid_minor, through_day) on wau.team_rebate_standings to wau_app;

-- What was paid: all lines up to a day, less what was paid before.
create table wau.team_rebates (
  merchant_id text collate "C" not null,
  rebate_id text collate "C" not null,
  agent_id text collate "C" not null,
  through_day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  paid_at timestamptz not null,
  primary key (merchant_id, rebate_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id)
);
create index team_rebates_agent on wau.team_rebates (merchant_id, agent_id, rebate_id);
grant select, insert on wau.team_rebates to wau_app;
