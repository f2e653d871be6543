-- A member's bets by time carry their category, so that one index serves the record with and without the filter: every
-- bet that is placed pays for each index of this table.
create index bets_member_time on wau.bets (merchant_id, member_id, placed_at, category);
drop index wau.bets_member;
drop index wau.bets_member_category;
alter index wau.bets_member_time rename to bets_member;
