-- Commands that move money, by the key their client chose: what was asked and what was answered, stored in the
-- transaction that did the work.
create table wau.idempotency_keys (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  idempotency_key text collate "C" not null,
  call_name text collate "C" not null,
  -- SHA-256 of the input.
  input_hash bytea not null,
  -- Null only inside the transaction that is still at work.
  answer json,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, idempotency_key),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- The pruning job walks it from its old end, over all merchants.
create index idempotency_keys_age on wau.idempotency_keys (created_at);
grant select, insert, delete on wau.idempotency_keys to wau_app;
grant update (answer) on wau.idempotency_keys to wau_app;

-- Who takes payments for the merchant, and the key that both sides sign with (sealed under the master secret).
create table wau.payment_providers (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  provider_code text collate "C" not null check (provider_code ~ '^[a-z]{2,20}$'),
  enabled boolean not null default true,
  sealed_key bytea not null,
  primary key (merchant_id, provider_code)
);

create table wau.deposit_methods (
  merchant_id text collate "C" not null,
  method_code text collate "C" not null check (method_code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  provider_code text collate "C" not null,
  min_amount_minor bigint not null check (min_amount_minor > 0),
  max_amount_minor bigint not null check (max_amount_minor >= min_amount_minor),
  suggested_amounts_minor bigint[] not null default '{}',
  enabled boolean not null default true,
  sort_order integer not null default 0,
  primary key (merchant_id, method_code),
  foreign key (merchant_id, provider_code) references wau.payment_providers (merchant_id, provider_code)
);

create table wau.deposit_method_texts (
  merchant_id text collate "C" not null,
  method_code text collate "C" not null,
  language text collate "C" not null,
  name text not null,
  primary key (merchant_id, method_code, language),
  foreign key (merchant_id, method_code) references wau.deposit_methods (merchant_id, method_code)
);

-- A deposit is what the member asked for; what came of it is the status. Money that the provider reports is credited
-- whatever the status was before, so `approved` can follow on each of the others, and nothing follows on `approved`.
create table wau.deposits (
  merchant_id text collate "C" not null,
  deposit_id text collate "C" not null,
  member_id text collate "C" not null,
  method_code text collate "C" not null,
  provider_code text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  status text collate "C" not null default 'pending'
    check (status in ('pending', 'approved', 'declined', 'expired', 'cancelled')),
  -- What the provider is asked for, word for word, so that asking again is the same request.
  payment_intent json not null,
  -- Both null until the provider has answered.
  provider_payment_id text collate "C",
  pay_url text,
  placed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, deposit_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, method_code) references wau.deposit_methods (merchant_id, method_code),
  check ((provider_payment_id is null) = (pay_url is null)),
  check ((status = 'pending') = (decided_at is null))
) with (fillfactor = 80);
-- A member's list, newest first.
create index deposits_member on wau.deposits (merchant_id, member_id, deposit_id);
-- The expiring job walks it over all merchants; few rows are in it at a time.
create index deposits_pending on wau.deposits (expires_at) where status = 'pending';

grant select, insert, update on wau.payment_providers, wau.deposit_methods, wau.deposit_method_texts to wau_app;
grant select, insert on wau.deposits to wau_app;
grant update (status, provider_payment_id, pay_url, decided_at) on wau.deposits to wau_app;
