-- A wallet of a member at a vendor, from the first transfer there on. What it holds is the vendor's to say; the ledger's
-- account of it holds what was moved there and back and the bets that the vendor has reported.
create table wau.vendor_wallets (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  vendor_code text collate "C" not null,
  opened_at timestamptz not null,
  -- When what is left there is brought back; null: nothing is known to be there.
  sweep_at timestamptz,
  primary key (merchant_id, member_id, vendor_code),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code)
) with (fillfactor = 80);
-- The sweeping job walks it over all merchants.
create index vendor_wallets_sweep on wau.vendor_wallets (sweep_at) where sweep_at is not null;

grant select, insert on wau.vendor_wallets to wau_app;
grant update (sweep_at) on wau.vendor_wallets to wau_app;
