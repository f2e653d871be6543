-- How much a red rain is worth, and how many an agent schedules in a day.
alter table wau.merchants
  add column rain_min_minor bigint not null default 1000 check (rain_min_minor > 0),
  add column rain_max_minor bigint not null default 1000000,
  add column rain_daily_count integer not null default 5 check (rain_daily_count between 1 and 100),
  add constraint merchants_rain_bounds check (rain_min_minor <= rain_max_minor);

-- A shower of red packets. Its whole sum is put aside by the ledger in the transaction that writes the row.
create table wau.red_rains (
  merchant_id text collate "C" not null,
  rain_id text collate "C" not null,
  -- Whose team it is for; null: every member.
  agent_id text collate "C",
  funder text collate "C" not null check (funder in ('agent', 'house')),
  -- A member, or an operator where the house funds it.
  scheduled_by text collate "C" not null,
  currency text collate "C" not null,
  total_minor bigint not null,
  packet_count integer not null check (packet_count > 0),
  -- So many levels below the agent take part; null: all.
  levels integer check (levels > 0),
  -- Only who reached today what the merchant counts as active.
  needs_active boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The hash of the seed that its packets are drawn from; the seed follows from the installation's secret.
  commitment text collate "C" not null,
  status text collate "C" not null check (status in ('scheduled', 'cancelled', 'ended')),
  scheduled_at timestamptz not null,
  ended_at timestamptz,
  returned_minor bigint check (returned_minor between 0 and total_minor),
  primary key (merchant_id, rain_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id),
  check (total_minor >= packet_count),
  check (ends_at > starts_at),
  check (funder = 'house' or agent_id = scheduled_by),
  check (agent_id is not null or levels is null),
  check ((status = 'scheduled') = (ended_at is null)),
  check ((status = 'scheduled') = (returned_minor is null))
);
-- What members may take part in now or look back on, and what is over.
create index red_rains_ends on wau.red_rains (merchant_id, ends_at);
-- An agent's own.
create index red_rains_agent on wau.red_rains (merchant_id, agent_id, rain_id);
create index red_rains_open on wau.red_rains (ends_at) where status = 'scheduled';

grant select, insert on wau.red_rains to wau_app;
grant update (status, ended_at, returned_minor) on wau.red_rains to wau_app;

-- Drawn when the rain is scheduled; nobody is shown one before it is caught.
create table wau.red_packets (
  merchant_id text collate "C" not null,
  rain_id text collate "C" not null,
  packet_number integer not null check (packet_number > 0),
  amount_minor bigint not null check (amount_minor > 0),
  member_id text collate "C",
  caught_at timestamptz,
  primary key (merchant_id, rain_id, packet_number),
  foreign key (merchant_id, rain_id) references wau.red_rains (merchant_id, rain_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  check ((member_id is null) = (caught_at is null))
);
-- Nobody catches two of a rain.
create unique index red_packets_member on wau.red_packets (merchant_id, rain_id, member_id)
  where member_id is not null;
create index red_packets_free on wau.red_packets (merchant_id, rain_id, packet_number) where member_id is null;

grant select, insert on wau.red_packets to wau_app;
grant update (member_id, caught_at) on wau.red_packets to wau_app;

-- What operators order under a name of their client's, so that an order sent again is carried out once.
create table wau.red_rain_orders (
  merchant_id text collate "C" not null,
  client_id text collate "C" not null,
  wanted text collate "C" not null,
  ordered_at timestamptz not null,
  -- Null: it waits for a second person.
  rain_id text collate "C",
  primary key (merchant_id, client_id),
  foreign key (merchant_id, rain_id) references wau.red_rains (merchant_id, rain_id)
);
grant select, insert on wau.red_rain_orders to wau_app;
grant update (rain_id) on wau.red_rain_orders to wau_app;

-- A large rain of the house is given by two persons.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount',
                    'lotteryLimits', 'lotteryDraw', 'lotteryFeed', 'lotterySchedule', 'redRain'));
