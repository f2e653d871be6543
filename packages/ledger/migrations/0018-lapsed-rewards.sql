insert into ledger.reason (reason, description) values
  ('reward.lapse', 'The part of a reward that was not played through goes back, because its member leaves play');
