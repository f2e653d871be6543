-- An agent's team is walked from the top down; without this each step would read all members.
create index members_upline on wau.members (merchant_id, upline_member_id) where upline_member_id is not null;

-- The module of the team's figures is there for every merchant from now on.
update wau.merchants set enabled_modules = array_append(enabled_modules, 'AGEINFO3')
where not 'AGEINFO3' = any (enabled_modules);
