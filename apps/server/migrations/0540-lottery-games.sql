-- Games of a merchant: which family's rules they follow, when they are drawn, and what may be staked. All of it is data; the
-- rules are in packages/rules.
create table wau.lottery_games (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  game_id text collate "C" not null check (game_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(game_id) between 2 and 40),
  family text collate "C" not null check (length(family) between 1 and 40),
  -- How prizes are reckoned where the game is offered: by series (Lott), at fixed odds (Elott), the house's own (ZY).
  prize_modes text[] collate "C" not null
    check (prize_modes <@ array['Lott', 'Elott', 'ZY'] and cardinality(prize_modes) > 0),
  -- own: drawn here, from committed seeds; official: entered by two operators, or by one and a feed.
  draw_source text collate "C" not null check (draw_source in ('own', 'official')),
  -- {"everySeconds": 60}, or {"at": "16:15", "weekdays": [1, 4]} with Monday as 1.
  schedule jsonb not null,
  -- By which the schedule goes and draws are named.
  time_zone text collate "C" not null,
  -- Sales end so long before the draw.
  closing_seconds integer not null check (closing_seconds between 1 and 86400),
  -- What a line may cost.
  units_minor bigint[] not null check (cardinality(units_minor) between 1 and 12 and 0 < all (units_minor)),
  highest_multiple integer not null check (highest_multiple between 1 and 100000),
  -- Of one order in one draw.
  highest_stake_minor bigint not null check (highest_stake_minor > 0),
  -- Of one line; what could win more is not taken.
  highest_win_minor bigint not null check (highest_win_minor > 0),
  is_offered boolean not null,
  position integer not null,
  primary key (merchant_id, game_id)
);
grant select, insert on wau.lottery_games to wau_app;

create table wau.lottery_game_names (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  language text collate "C" not null,
  name text not null check (length(name) between 1 and 60),
  primary key (merchant_id, game_id, language),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id)
);
grant select, insert on wau.lottery_game_names to wau_app;

-- Seeds of a game's own draws: each is the hash of the one that is used after it, and the head is published before any is
-- used. The last link follows from the installation's secret, so that no row holds what a later draw comes from.
create table wau.lottery_chains (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  chain integer not null check (chain > 0),
  head text collate "C" not null check (head ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  begun_at timestamptz not null,
  primary key (merchant_id, game_id, chain),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id)
);
grant select, insert on wau.lottery_chains to wau_app;

-- One draw of a game; its number is the numero that players know.
create table wau.lottery_draws (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null check (numero ~ '^[0-9]{8}(-[0-9]{4})?$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- planned: until it is drawn, by the clock before opening, open or closed; drawn: the result is there, bets are being
  -- settled; settled; voided: stakes went back.
  state text collate "C" not null check (state in ('planned', 'drawn', 'settled', 'voided')),
  -- Of an own draw: which link of which chain is its seed, and a hash which commits to it and is no link.
  chain integer,
  link integer,
  commitment text collate "C" check (commitment ~ '^[0-9a-f]{64}$'),
  -- Set when it is drawn: the digest of all accepted slips, how many there were, and the seed.
  slip_root text collate "C" check (slip_root ~ '^[0-9a-f]{64}$'),
  slip_count bigint,
  seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
  -- The numbers by prize, as they are written.
  result jsonb,
  drawn_at timestamptz,
  settled_at timestamptz,
  primary key (merchant_id, game_id, numero),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((state in ('drawn', 'settled')) = (result is not null)),
  check ((chain is null) = (commitment is null) and (chain is null) = (link is null))
);
create index lottery_draws_time on wau.lottery_draws (merchant_id, game_id, draws_at);
create index lottery_draws_due on wau.lottery_draws (draws_at) where state in ('planned', 'drawn');
create unique index lottery_draws_link on wau.lottery_draws (merchant_id, game_id, chain, link) where chain is not null;
grant select, insert on wau.lottery_draws to wau_app;
grant update (state, slip_root, slip_count, seed, result, drawn_at, settled_at) on wau.lottery_draws to wau_app;
