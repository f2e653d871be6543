-- What an agent sends down to a member of the direct line, and how much the merchant lets go at once and in a day.
alter table wau.merchants
  add column downline_transfer_min_minor bigint not null default 1000 check (downline_transfer_min_minor > 0),
  add column downline_transfer_max_minor bigint not null default 1000000,
  add column downline_transfer_daily_minor bigint not null default 5000000
    check (downline_transfer_daily_minor > 0),
  add constraint merchants_downline_transfer_bounds
    check (downline_transfer_min_minor <= downline_transfer_max_minor);

-- The ledger's transfer moves the money; this says from whom to whom.
create table wau.downline_transfers (
  merchant_id text collate "C" not null,
  downline_transfer_id text collate "C" not null,
  agent_id text collate "C" not null,
  member_id text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  placed_at timestamptz not null,
  primary key (merchant_id, downline_transfer_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  constraint downline_transfers_to_another check (agent_id <> member_id)
);
-- An agent's last ones, and what it has sent today.
create index downline_transfers_agent on wau.downline_transfers (merchant_id, agent_id, downline_transfer_id);

grant select, insert on wau.downline_transfers to wau_app;
