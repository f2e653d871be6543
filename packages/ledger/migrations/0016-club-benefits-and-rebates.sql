insert into ledger.reason (reason, description) values
  ('club.benefit', 'What a level of the club gives: for reaching it, for a week, for a birthday'),
  ('rebate', 'A share of what was staked, given back to the member');
