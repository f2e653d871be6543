-- What a member protects money and account with, besides the login password.

create table wau.payment_passwords (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- argon2id in PHC form.
  password_hash text collate "C" not null,
  changed_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, update on wau.payment_passwords to wau_app;

-- Banks and e-wallets that a merchant pays out to.
create table wau.banks (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  bank_code text collate "C" not null check (bank_code ~ '^[a-z][a-z0-9]{1,19}$'),
  bank_name text not null,
  kind text collate "C" not null check (kind in ('bank', 'ewallet')),
  -- An anchored regular expression that browsers and the server both read.
  account_pattern text collate "C" not null check (account_pattern ~ '^\^.*\$$'),
  enabled boolean not null default true,
  sort_order smallint not null default 0,
  primary key (merchant_id, bank_code)
);
grant select, insert, update on wau.banks to wau_app;

-- Accounts that a member may be paid out to. A removed one stays, because past withdrawals name it.
create table wau.bank_cards (
  merchant_id text collate "C" not null,
  bank_card_id text collate "C" not null,
  member_id text collate "C" not null,
  bank_code text collate "C" not null,
  -- Under the master secret.
  sealed_account_number bytea not null,
  sealed_holder_name bytea not null,
  last_digits text not null check (length(last_digits) between 1 and 4),
  -- Keyed, because an account number could be guessed from a plain hash.
  account_fingerprint bytea not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (merchant_id, bank_card_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, bank_code) references wau.banks (merchant_id, bank_code)
);
create unique index bank_cards_account on wau.bank_cards (merchant_id, member_id, account_fingerprint)
  where removed_at is null;
grant select, insert on wau.bank_cards to wau_app;
grant update (removed_at) on wau.bank_cards to wau_app;

create table wau.security_answers (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  question_id text collate "C" not null,
  -- argon2id in PHC form of the answer in lower case with single spaces.
  answer_hash text collate "C" not null,
  sort_order smallint not null,
  primary key (merchant_id, member_id, question_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, delete on wau.security_answers to wau_app;
