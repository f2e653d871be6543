-- Rounds that were stored together and whose bets their process drives together: one row comes and goes in place of one
-- for each round. What the wallet did not take at once, and every round of a batch that nobody drives any more, moves to
-- studio.open_round, where each goes on alone.
create table studio.open_batch (
  batch_id bigint generated always as identity primary key,
  -- One place for each round in all four.
  merchant_ids text[] collate "C" not null,
  player_ids text[] collate "C" not null,
  round_ids text[] collate "C" not null,
  token_hashes bytea[] not null,
  placed_at timestamptz not null,
  -- Until then its process drives it; afterwards a resolver takes it apart.
  driven_until timestamptz not null,
  check (cardinality(round_ids) > 0),
  check (cardinality(merchant_ids) = cardinality(round_ids)),
  check (cardinality(player_ids) = cardinality(round_ids)),
  check (cardinality(token_hashes) = cardinality(round_ids))
) with (
  -- What is in flight is a handful of rows, and each is followed by another.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 1000
);
-- Random bytes do not become shorter, and the rows live for a moment.
alter table studio.open_batch
  alter merchant_ids set storage external,
  alter player_ids set storage external,
  alter round_ids set storage external,
  alter token_hashes set storage external;
grant select, insert, delete on studio.open_batch to wau_app;
