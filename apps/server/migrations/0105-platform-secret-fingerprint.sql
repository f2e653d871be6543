-- Which secret the installation's keys come from: a value derived from it that says nothing about it. A start with
-- another secret is refused before it seals anything, because what two secrets have sealed no single one opens.
create table wau.secret_fingerprint (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null check (length(fingerprint) = 32),
  recorded_at timestamptz not null default now()
);

grant select, insert on wau.secret_fingerprint to wau_app;
