-- What of stakes is given back at a member, by product: the member's own part, and what an agent passes on of. Versions, of
-- which the latest that has begun holds; none is ever changed.
create table wau.member_rates (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  product text collate "C" not null
    check (product in ('LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  version integer not null check (version > 0),
  -- Hundredths of a percent.
  basis_points integer not null check (basis_points between 0 and 1000),
  from_day date not null,
  -- The member above who gave it, or an operator.
  set_by text collate "C" not null,
  set_at timestamptz not null,
  primary key (merchant_id, member_id, product, version),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.member_rates to wau_app;

-- Links by which an agent has accounts opened: whoever registers by one stands below the agent, with its type and rates.
create table wau.opening_links (
  merchant_id text collate "C" not null,
  link_id text collate "C" not null,
  agent_id text collate "C" not null,
  code text collate "C" not null check (code ~ '^[0-9a-z]{12}$'),
  member_type smallint not null,
  -- Hundredths of a percent by product.
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  note text not null check (char_length(note) <= 40),
  -- What the agent's client called it, so that the same sent again is the same link.
  client_id text collate "C" not null,
  -- Null: until it is switched off.
  expires_at timestamptz,
  is_on boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant_id, link_id),
  constraint opening_links_code unique (merchant_id, code),
  constraint opening_links_client unique (merchant_id, agent_id, client_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id)
);
create index opening_links_agent on wau.opening_links (merchant_id, agent_id, link_id);
grant select, insert on wau.opening_links to wau_app;
grant update (is_on) on wau.opening_links to wau_app;

-- How often a link was opened, by day; who did is not kept.
create table wau.opening_link_days (
  merchant_id text collate "C" not null,
  link_id text collate "C" not null,
  day date not null,
  visit_count integer not null check (visit_count > 0),
  primary key (merchant_id, link_id, day),
  foreign key (merchant_id, link_id) references wau.opening_links (merchant_id, link_id)
);
grant select, insert on wau.opening_link_days to wau_app;
grant update (visit_count) on wau.opening_link_days to wau_app;

-- Who came to stand below an agent by the agent's own doing: by a link, or directly (null).
create table wau.opened_members (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  agent_id text collate "C" not null,
  link_id text collate "C",
  opened_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, link_id) references wau.opening_links (merchant_id, link_id)
);
create index opened_members_link on wau.opened_members (merchant_id, link_id) where link_id is not null;
grant select, insert on wau.opened_members to wau_app;
