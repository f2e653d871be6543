-- Operators log in by a passkey in place of password and code.

create table wau.operator_passkeys (
  operator_id text collate "C" not null references wau.operators (operator_id),
  passkey_id text collate "C" not null,
  -- The host that it was made for; it is none at another.
  host text collate "C" not null,
  credential_id text collate "C" not null check (length(credential_id) between 16 and 1400),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  passkey_name text not null check (length(passkey_name) between 1 and 60),
  -- Made with the password that stands in the demo's documentation, and so by anybody.
  is_of_public_login boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (operator_id, passkey_id),
  constraint operator_passkeys_credential unique (credential_id)
);
grant select, insert, delete on wau.operator_passkeys to wau_app;
grant update (sign_count, is_synced, last_used_at) on wau.operator_passkeys to wau_app;
