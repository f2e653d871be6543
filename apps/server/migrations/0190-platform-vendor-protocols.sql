-- A vendor names the protocol that it speaks, so that several vendors may speak one. Which keys it needs is a matter of
-- that protocol: a secret that both sides share, or a pair of keys on each side.
alter table wau.vendors
  add column protocol text collate "C" not null default 'studio' check (protocol ~ '^[a-z][a-z0-9-]{1,29}$'),
  alter column sealed_key drop not null,
  -- The vendor's public key (SPKI, DER), which its requests are checked with.
  add column public_key bytea,
  -- Our private key (PKCS #8, DER; sealed), which requests to the vendor are signed with.
  add column sealed_private_key bytea,
  -- Where the operator calls the vendor. Empty: the vendor is in the operator's own process.
  add column api_url text not null default '';
