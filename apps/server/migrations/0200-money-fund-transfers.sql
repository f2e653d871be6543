-- Money between a member's main wallet and the wallet that a vendor keeps for them. `in` (to the vendor): the main wallet
-- has paid into transit in the transaction that stores the row; `out` (back): nothing has moved yet. `completed`, `failed`
-- (the money is where it was) and the ledger's posting of it are one transaction. `stuck`: nobody could find out.
create table wau.fund_transfers (
  merchant_id text collate "C" not null,
  fund_transfer_id text collate "C" not null,
  member_id text collate "C" not null,
  vendor_code text collate "C" not null,
  direction text collate "C" not null check (direction in ('in', 'out')),
  -- Who wanted it: the member, or the job that brings back what nobody plays with.
  origin text collate "C" not null check (origin in ('member', 'sweep')),
  -- Null: everything, and the vendor has not said how much that is.
  amount_minor bigint check (amount_minor >= 0),
  currency text collate "C" not null,
  status text collate "C" not null default 'pending' check (status in ('pending', 'completed', 'failed', 'stuck')),
  -- How often the vendor was asked what became of it, after it was asked to carry it out.
  ask_count smallint not null default 0,
  -- When it is asked next; null: not any more.
  ask_at timestamptz,
  -- Why it is not known yet, or has failed.
  last_error text not null default '',
  placed_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, fund_transfer_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code),
  check ((status in ('completed', 'failed')) = (decided_at is not null)),
  check ((status = 'pending') = (ask_at is not null)),
  check (amount_minor > 0 or direction = 'out'),
  check (amount_minor is not null or (direction = 'out' and status <> 'completed'))
) with (fillfactor = 80);
-- One under way each way at a time, however many pages and jobs begin one.
create unique index fund_transfers_pending on wau.fund_transfers (merchant_id, member_id, vendor_code, direction)
  where status = 'pending';
-- A member's list, newest first.
create index fund_transfers_member on wau.fund_transfers (merchant_id, member_id, fund_transfer_id);
-- The checking job walks it over all merchants; few rows are in it at a time.
create index fund_transfers_ask on wau.fund_transfers (ask_at) where ask_at is not null;
create index fund_transfers_stuck on wau.fund_transfers (merchant_id, placed_at) where status = 'stuck';

grant select, insert on wau.fund_transfers to wau_app;
grant update (amount_minor, status, ask_count, ask_at, last_error, decided_at) on wau.fund_transfers to wau_app;

alter table wau.merchants
  -- Whether opening a game of a vendor with wallets of its own takes the balance there, and leaving it brings it back.
  add column automatic_transfers boolean not null default true,
  -- What nobody has played with for so long is brought back.
  add column return_funds_minutes smallint not null default 15 check (return_funds_minutes between 1 and 1440);
