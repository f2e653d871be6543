-- Roles that decide about money or about operators are given by two persons: the first asks, another one gives.

create table wau.operator_role_requests (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  operator_id text collate "C" not null references wau.operators (operator_id),
  role_name text collate "C" not null check (role_name ~ '^[a-z]{3,30}$'),
  asked_by text collate "C" not null references wau.operators (operator_id),
  asked_at timestamptz not null,
  primary key (merchant_id, operator_id, role_name)
);
create index operator_role_requests_operator on wau.operator_role_requests (operator_id);
create index operator_role_requests_asked_by on wau.operator_role_requests (asked_by);
grant select, insert, delete on wau.operator_role_requests to wau_app;
