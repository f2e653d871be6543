-- What of a day's rewards came back of stakes, so that agents see rebates and bonuses apart. A day that is not counted again has
-- its rebates among the rewards alone.
alter table wau.team_days add column rebate_minor bigint not null default 0;
