-- SMS and mail on their way out. Written in the transaction of whatever they tell about; a job sends them.
create table wau.outgoing_messages (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  outgoing_message_id text collate "C" not null,
  channel text collate "C" not null check (channel in ('sms', 'mail')),
  -- A number in E.164, or an address.
  recipient text not null,
  -- Codes and links stand in it, so it is sealed, and erased as soon as nobody needs it.
  sealed_content bytea,
  -- withheld: looks like any other to whoever asked for it, but goes nowhere (nobody has the number).
  status text collate "C" not null check (status in ('waiting', 'withheld', 'sent', 'failed', 'expired')),
  attempt_count smallint not null default 0,
  created_at timestamptz not null,
  -- Not worth sending from then on.
  useful_until timestamptz not null,
  sent_at timestamptz,
  -- How it went out.
  transport text collate "C",
  primary key (merchant_id, outgoing_message_id)
);
-- The pruning job walks it from its old end, over all merchants.
create index outgoing_messages_age on wau.outgoing_messages (created_at);
grant select, insert, delete on wau.outgoing_messages to wau_app;
grant update (sealed_content, status, attempt_count, sent_at, transport) on wau.outgoing_messages to wau_app;

-- Codes sent by SMS, each kept for a day, because they are counted by number and day.
create table wau.verification_codes (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  verification_code_id text collate "C" not null,
  purpose text collate "C" not null check (purpose in ('login', 'register', 'reset', 'security')),
  -- Keyed hashes: neither codes nor the numbers of strangers can be read here.
  number_hash bytea not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  -- Used, or replaced by a newer one.
  ended_at timestamptz,
  primary key (merchant_id, verification_code_id)
);
create unique index verification_codes_live on wau.verification_codes (merchant_id, purpose, number_hash)
  where ended_at is null;
create index verification_codes_number on wau.verification_codes (merchant_id, number_hash, sent_at);
-- The pruning job walks it from its old end, over all merchants.
create index verification_codes_age on wau.verification_codes (sent_at);
grant select, insert, delete on wau.verification_codes to wau_app;
grant update (wrong_tries, ended_at) on wau.verification_codes to wau_app;

-- Links to choose a new password, sent by mail. Only the SHA-256 of a link's token is kept.
create table wau.password_links (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  token_hash bytea not null,
  -- Null: asked for with a name and an address that do not belong together; leads nowhere.
  member_id text collate "C",
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- A new password ends the other links of the member, and this supports the foreign key.
create index password_links_member on wau.password_links (merchant_id, member_id);
-- The pruning job walks it from its old end, over all merchants.
create index password_links_expiry on wau.password_links (expires_at);
grant select, insert, delete on wau.password_links to wau_app;
