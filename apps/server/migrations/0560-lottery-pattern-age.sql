-- What wins with a draw follows from its result and is needed only until it is settled: it is deleted after a while.
alter table wau.lottery_win_patterns add column stored_at timestamptz not null default clock_timestamp();
create index lottery_win_patterns_age on wau.lottery_win_patterns (stored_at);
grant delete on wau.lottery_win_patterns to wau_app;
