insert into ledger.reason (reason, description) values
  ('wallet.transfer.out', 'Money left the main wallet for the wallet at a vendor, and is on its way'),
  ('wallet.transfer.reversal', 'Money that was on its way to a vendor came back, because the vendor has not taken it'),
  ('wallet.transfer.settlement', 'Money that was on its way to a vendor has arrived in the wallet there'),
  ('wallet.transfer.in', 'Money came back from the wallet at a vendor into the main wallet');
