insert into ledger.reason (reason, description) values
  ('bet.correction', 'A bet was settled wrongly, and the result was put right or the bet voided');
