-- What takes two persons: one operator asks for it, and another one gives it. Roles had a table of their own.

create table wau.operator_requests (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  kind text collate "C" not null check (kind in ('role', 'setting')),
  -- An operator's id, or a setting by its words.
  subject text collate "C" not null check (length(subject) between 1 and 100),
  -- The name of the role, or the value as it is typed.
  wanted text not null check (length(wanted) between 1 and 2000),
  asked_by text collate "C" not null references wau.operators (operator_id),
  asked_at timestamptz not null,
  primary key (merchant_id, kind, subject, wanted)
);
create index operator_requests_asked_by on wau.operator_requests (asked_by);
grant select, insert, delete on wau.operator_requests to wau_app;

insert into wau.operator_requests (merchant_id, kind, subject, wanted, asked_by, asked_at)
select merchant_id, 'role', operator_id, role_name, asked_by, asked_at from wau.operator_role_requests;

drop table wau.operator_role_requests;
