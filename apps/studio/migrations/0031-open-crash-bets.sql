-- A player's bets whose money is not settled yet are looked for by the player; of all bets they are few.
create index crash_bet_open on studio.crash_bet (merchant_id, player_id)
  where state in ('placed', 'staked', 'won', 'lost', 'void');
