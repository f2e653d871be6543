insert into ledger.reason (reason, description) values
  ('deposit.fee', 'What the provider of a deposit keeps of it, borne by the member or by the house');
