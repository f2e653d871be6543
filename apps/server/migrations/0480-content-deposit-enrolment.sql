-- A promotion that a member chooses while ordering a deposit, and that is given when that deposit's money has come.
alter table wau.reward_offers
  drop constraint reward_offers_enrolment_check,
  add constraint reward_offers_enrolment_check
    check (enrolment in ('automatic', 'join', 'application', 'deposit')),
  add constraint reward_offers_deposit check (enrolment <> 'deposit' or condition = 'deposit');
