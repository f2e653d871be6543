-- What open pages of a member are told at once, each numbered for its member, so that a page whose connection broke
-- goes on where it was. A page that comes too late for a row reads the truth where it stands; these are news of it.
create table wau.member_events (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  event_number bigint not null check (event_number > 0),
  -- What the contract calls the event, and its fields.
  content jsonb not null,
  happened_at timestamptz not null,
  primary key (merchant_id, member_id, event_number)
);
create index member_events_happened_at on wau.member_events (happened_at);
grant select, insert, delete on wau.member_events to wau_app;

-- The number of each member's latest event. The row stays locked until its transaction ends, so numbers become visible
-- in their order and nobody who has read one misses a smaller one.
create table wau.member_event_counters (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  last_number bigint not null,
  primary key (merchant_id, member_id)
);
grant select, insert, update (last_number) on wau.member_event_counters to wau_app;
