create table wau.passkeys (
  merchant_id text collate "C" not null,
  passkey_id text collate "C" not null,
  member_id text collate "C" not null,
  -- The authenticator's name of the key, base64url.
  credential_id text collate "C" not null check (length(credential_id) between 16 and 1400),
  -- COSE.
  public_key bytea not null,
  -- Of the last sign-in; authenticators that keep none send zero for ever.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  -- Whether the passkey is kept in more than one place.
  is_synced boolean not null,
  passkey_name text not null check (length(passkey_name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (merchant_id, passkey_id),
  constraint passkeys_credential unique (merchant_id, credential_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index passkeys_member on wau.passkeys (merchant_id, member_id);
grant select, insert, delete on wau.passkeys to wau_app;
grant update (sign_count, is_synced, passkey_name, last_used_at) on wau.passkeys to wau_app;

-- Codes of an authenticator app (TOTP) as a second step of logging in.
create table wau.second_steps (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Under the master secret.
  sealed_secret bytea not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: it and those before it are refused from then on.
  last_time_step bigint not null default 0,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, update, delete on wau.second_steps to wau_app;

-- A row is deleted by its use.
create table wau.recovery_codes (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Keyed SHA-256.
  code_hash bytea not null,
  primary key (merchant_id, member_id, code_hash),
  foreign key (merchant_id, member_id) references wau.second_steps (merchant_id, member_id) on delete cascade
);
grant select, insert, delete on wau.recovery_codes to wau_app;
