-- Who works on which case, so that two people never do the same one. A claim lapses by itself.

create table wau.work_claims (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  case_kind text collate "C" not null check (case_kind ~ '^[a-z]{3,30}$'),
  case_id text collate "C" not null check (length(case_id) between 1 and 40),
  operator_id text collate "C" not null references wau.operators (operator_id),
  lapses_at timestamptz not null,
  primary key (merchant_id, case_kind, case_id)
);
create index work_claims_operator on wau.work_claims (operator_id);
-- The pruning job walks it from its old end.
create index work_claims_lapse on wau.work_claims (lapses_at);
grant select, insert, delete on wau.work_claims to wau_app;
grant update (operator_id, lapses_at) on wau.work_claims to wau_app;
