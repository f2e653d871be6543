insert into ledger.reason (reason, description) values
  ('upline.transfer', 'A member sent money up to whoever the member stands under');
