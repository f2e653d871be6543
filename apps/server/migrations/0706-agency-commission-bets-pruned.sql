-- Bets that were counted long ago are no longer listed: their rows go, hour by hour, and what runs read of them, the bases, stays.
-- What had been counted of such a bet follows from its record: its first settlement and the later steps up to `bets_closed_to`.
-- A bet whose first row is there still has all of them.
alter table wau.commission_hours
  add column bets_closed_to timestamptz,
  -- When all that could go had gone.
  add column bets_pruned_at timestamptz,
  add check (bets_closed_to > hour),
  add check (bets_pruned_at is null or bets_closed_to is not null);
create index commission_hours_with_bets on wau.commission_hours (merchant_id, hour) where bets_pruned_at is null;
grant update (bets_closed_to, bets_pruned_at) on wau.commission_hours to wau_app;
grant delete on wau.commission_bets to wau_app;
