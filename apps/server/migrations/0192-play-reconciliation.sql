-- Every night each vendor's statement of the day before is compared with the bet record. A day may be compared again: what
-- was found before is replaced.
create table wau.reconciliations (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  -- In UTC, since vendors know nothing of a merchant's days.
  day date not null,
  state text collate "C" not null check (state in ('compared', 'failed')),
  failure text check ((failure is null) = (state = 'compared')),
  stated_count integer not null check (stated_count >= 0),
  recorded_count integer not null check (recorded_count >= 0),
  difference_count integer not null check (difference_count >= 0),
  compared_at timestamptz not null,
  primary key (merchant_id, vendor_code, day),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code)
);
-- Newest first, of all vendors.
create index reconciliations_day on wau.reconciliations (merchant_id, day, vendor_code);
grant select, insert, update on wau.reconciliations to wau_app;

create table wau.statement_differences (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  day date not null,
  round_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('missing', 'extra', 'amount', 'status', 'doubled')),
  -- How the round stands by each side, in words; null where that side knows none.
  stated text,
  recorded text,
  primary key (merchant_id, vendor_code, day, round_id, kind),
  foreign key (merchant_id, vendor_code, day) references wau.reconciliations (merchant_id, vendor_code, day)
);
grant select, insert, delete on wau.statement_differences to wau_app;

-- A day's bets are looked through at night. Bets come in the order of time, so that an index of ranges is enough, which
-- costs a bet next to nothing.
create index bets_time on wau.bets using brin (placed_at);
