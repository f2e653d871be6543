insert into ledger.reason (reason, description) values
  ('commission', 'What an agent is paid by the contracts with those above: salaries and dividends');
