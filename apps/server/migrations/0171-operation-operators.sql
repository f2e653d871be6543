-- Who runs the house. An operator is one person with one password for the whole installation, and has roles at each
-- merchant apart, so that whoever serves two brands is the same in the audit of both.

create table wau.operators (
  operator_id text collate "C" primary key,
  -- username_key is what the name is found and unique by.
  username text not null check (length(username) between 1 and 64),
  username_key text collate "C" not null constraint operators_username unique,
  -- argon2id in PHC form.
  password_hash text collate "C" not null,
  -- Until then a password that somebody else has given may be used, for a new one alone; null: it is their own.
  temporary_until timestamptz,
  status text collate "C" not null default 'active' check (status in ('active', 'disabled')),
  -- The secret of the authenticator app under the master secret, where a second step is on, and the last step used.
  sealed_second_step bytea,
  last_time_step bigint not null default 0,
  created_at timestamptz not null
);
grant select, insert on wau.operators to wau_app;
grant update (password_hash, temporary_until, status, sealed_second_step, last_time_step) on wau.operators to wau_app;

-- What an operator is at a merchant; the roles' permissions are part of the program.
create table wau.operator_roles (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  operator_id text collate "C" not null references wau.operators (operator_id),
  role_name text collate "C" not null check (role_name ~ '^[a-z]{3,30}$'),
  primary key (merchant_id, operator_id, role_name)
);
create index operator_roles_operator on wau.operator_roles (operator_id);
grant select, insert, delete on wau.operator_roles to wau_app;

-- Apart from players' sessions. Only the SHA-256 of a token is kept.
create table wau.operator_sessions (
  operator_session_id text collate "C" primary key,
  operator_id text collate "C" not null references wau.operators (operator_id),
  token_hash bytea not null constraint operator_sessions_token unique,
  address inet not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Moved on by use, never beyond ends_at.
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  -- Logged out or revoked.
  ended_at timestamptz
);
create index operator_sessions_operator on wau.operator_sessions (operator_id);
-- The pruning job walks it from its old end.
create index operator_sessions_expiry on wau.operator_sessions (idle_until);
grant select, insert, delete on wau.operator_sessions to wau_app;
grant update (last_seen_at, idle_until, ended_at) on wau.operator_sessions to wau_app;

-- Attempts that belong to no merchant are counted under `*`, which is no merchant's code: at each merchant apart,
-- whoever guesses an operator's password would have as many tries as there are merchants.
alter table wau.attempt_counters drop constraint attempt_counters_merchant_id_fkey;
alter table wau.attempt_counters
  add constraint attempt_counters_scope check (merchant_id = '*' or merchant_id ~ '^[a-z][a-z0-9]{1,15}$');
