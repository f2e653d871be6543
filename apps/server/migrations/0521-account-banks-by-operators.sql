-- Operators put banks in place by items: a number that a bank would give out shows that its pattern lets members in,
-- and the order has as much room as that of everything else. What members have accounts at is kept by their rows.
alter table wau.banks
  add column account_example text not null default '' check (length(account_example) <= 40),
  alter column sort_order type integer;
grant delete on wau.banks to wau_app;
