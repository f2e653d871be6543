-- Everything that limits callers lives here and not in a process, so that any number of processes count together.

-- How often a subject (an address, an account name) did something in a window of time. There is a row for a name
-- whether or not an account has it, so that nobody can tell the two apart.
create table wau.attempt_counters (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  counter_name text collate "C" not null,
  -- SHA-256 of the subject, because people type passwords into the field for the name.
  subject_hash bytea not null,
  attempt_count integer not null check (attempt_count >= 0),
  -- The window is over: the next attempt counts as the first again.
  resets_at timestamptz not null,
  primary key (merchant_id, counter_name, subject_hash)
) with (fillfactor = 70);
-- The pruning job walks it from its old end, over all merchants.
create index attempt_counters_expiry on wau.attempt_counters (resets_at);
grant select, insert, update, delete on wau.attempt_counters to wau_app;

-- A row is deleted by the first attempt that names it, right or wrong.
create table wau.captchas (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  captcha_id text collate "C" not null,
  -- Keyed, because an answer of a few digits could be guessed from a plain hash.
  answer_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant_id, captcha_id)
);
-- The pruning job walks it from its old end, over all merchants.
create index captchas_expiry on wau.captchas (expires_at);
grant select, insert, delete on wau.captchas to wau_app;

-- Keys that payloads are encrypted to. A merchant has one in use and, around a rotation, the one before it.
create table wau.encryption_keys (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  kid text collate "C" not null,
  public_jwk jsonb not null,
  -- The private JWK under the master secret.
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  -- No longer handed out from then on.
  rotates_at timestamptz not null,
  -- No longer accepted from then on, and deleted soon after.
  retires_at timestamptz not null,
  primary key (merchant_id, kid),
  check (created_at < rotates_at and rotates_at < retires_at)
);
grant select, insert, delete on wau.encryption_keys to wau_app;

-- Encrypted payloads that came in, for as long as a copy of one could still pass as fresh.
create table wau.used_payloads (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  payload_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant_id, payload_hash)
);
-- The pruning job walks it from its old end, over all merchants.
create index used_payloads_expiry on wau.used_payloads (expires_at);
grant select, insert, delete on wau.used_payloads to wau_app;
