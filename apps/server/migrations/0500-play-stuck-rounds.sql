-- Rounds whose money their vendor could not settle and has given up, as vendors tell of them each minute, and what operators
-- have ordered of them. A round that is given up anew is another case. Rows are never removed: they say who decided what.
create table wau.stuck_rounds (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  stuck_round_id text collate "C" not null,
  vendor_code text collate "C" not null,
  -- The vendor's own name for the round, and whom it names as its player.
  round_id text collate "C" not null check (length(round_id) between 1 and 128),
  player_id text collate "C" not null check (length(player_id) between 1 and 128),
  game_id text collate "C" not null,
  currency text collate "C" not null,
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  gives_back boolean not null,
  can_refund boolean not null,
  attempts integer not null check (attempts >= 0),
  last_error text not null,
  placed_at timestamptz not null,
  given_up_at timestamptz not null,
  found_at timestamptz not null,
  -- waiting: somebody has to decide; ordered: the vendor has not answered to the order; sent: it goes on with the round;
  -- gone: it went on without an order.
  status text collate "C" not null default 'waiting' check (status in ('waiting', 'ordered', 'sent', 'gone')),
  deed text collate "C" check (deed in ('retry', 'refund')),
  -- A name for each order, so that the vendor carries it out once.
  order_id text collate "C",
  ordered_at timestamptz,
  send_at timestamptz,
  send_count integer not null default 0,
  send_error text not null default '',
  answered_at timestamptz,
  -- What was ordered and the vendor would not do.
  refused_deed text collate "C" check (refused_deed in ('retry', 'refund')),
  -- When its end was found in the bet record, and its member told where money moved.
  concluded_at timestamptz,
  primary key (merchant_id, stuck_round_id),
  unique (merchant_id, vendor_code, round_id, given_up_at),
  check (status not in ('ordered', 'sent') or (deed is not null and order_id is not null and ordered_at is not null)),
  check ((status = 'ordered') = (send_at is not null)),
  check (status <> 'sent' or answered_at is not null)
);
create index stuck_rounds_waiting on wau.stuck_rounds (merchant_id, given_up_at) where status = 'waiting';
create index stuck_rounds_ordered on wau.stuck_rounds (send_at) where status = 'ordered';
create index stuck_rounds_sent on wau.stuck_rounds (answered_at) where status = 'sent' and concluded_at is null;
grant select, insert on wau.stuck_rounds to wau_app;
grant update (status, deed, order_id, ordered_at, send_at, send_count, send_error, answered_at, refused_deed, concluded_at)
  on wau.stuck_rounds to wau_app;
