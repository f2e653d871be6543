-- Merchants of one operator: whoever is excluded from play at one of them is at all.
alter table wau.merchants
  add column operator_code text collate "C" not null default 'house'
    check (operator_code ~ '^[a-z0-9][a-z0-9-]{0,39}$');

-- For how long somebody is kept from play, by own wish or an operator's. Nobody shortens one: rows are only added, and the
-- longest counts.
create table wau.play_pauses (
  merchant_id text collate "C" not null,
  pause_id text collate "C" not null,
  member_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('cool.off', 'exclusion')),
  -- `elsewhere`: the same person was excluded at another merchant of the operator.
  source text collate "C" not null check (source in ('member', 'operator', 'elsewhere')),
  -- The operator's, for colleagues and inspectors.
  reason text not null default '' check (length(reason) <= 200),
  begins_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz,
  primary key (merchant_id, pause_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  constraint play_pauses_end check (ends_at > begins_at and (kind = 'exclusion' or ends_at is not null)),
  constraint play_pauses_reason check ((source = 'operator') = (reason <> ''))
);
create index play_pauses_member on wau.play_pauses (merchant_id, member_id);
grant select, insert on wau.play_pauses to wau_app;

-- Who is excluded, for the merchants of the same operator: a keyed digest of a number, an address or an identity number,
-- from which nobody learns whose it is.
create table wau.excluded_identities (
  merchant_id text collate "C" not null,
  digest bytea not null,
  pause_id text collate "C" not null,
  ends_at timestamptz,
  primary key (merchant_id, digest, pause_id),
  foreign key (merchant_id, pause_id) references wau.play_pauses (merchant_id, pause_id)
);
create index excluded_identities_end on wau.excluded_identities (ends_at);
grant select, insert, delete on wau.excluded_identities to wau_app;
