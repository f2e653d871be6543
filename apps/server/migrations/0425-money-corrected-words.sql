-- Whoever has said a wrong sum of a transfer says another: each word is a row, and a person's last one counts.
alter table wau.deposit_approvals add column word integer not null default 1 check (word > 0);
alter table wau.deposit_approvals drop constraint deposit_approvals_pkey;
alter table wau.deposit_approvals add primary key (merchant_id, deposit_id, person, word);
