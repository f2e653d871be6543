-- The bonus that was chosen with a deposit: its terms as they were shown, and what became of it when the money came.
create table wau.deposit_bonuses (
  merchant_id text collate "C" not null,
  deposit_id text collate "C" not null,
  announcement_id text collate "C" not null,
  minimum_minor bigint not null check (minimum_minor > 0),
  -- The most that a share comes to, or what is given whatever came.
  most_minor bigint not null check (most_minor > 0),
  -- In hundredths of a percent; null: always the same.
  basis_points integer check (basis_points between 1 and 100000),
  turnover_times smallint not null check (turnover_times between 0 and 100),
  status text collate "C" not null default 'chosen' check (status in ('chosen', 'granted', 'refused')),
  reason text collate "C" check (reason in ('closed', 'used', 'budget', 'minimum', 'paused')),
  reward_id text collate "C",
  amount_minor bigint check (amount_minor > 0),
  decided_at timestamptz,
  primary key (merchant_id, deposit_id),
  foreign key (merchant_id, deposit_id) references wau.deposits (merchant_id, deposit_id),
  foreign key (merchant_id, announcement_id) references wau.reward_offers (merchant_id, announcement_id),
  foreign key (merchant_id, reward_id) references wau.rewards (merchant_id, reward_id),
  constraint deposit_bonuses_decided check ((decided_at is null) = (status = 'chosen')),
  constraint deposit_bonuses_refused check ((reason is not null) = (status = 'refused')),
  constraint deposit_bonuses_granted
    check ((reward_id is not null) = (status = 'granted') and (amount_minor is not null) = (status = 'granted'))
);
create unique index deposit_bonuses_reward on wau.deposit_bonuses (merchant_id, reward_id);
grant select, insert on wau.deposit_bonuses to wau_app;
grant update (status, reason, reward_id, amount_minor, decided_at) on wau.deposit_bonuses to wau_app;
