-- What members see of their own sessions, and what lets them end all of them, remembered passwords included.

alter table wau.sessions
  -- The browser as it names itself, so that a member recognises it in the list of sessions.
  add column user_agent text not null default '' check (length(user_agent) <= 300);

-- Half of what locks a password that a browser remembers; the other half is a key of that browser. Signing out
-- everywhere deletes these rows, after which no browser opens what it holds.
create table wau.remembered_logins (
  merchant_id text collate "C" not null,
  -- SHA-256 of the token that the browser shows to be given the key.
  token_hash bytea not null,
  member_id text collate "C" not null,
  -- Under the master secret.
  sealed_key bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- Forgets all of a member, the oldest first.
create index remembered_logins_member on wau.remembered_logins (merchant_id, member_id, last_used_at);
-- The pruning job walks it from its old end, over all merchants.
create index remembered_logins_age on wau.remembered_logins (last_used_at);
grant select, insert, delete on wau.remembered_logins to wau_app;
grant update (last_used_at) on wau.remembered_logins to wau_app;
