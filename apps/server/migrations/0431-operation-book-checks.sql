-- Every night the books are read as a whole and held against all that says the same of them: chains and balances, sums of
-- days, orders, and what payment providers reported. What differs is a drift, and names the account, order or day.
create table wau.book_checks (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  -- In UTC, on which it was checked; a later check of the day replaces it.
  day date not null,
  checked_at timestamptz not null,
  drift_count integer not null check (drift_count >= 0),
  primary key (merchant_id, day)
);
grant select, insert, update (checked_at, drift_count) on wau.book_checks to wau_app;

create table wau.book_drifts (
  merchant_id text collate "C" not null,
  day date not null,
  place integer not null check (place > 0),
  -- Which rule is broken.
  check_name text collate "C" not null,
  subject text not null,
  detail text not null,
  primary key (merchant_id, day, place),
  foreign key (merchant_id, day) references wau.book_checks (merchant_id, day)
);
grant select, insert, delete on wau.book_drifts to wau_app;
