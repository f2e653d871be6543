insert into ledger.reason (reason, description) values
  ('withdrawal.settlement', 'Money held for a withdrawal was paid out by a provider');
