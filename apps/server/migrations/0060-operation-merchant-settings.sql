-- What an operator changes while the site runs: how screens look, when the site is closed and to whom, and where
-- pictures come from. The notice of 0001-merchants.sql makes every process read the new settings.

alter table wau.merchants
  -- Choices of the mobile screens by name, e.g. {"mem_cen": "1"}.
  add column mobile_template jsonb not null default '{}' check (jsonb_typeof(mobile_template) = 'object'),
  -- Maintenance that begins and ends by itself; `status` is the switch by hand.
  add column maintenance_from timestamptz,
  add column maintenance_until timestamptz,
  -- From here the site is open during maintenance: for whoever checks the work.
  add column maintenance_allowed_addresses cidr[] not null default '{}',
  -- From here the site is never open.
  add column blocked_addresses cidr[] not null default '{}',
  -- From here the country makes no difference.
  add column allowed_addresses cidr[] not null default '{}',
  -- Origins that serve the same pictures as the site itself, e.g. https://cdn.example.
  add column image_origins text[] not null default '{}',
  -- The counter of home that stands for nothing: shown (and labelled as decoration) or not.
  add column jackpot_display text collate "C" not null default 'off' check (jackpot_display in ('decorative', 'off')),
  add constraint merchants_maintenance_window
    check ((maintenance_from is null) = (maintenance_until is null) and maintenance_from < maintenance_until);

-- Who changed which setting, when, from what to what. Rows are only ever added.
create table wau.merchant_setting_changes (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  change_id bigint generated always as identity,
  changed_at timestamptz not null,
  changed_by text not null check (length(changed_by) between 1 and 120),
  setting_name text not null,
  old_value text not null,
  new_value text not null,
  primary key (merchant_id, change_id)
);
grant select, insert on wau.merchant_setting_changes to wau_app;
