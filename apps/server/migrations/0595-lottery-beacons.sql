-- Own draws of merchants that want it follow from a public beacon instead of the slips: which one and which round stands in the
-- row before sales open, and the beacon's signature comes with the numbers.
alter table wau.lottery_draws
  add column beacon text collate "C" check (length(beacon) between 1 and 40),
  add column beacon_round integer check (beacon_round > 0),
  add column beacon_signature text collate "C" check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add check ((beacon is null) = (beacon_round is null)),
  add check (beacon is null or chain is not null),
  add check (beacon_signature is null or beacon is not null),
  add check (beacon is null or state not in ('drawn', 'settled') or beacon_signature is not null);
-- What a draw follows from is never changed: only the signature comes later.
grant update (beacon_signature) on wau.lottery_draws to wau_app;

alter table wau.merchants add column lottery_beacon boolean not null default false;
