-- Of a line group that is paid by series and was played by a lower one than the member's: what comes back of its stake when its
-- draw is settled, won or lost, fixed when it is placed. The entry's is the sum of its suborders'.
alter table wau.lottery_suborders
  add column rebate_minor bigint not null default 0 check (rebate_minor >= 0 and rebate_minor <= stake_minor);
alter table wau.lottery_entries
  add column rebate_minor bigint not null default 0 check (rebate_minor >= 0 and rebate_minor <= stake_minor);
