-- Files of ended rounds that vendors with wallets of their own have given, in the order of their numbers; only added to. A
-- `missing` one was no longer to be had, and its rounds are in no record of ours.
create table wau.history_files (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  file_number bigint not null check (file_number > 0),
  status text collate "C" not null check (status in ('imported', 'missing')),
  round_count integer not null check (round_count >= 0),
  -- Rounds that were in the record before, or are of nobody and nothing that the merchant has.
  passed_over_count integer not null default 0 check (passed_over_count >= 0),
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  imported_at timestamptz not null,
  primary key (merchant_id, vendor_code, file_number),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code)
);
grant select, insert on wau.history_files to wau_app;
