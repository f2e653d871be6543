-- Since when an agent stands above a member, so that an hour whose bets were counted already takes nobody in who came later.
alter table wau.team_links add column since timestamptz not null default '-infinity';
alter table wau.team_links alter column since set default now();
