-- The keys of bets in a table of their own, as in the ledger: that a key is used once is then no matter of the table of
-- rounds, whose ids begin with the time, so that it can be partitioned by time.
create table studio.bet_key (
  merchant_id text collate "C" not null,
  bet_key bytea not null check (length(bet_key) = 16),
  round_id text collate "C" not null,
  primary key (merchant_id, bet_key)
);
insert into studio.bet_key (merchant_id, bet_key, round_id)
select merchant_id, bet_key, round_id from studio.round;

alter table studio.round drop constraint round_merchant_id_bet_key_key;
grant select, insert on studio.bet_key to wau_app;
