create table wau.members (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  member_id text collate "C" not null,
  -- As the member wrote it; username_key is what it is found and unique by.
  username text not null check (length(username) between 1 and 64),
  username_key text collate "C" not null,
  -- argon2id in PHC form.
  password_hash text collate "C" not null,
  -- 0 member, 4 free trial, others agents.
  member_type smallint not null default 0,
  status text collate "C" not null default 'active' check (status in ('active', 'disabled')),
  nickname text not null default '',
  -- The other fields of the registration form that were filled in, by their names.
  profile jsonb not null default '{}',
  upline_member_id text collate "C",
  registered_at timestamptz not null,
  -- The password was given by somebody else and is to be changed at the first log-in.
  first_login_pending boolean not null default false,
  -- SHA-256 of the key that the registration was sent with, so that a repeated one is known as such.
  register_key_hash bytea,
  primary key (merchant_id, member_id),
  constraint members_username unique (merchant_id, username_key),
  foreign key (merchant_id, upline_member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.members to wau_app;
grant update (password_hash, status, nickname, profile, first_login_pending) on wau.members to wau_app;

-- Only the SHA-256 of a token is kept, so that nobody who reads the table can use a session.
create table wau.sessions (
  merchant_id text collate "C" not null,
  session_id text collate "C" not null,
  member_id text collate "C" not null,
  token_hash bytea not null,
  -- The token before the last renewal still works until previous_until, for requests under way.
  previous_token_hash bytea,
  previous_until timestamptz,
  device text collate "C" not null default '',
  address inet not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Moved on by use, never beyond ends_at.
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  -- Logged out.
  ended_at timestamptz,
  primary key (merchant_id, session_id),
  constraint sessions_token unique (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  check ((previous_token_hash is null) = (previous_until is null))
) with (fillfactor = 80);
-- Finds a session by the token it had before; few rows have one.
create unique index sessions_previous_token on wau.sessions (merchant_id, previous_token_hash)
  where previous_token_hash is not null;
-- Ends all sessions of a member (password change), and supports the foreign key.
create index sessions_member on wau.sessions (merchant_id, member_id);
-- The pruning job walks it from its old end, over all merchants.
create index sessions_expiry on wau.sessions (idle_until);
grant select, insert, delete on wau.sessions to wau_app;
grant update (token_hash, previous_token_hash, previous_until, last_seen_at, idle_until, ended_at)
  on wau.sessions to wau_app;

-- Browsers that a member has logged in from. Strangers who use up an account's attempts do not lock these out.
create table wau.known_devices (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- SHA-256 of the cookie.
  device_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (merchant_id, member_id, device_hash),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- The pruning job walks it from its old end, over all merchants.
create index known_devices_age on wau.known_devices (last_login_at);
grant select, insert, delete on wau.known_devices to wau_app;
grant update (last_login_at) on wau.known_devices to wau_app;
