-- Rounds that a vendor with wallets of its own reported when their day was over: they count on the day of the import, and
-- statements tell of them on the day on which the vendor placed them. Only added to.
create table wau.late_rounds (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  -- When the vendor placed it.
  placed_at timestamptz not null,
  imported_at timestamptz not null,
  primary key (merchant_id, vendor_code, round_id),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code)
);
create index late_rounds_placed on wau.late_rounds (merchant_id, vendor_code, placed_at);
grant select, insert on wau.late_rounds to wau_app;
