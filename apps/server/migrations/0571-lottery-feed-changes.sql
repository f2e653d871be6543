-- Whose word on the results of an official lottery counted from when on, and why. Only added to; how it stands is in the game.
create table wau.lottery_feed_changes (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  version integer not null check (version > 0),
  former_feed text collate "C" not null,
  feed text collate "C" not null,
  reason text not null check (length(reason) between 3 and 200),
  changed_by text collate "C" not null references wau.operators (operator_id),
  changed_at timestamptz not null,
  primary key (merchant_id, game_id, version),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id)
);
create index lottery_feed_changes_latest on wau.lottery_feed_changes (merchant_id, changed_at);
create index lottery_feed_changes_changed_by on wau.lottery_feed_changes (changed_by);
grant select, insert on wau.lottery_feed_changes to wau_app;
grant update (result_feed) on wau.lottery_games to wau_app;

-- A feed is changed by two persons.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount',
                    'lotteryLimits', 'lotteryDraw', 'lotteryFeed'));
