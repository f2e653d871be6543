-- The operator's tables. Every primary key begins with merchant_id and every query filters by it, so that no merchant
-- sees another's rows and the schema can be spread over nodes by merchant.

create schema wau;
grant usage on schema wau to wau_app;

-- A brand. Its switches are read while running, so a change here needs no restart (see the triggers below).
create table wau.merchants (
  merchant_id text collate "C" primary key check (merchant_id ~ '^[a-z][a-z0-9]{1,15}$'),
  brand_name text not null check (length(brand_name) between 1 and 60),
  theme_name text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  languages text[] not null,
  default_language text collate "C" not null,
  -- White-label switches that are on; one that is not listed is off.
  enabled_flags text[] not null default '{}',
  -- Modules that are on; the calls of the others are refused.
  enabled_modules text[] not null default '{}',
  minimum_age_years smallint not null default 18 check (minimum_age_years between 16 and 30),
  -- Whether the registration form asks for a captcha.
  register_captcha_enabled boolean not null default true,
  copyright_years text not null,
  deposit_bonus_minor bigint not null default 0 check (deposit_bonus_minor >= 0),
  referral_bonus_minor bigint not null default 0 check (referral_bonus_minor >= 0),
  status text collate "C" not null default 'open' check (status in ('open', 'maintenance')),
  -- Shown with the maintenance screen.
  status_text text not null default '',
  -- ISO 3166-1 alpha-2 of countries that may not use the site.
  restricted_countries text[] not null default '{}',
  check (default_language = any (languages))
);

-- The names a merchant is reached by, lower case and without a port.
create table wau.merchant_hosts (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  host text collate "C" not null check (host = lower(host) and length(host) between 1 and 253),
  primary key (merchant_id, host),
  -- One host leads to one merchant.
  unique (host)
);

-- Rules of the registration form; a field without a row is not asked for.
create table wau.register_field_rules (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  field_name text collate "C" not null,
  enabled boolean not null,
  required boolean not null,
  -- An anchored regular expression that browsers and the server both read; empty: any text.
  pattern text collate "C" not null default '' check (pattern = '' or pattern ~ '^\^.*\$$'),
  max_length smallint not null check (max_length between 1 and 254),
  primary key (merchant_id, field_name)
);

create table wau.register_field_messages (
  merchant_id text collate "C" not null,
  field_name text collate "C" not null,
  language text collate "C" not null,
  message text not null,
  primary key (merchant_id, field_name, language),
  foreign key (merchant_id, field_name) references wau.register_field_rules (merchant_id, field_name)
);

-- Who provides games to the merchant, and the key that both sides sign with (sealed under the master secret).
create table wau.vendors (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  vendor_code text collate "C" not null check (vendor_code ~ '^[a-z][a-z0-9]{1,19}$'),
  vendor_name text not null,
  enabled boolean not null default true,
  sealed_key bytea not null,
  -- Where a game opens; `{gameId}` stands for the game. The launch token is appended as a fragment.
  launch_url text not null,
  -- The vendor's page that proves a round; `{roundId}` stands for the round. Empty: it has none.
  verify_url text not null default '',
  primary key (merchant_id, vendor_code)
);

-- Processes keep the settings of all merchants in memory and drop them on this notice.
create function wau.notify_merchant_change() returns trigger language plpgsql as $$
begin
  notify wau_merchant_change;
  return null;
end $$;
create trigger notify_change after insert or update or delete on wau.merchants
  for each statement execute function wau.notify_merchant_change();
create trigger notify_change after insert or update or delete on wau.merchant_hosts
  for each statement execute function wau.notify_merchant_change();
create trigger notify_change after insert or update or delete on wau.vendors
  for each statement execute function wau.notify_merchant_change();

-- The seed of a demo merchant is written by the application; what an operator changes later goes the same way.
grant select, insert, update on wau.merchants, wau.merchant_hosts, wau.register_field_rules,
  wau.register_field_messages, wau.vendors to wau_app;
