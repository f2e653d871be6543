-- The provider also pays out: such a payment has a payee's account in place of a page for the payer. What becomes of
-- it is decided by its last digits when it is made, or by the tester for those that wait.
alter table sandbox.payment
  add column direction text collate "C" not null default 'in' check (direction in ('in', 'out')),
  add column account_number text,
  add check ((direction = 'out') = (account_number is not null));
