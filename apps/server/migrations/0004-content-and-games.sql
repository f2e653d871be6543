create table wau.banners (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  banner_id text collate "C" not null,
  image_url text not null,
  -- A path on the site, or empty.
  link_path text not null default '' check (link_path = '' or link_path ~ '^/[^/\\]'),
  sort_order integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (merchant_id, banner_id)
);

create table wau.banner_texts (
  merchant_id text collate "C" not null,
  banner_id text collate "C" not null,
  language text collate "C" not null,
  title text not null,
  body text not null,
  primary key (merchant_id, banner_id, language),
  foreign key (merchant_id, banner_id) references wau.banners (merchant_id, banner_id)
);

-- What the merchant offers, and its limits for one round of it.
create table wau.games (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null check (game_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- The number that the documented calls know the game by.
  node_id integer not null,
  game_name text not null,
  game_type text collate "C" not null,
  icon_url text not null,
  -- Theoretical return in percent.
  return_percent numeric(5, 2) not null check (return_percent > 0 and return_percent <= 100),
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null check (max_stake_minor >= min_stake_minor),
  max_win_minor bigint not null check (max_win_minor >= max_stake_minor),
  sort_order integer not null default 0,
  enabled boolean not null default true,
  primary key (merchant_id, vendor_code, game_id),
  unique (merchant_id, node_id),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code)
);

grant select, insert, update on wau.banners, wau.banner_texts, wau.games to wau_app;

-- The job queue is graphile-worker's own. It reads its tables under row level security, which only their owner
-- passes, so the application's role owns this one schema, and the library's migrations run as that role. The table
-- of its migrations stands here because the library would otherwise ask for the right to create schemas.
create schema graphile_worker authorization wau_app;
set local role wau_app;
create table graphile_worker.migrations (
  id int primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
reset role;
