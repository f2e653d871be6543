-- The sandbox payment provider: a party of its own that happens to share a database in the demo. Nothing outside
-- apps/sandbox reads or writes here.

create schema sandbox;
grant usage on schema sandbox to wau_app;

-- What a merchant asked for and what the payer decided. A payment that nobody decided in time is expired by its
-- own expires_at, without a write.
create table sandbox.payment (
  merchant_id text collate "C" not null,
  payment_id text collate "C" not null,
  merchant_reference text collate "C" not null,
  -- SHA-256 of the request, so that a changed one under the same reference is noticed.
  request_hash bytea not null,
  brand_name text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text collate "C" not null,
  language_code text collate "C" not null,
  theme_name text collate "C" not null,
  return_url text not null,
  callback_url text not null,
  status text collate "C" not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, payment_id),
  unique (merchant_id, merchant_reference),
  check ((status = 'pending') = (decided_at is null))
);

-- The payer's page knows the payment's id alone.
create index payment_by_id on sandbox.payment (payment_id);

-- A decision to be reported, as often as the tester chose; each row is one delivery with its own retries.
create table sandbox.callback (
  merchant_id text collate "C" not null,
  payment_id text collate "C" not null,
  delivery_number smallint not null check (delivery_number > 0),
  attempt_count integer not null default 0,
  -- The next attempt; null once delivered or given up.
  due_at timestamptz,
  delivered_at timestamptz,
  -- Why the last attempt failed, for whoever looks after it.
  last_failure text,
  primary key (merchant_id, payment_id, delivery_number),
  foreign key (merchant_id, payment_id) references sandbox.payment (merchant_id, payment_id)
);

create index callback_due on sandbox.callback (due_at) where due_at is not null;

grant select, insert on sandbox.payment, sandbox.callback to wau_app;
grant update (status, decided_at) on sandbox.payment to wau_app;
grant update (attempt_count, due_at, delivered_at, last_failure) on sandbox.callback to wau_app;
