-- What a member sends up to whoever the member stands under, and how much the merchant lets go at once.
alter table wau.merchants
  add column upline_transfer_min_minor bigint not null default 1000 check (upline_transfer_min_minor > 0),
  add column upline_transfer_max_minor bigint not null default 5000000,
  add constraint merchants_upline_transfer_bounds check (upline_transfer_min_minor <= upline_transfer_max_minor);

-- The ledger's transfer moves the money; this says from whom to whom.
create table wau.upline_transfers (
  merchant_id text collate "C" not null,
  upline_transfer_id text collate "C" not null,
  member_id text collate "C" not null,
  upline_member_id text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  placed_at timestamptz not null,
  primary key (merchant_id, upline_transfer_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, upline_member_id) references wau.members (merchant_id, member_id),
  constraint upline_transfers_to_another check (member_id <> upline_member_id)
);
-- A member's last ones.
create index upline_transfers_member on wau.upline_transfers (merchant_id, member_id, upline_transfer_id);

grant select, insert on wau.upline_transfers to wau_app;
