-- The highest wins of a few days, found without reading all bets. Only large payouts are in these indexes, so an
-- ordinary bet pays nothing for them.
create index bets_large_payout on wau.bets (merchant_id, placed_at, payout_minor) where payout_minor >= 10000;
create index bet_settlements_large_payout on wau.bet_settlements (merchant_id, settled_at, payout_minor)
  where payout_minor >= 10000;

-- Whether a member's wins may be shown to everybody, with a masked name.
alter table wau.members add column shows_wins boolean not null default true;
grant update (shows_wins) on wau.members to wau_app;

-- Every process keeps the board for a while; whoever leaves it is gone from it at once.
create function wau.notify_winner_change() returns trigger language plpgsql as $$
begin
  notify wau_winner_change;
  return null;
end $$;
create trigger notify_winner_change after update of shows_wins, nickname, status on wau.members
  for each row when (old.shows_wins is distinct from new.shows_wins or old.nickname is distinct from new.nickname
                     or old.status is distinct from new.status)
  execute function wau.notify_winner_change();
