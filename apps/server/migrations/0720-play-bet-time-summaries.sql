-- A page of a large team's bets is found by time as well. Without this the bets since the last vacuum, which are the newest,
-- are in no range and would all be read.
alter index wau.bets_time set (autosummarize = on);
