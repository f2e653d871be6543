-- What the operator tells players and agents: notices, banner texts, pop-ups and promotions.

create table wau.announcements (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  announcement_id text collate "C" not null check (announcement_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- Where it shows: A notices of agents, PL notices of players, B banner texts, PU pop-ups, PR promotions.
  types text[] not null check (cardinality(types) > 0 and types <@ array['A', 'PL', 'B', 'PU', 'PR']),
  -- The place of a banner or pop-up, e.g. m_reg (registration) or m_home; empty: none in particular.
  group_name text collate "C" not null default '' check (group_name ~ '^[a-z0-9_]{0,40}$'),
  -- M mobile, W desktop; null: both.
  platform text collate "C" check (platform in ('M', 'W')),
  sort_order integer not null default 0,
  published_from timestamptz not null,
  -- No longer shown from then on; null: until it is withdrawn.
  published_until timestamptz,
  primary key (merchant_id, announcement_id),
  check (published_until > published_from)
);

create table wau.announcement_texts (
  merchant_id text collate "C" not null,
  announcement_id text collate "C" not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  title text not null check (length(title) between 1 and 200),
  -- As the operator wrote it: it is sanitised whenever it is read. Empty: the title says it all.
  content_html text not null default '' check (length(content_html) <= 50000),
  primary key (merchant_id, announcement_id, language),
  foreign key (merchant_id, announcement_id) references wau.announcements (merchant_id, announcement_id)
);

grant select, insert, update, delete on wau.announcements, wau.announcement_texts to wau_app;
