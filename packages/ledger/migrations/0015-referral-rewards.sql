insert into ledger.reason (reason, description) values
  ('referral.reward', 'For a friend whom a member has brought');
