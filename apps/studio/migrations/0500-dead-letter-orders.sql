-- What operators have ordered of rounds and bets that were given up: an order that is sent again finds what came of it, also
-- where the round has been given up anew since.
create table studio.dead_letter_order (
  merchant_id text collate "C" not null,
  -- The operator's name for it.
  order_id text collate "C" not null,
  round_id text collate "C" not null,
  deed text collate "C" not null check (deed in ('retry', 'refund')),
  -- Whether there was such a dead letter to be carried out on.
  is_carried_out boolean not null,
  ordered_at timestamptz not null,
  primary key (merchant_id, order_id)
);
grant select, insert on studio.dead_letter_order to wau_app;
