insert into ledger.reason (reason, description) values
  ('lottery.rebate', 'What a line group gives back of its stake because it was played by a lower series than the member''s');
