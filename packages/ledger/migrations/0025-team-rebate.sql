insert into ledger.reason (reason, description) values
  ('team.rebate', 'What an agent gets of stakes of the team: by how much the own rate is above every rate further down');
