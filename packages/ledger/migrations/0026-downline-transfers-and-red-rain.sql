insert into ledger.reason (reason, description) values
  ('downline.transfer', 'An agent sent money down to a member of the direct line'),
  ('rain.fund', 'The whole sum of a red rain is put aside before it starts'),
  ('rain.packet', 'What a member has caught in a red rain'),
  ('rain.return', 'What nobody has caught of a red rain, or the whole of a cancelled one, goes back to who funded it');
