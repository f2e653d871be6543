insert into ledger.reason (reason, description) values
  ('affiliate.commission', 'What an affiliate is paid for a month of the members whom it brought, once an operator has approved it');
