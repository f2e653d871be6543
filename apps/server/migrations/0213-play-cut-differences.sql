-- Of a vendor's day no more than so many differences are listed: where there are more, the day says so and counts them all.
alter table wau.reconciliations add column is_cut boolean not null default false;
