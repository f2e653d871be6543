-- What holds of a way to deposit besides its bounds: what it costs and who bears that, the currency that it takes, when it
-- is open, and for whom it is.
alter table wau.deposit_methods
  add column fee_payer text collate "C" not null default 'member' check (fee_payer in ('member', 'merchant')),
  add column fee_flat_minor bigint not null default 0 check (fee_flat_minor >= 0),
  add column fee_basis_points smallint not null default 0 check (fee_basis_points between 0 and 2000),
  -- Null: the merchant's. A way to pay in another currency than the wallet's is not offered.
  add column currency text collate "C" check (currency ~ '^[A-Z]{3}$'),
  -- Hours of the week by the merchant's time zone, as `platform/calendar/opening-hours.ts` reads them.
  add column hours text not null default 'always' check (length(hours) between 1 and 200),
  add column audience text collate "C" not null default 'all' check (audience in ('all', 'new', 'club')),
  add column new_within_days smallint check (new_within_days between 1 and 366),
  add column club_level_from smallint check (club_level_from between 1 and 100),
  add constraint deposit_methods_audience
    check ((new_within_days is not null) = (audience = 'new') and (club_level_from is not null) = (audience = 'club')),
  -- Something is left of the least deposit, and so of every other.
  add constraint deposit_methods_fee
    check (fee_flat_minor * 10000 + fee_basis_points * min_amount_minor < min_amount_minor * 10000);

-- The operator's content puts ways to deposit in place; one that was never used can go.
grant delete on wau.deposit_methods, wau.deposit_method_texts to wau_app;

-- What a deposit costs, as it was said when it was ordered.
alter table wau.deposits
  add column fee_payer text collate "C" not null default 'member' check (fee_payer in ('member', 'merchant')),
  add column fee_flat_minor bigint not null default 0 check (fee_flat_minor >= 0),
  add column fee_basis_points smallint not null default 0 check (fee_basis_points between 0 and 2000);
