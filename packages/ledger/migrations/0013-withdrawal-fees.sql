insert into ledger.reason (reason, description) values
  ('withdrawal.fee', 'What a withdrawal costs, of what was held for it');
