-- Whoever leaves play can never stake what rewards ask for: what of them is not played through lapses, so that own money is
-- payable and a reward cannot be cashed by leaving.
alter table wau.turnover_requirements add column granted_minor bigint not null default 0 check (granted_minor >= 0);
update wau.turnover_requirements as requirement set granted_minor = granted.amount_minor
  from (select merchant_id, reward_id as reference, amount_minor from wau.rewards
        union all select merchant_id, claim_id, amount_minor from wau.club_claims
        union all select merchant_id, claim_id, amount_minor from wau.rebate_claims
        union all select merchant_id, referral_id, amount_minor from wau.referrals) as granted
 where granted.merchant_id = requirement.merchant_id and granted.reference = requirement.reference;

create table wau.turnover_lapses (
  merchant_id text collate "C" not null,
  reference text collate "C" not null,
  -- What went back of the reward: nothing where nothing was left of it.
  amount_minor bigint not null check (amount_minor >= 0),
  lapsed_at timestamptz not null,
  primary key (merchant_id, reference),
  foreign key (merchant_id, reference) references wau.turnover_requirements (merchant_id, reference)
);
grant select, insert on wau.turnover_lapses to wau_app;
