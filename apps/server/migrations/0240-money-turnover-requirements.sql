-- What a member must have staked before money may leave the house: a row for each reward, in the order of their coming.

create table wau.turnover_requirements (
  merchant_id text collate "C" not null,
  -- What asked for it, e.g. the id of a reward.
  reference text collate "C" not null check (length(reference) between 1 and 60),
  member_id text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  -- The member's turnover from which on stakes count for this one: what it was when the row came, or where the
  -- requirement before this one ends, so that no stake counts for two.
  from_turnover_minor bigint not null,
  required_minor bigint not null check (required_minor >= 0),
  until_turnover_minor bigint not null generated always as (from_turnover_minor + required_minor) stored,
  opened_at timestamptz not null,
  primary key (merchant_id, reference),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- Where the last one ends says whether any is open.
create index turnover_requirements_member on wau.turnover_requirements
  (merchant_id, member_id, currency, until_turnover_minor);
-- Rows are only ever added: how far a requirement is met is worked out of the bet record.
grant select, insert on wau.turnover_requirements to wau_app;
