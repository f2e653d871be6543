-- Prizes that give the stake back and no more, as the tie ball does: they are paid like any other, and are no win.
alter table wau.lottery_win_patterns add column is_return boolean not null default false;
