-- What a registration leaves behind, who brought the member, and rules that cannot get in unchecked.

-- What must not be read by whoever gets hold of a copy of the tables: under the master secret, each in its place.
create table wau.personal_data (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- The name that the member's bank account bears.
  sealed_payee_name bytea,
  sealed_id_number bytea,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.personal_data to wau_app;
grant update (sealed_payee_name, sealed_id_number) on wau.personal_data to wau_app;

-- Where a member can be reached besides mobile number and e-mail.
create table wau.member_contacts (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  channel text collate "C" not null check (channel in ('qq', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo')),
  handle text not null check (length(handle) between 1 and 128),
  primary key (merchant_id, member_id, channel),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, update, delete on wau.member_contacts to wau_app;

-- A code that brings new members under an agent, or under nobody in particular (a campaign).
create table wau.affiliates (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  affiliate_code text collate "C" not null check (affiliate_code ~ '^[A-Za-z0-9_-]{2,32}$'),
  -- What a code is found and unique by: case makes no difference.
  code_key text collate "C" not null generated always as (lower(affiliate_code)) stored,
  agent_member_id text collate "C",
  enabled boolean not null default true,
  primary key (merchant_id, affiliate_code),
  constraint affiliates_code unique (merchant_id, code_key),
  foreign key (merchant_id, agent_member_id) references wau.members (merchant_id, member_id)
);

-- Hosts of which every visitor counts as brought by the code.
create table wau.affiliate_domains (
  merchant_id text collate "C" not null,
  domain text collate "C" not null check (domain = lower(domain) and length(domain) between 1 and 253),
  affiliate_code text collate "C" not null,
  primary key (merchant_id, domain),
  foreign key (merchant_id, affiliate_code) references wau.affiliates (merchant_id, affiliate_code)
);
grant select, insert, update, delete on wau.affiliates, wau.affiliate_domains to wau_app;

-- How a member came, written once.
create table wau.member_registrations (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  register_mode text collate "C" not null check (register_mode in ('username', 'mobile')),
  -- As the browser reports it: web page, native app, installed web app, or iOS web clip.
  register_method text collate "C" not null check (register_method in ('H5', 'APP', 'PWA', 'WEBCLIP')),
  register_url text not null,
  domain text collate "C" not null,
  affiliate_code text collate "C",
  recommender_member_id text collate "C",
  -- The age that the member confirmed to have reached.
  confirmed_age_years smallint not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, affiliate_code) references wau.affiliates (merchant_id, affiliate_code),
  foreign key (merchant_id, recommender_member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.member_registrations to wau_app;

-- Handles that were written down at registration so far.
insert into wau.member_contacts (merchant_id, member_id, channel, handle)
select merchant_id, member_id, case field when 'qqNum' then 'qq' else field end, handle
from wau.members, jsonb_each_text(profile) as entry (field, handle)
where field in ('qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo') and length(handle) between 1 and 128;
update wau.members set profile = profile - array['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'];

-- A pattern gets in together with the hash of the pattern that was checked for catastrophic backtracking, so that one
-- that is changed by hand is refused here: `npm run settings -- register-field` checks and writes.
alter table wau.register_field_rules add column checked_pattern_hash bytea;
update wau.register_field_rules set checked_pattern_hash = sha256(convert_to(pattern, 'UTF8')) where pattern <> '';
alter table wau.register_field_rules
  add constraint register_field_rules_pattern_is_checked
  check (pattern = '' or coalesce(checked_pattern_hash = sha256(convert_to(pattern, 'UTF8')), false));

-- A message is taken away with its pattern. The rules themselves are read whenever a form is shown or sent, so that
-- a change holds from the next one on.
grant delete on wau.register_field_messages to wau_app;
