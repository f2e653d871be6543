-- Ways in that other services vouch for, and the short-lived tickets that sign-ins of several steps are made of.

-- A row is deleted by its use; only the SHA-256 of the ticket is kept.
create table wau.single_use_tickets (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  ticket_hash bytea not null,
  -- What the ticket is good for, e.g. 'external.state' or 'passkey.login'; a ticket of one kind is no other.
  kind text collate "C" not null,
  payload jsonb not null,
  expires_at timestamptz not null,
  primary key (merchant_id, ticket_hash)
);
-- The pruning job walks it from its old end, over all merchants.
create index single_use_tickets_expiry on wau.single_use_tickets (expires_at);
grant select, insert, delete on wau.single_use_tickets to wau_app;

-- OpenID providers that a merchant's players may sign in with.
create table wau.identity_providers (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  provider_code text collate "C" not null check (provider_code in ('google', 'facebook')),
  enabled boolean not null default true,
  issuer text collate "C" not null,
  client_id text not null,
  -- Under the master secret; null for a public client, which PKCE alone protects.
  sealed_client_secret bytea,
  -- For a provider whose discovery document names no token endpoint; empty: as discovered.
  token_endpoint text collate "C" not null default '',
  primary key (merchant_id, provider_code)
);
grant select, insert, update on wau.identity_providers to wau_app;

-- Which account at which issuer is which member. The subject is the issuer's immutable name of the person; e-mail
-- addresses play no part.
create table wau.external_identities (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  issuer text collate "C" not null,
  subject text collate "C" not null check (length(subject) between 1 and 255),
  member_id text collate "C" not null,
  provider_code text collate "C" not null,
  -- What the member knows the account by, e.g. its e-mail address.
  label text not null default '',
  linked_at timestamptz not null,
  primary key (merchant_id, issuer, subject),
  constraint external_identities_member unique (merchant_id, member_id, provider_code),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, delete on wau.external_identities to wau_app;

-- A service that sends codes to phones and confirms numbers by a signed token (the "firebase" mode).
create table wau.phone_verification_providers (
  merchant_id text collate "C" primary key references wau.merchants (merchant_id),
  enabled boolean not null default true,
  -- What its tokens must say, and where the keys are that they are signed with.
  issuer text collate "C" not null,
  audience text collate "C" not null,
  jwks_url text collate "C" not null,
  -- Where browsers have codes sent and checked, and the public key that names the merchant there.
  api_url text collate "C" not null,
  api_key text not null
);
grant select, insert, update on wau.phone_verification_providers to wau_app;
