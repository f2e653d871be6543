-- How each vendor has answered when it was asked which rounds it has given up: one that says nothing has no stuck rounds to
-- show, and whoever looks has to see that nobody knows.
create table wau.stuck_round_questions (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  answered_at timestamptz,
  -- Since when it has not answered; null while it does.
  silent_since timestamptz,
  last_error text not null default '',
  primary key (merchant_id, vendor_code),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code),
  check (answered_at is not null or silent_since is not null)
);
grant select, insert, update on wau.stuck_round_questions to wau_app;
