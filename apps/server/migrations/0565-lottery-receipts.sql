-- Digests of the slips that took part in a draw, each 32 bytes, one behind the other, with the first order that each holds:
-- the way from a slip to the root that the draw was made with, without reading all slips again.
create table wau.lottery_slip_digests (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  digests bytea not null,
  first_order_ids text[] collate "C" not null,
  primary key (merchant_id, game_id, numero),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero),
  check (length(digests) = 32 * cardinality(first_order_ids) and cardinality(first_order_ids) > 0)
);
grant select, insert on wau.lottery_slip_digests to wau_app;

-- Keys that receipts are signed with. The latest signs; all of them are published, and none is ever taken away, because a
-- receipt is good for as long as somebody has it.
create table wau.lottery_receipt_keys (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  -- 1, 2, 3, ... of the merchant.
  generation integer not null check (generation > 0),
  key_id text collate "C" not null check (key_id ~ '^[0-9a-f]{16}$'),
  public_key text collate "C" not null check (public_key ~ '^[0-9a-f]{64}$'),
  sealed_private_key bytea not null,
  since timestamptz not null,
  primary key (merchant_id, generation),
  unique (merchant_id, key_id)
);
grant select, insert on wau.lottery_receipt_keys to wau_app;
