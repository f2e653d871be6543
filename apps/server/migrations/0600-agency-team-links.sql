-- Who stands above whom, at every level: a team's figures are sums over these rows, and nothing walks the tree. Members
-- are the source (`upline_member_id`); triggers keep the links, so that no way to open or to move a member forgets them.
create table wau.team_links (
  merchant_id text collate "C" not null,
  -- Somebody above: an agent, or a player who has brought friends.
  agent_id text collate "C" not null,
  member_id text collate "C" not null,
  -- How many steps below: 1 is the direct line.
  level integer not null check (level > 0),
  primary key (merchant_id, agent_id, member_id),
  constraint team_links_no_circle check (agent_id <> member_id)
);
-- The page of a team, level by level, the newest first.
create index team_links_level on wau.team_links (merchant_id, agent_id, level, member_id);
-- Everybody above a member.
create index team_links_above on wau.team_links (merchant_id, member_id, level) include (agent_id);
grant select on wau.team_links to wau_app;

insert into wau.team_links (merchant_id, agent_id, member_id, level)
with recursive above as (
  select merchant_id, upline_member_id as agent_id, member_id, 1 as level
    from wau.members where upline_member_id is not null
  union all
  select above.merchant_id, upline.upline_member_id, above.member_id, above.level + 1
    from above
    join wau.members as upline on upline.merchant_id = above.merchant_id and upline.member_id = above.agent_id
   where upline.upline_member_id is not null
) cycle merchant_id, agent_id, member_id set is_circle using path
select merchant_id, agent_id, member_id, min(level) from above
 where not is_circle and agent_id <> member_id
 group by merchant_id, agent_id, member_id;

-- New members in the order in which they were opened, so that an upline of the same statement has its own links first.
create function wau.link_new_members() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from fresh where upline_member_id is not null) then return null; end if;
  insert into wau.team_links (merchant_id, agent_id, member_id, level)
  with recursive above as (
    select merchant_id, upline_member_id as agent_id, member_id, 1 as level
      from fresh where upline_member_id is not null
    union all
    select above.merchant_id, upline.upline_member_id, above.member_id, above.level + 1
      from above
      join wau.members as upline on upline.merchant_id = above.merchant_id and upline.member_id = above.agent_id
     where upline.upline_member_id is not null
  ) cycle merchant_id, agent_id, member_id set is_circle using path
  select merchant_id, agent_id, member_id, level from above where not is_circle;
  return null;
end $$;
create trigger link_new_members after insert on wau.members
  referencing new table as fresh for each statement execute function wau.link_new_members();

-- A member that gets another upline brings everybody below along. Below one's own team would be a circle, which is
-- refused. The moves of a merchant go one after the other: two at once could close a circle that neither sees.
create function wau.move_team() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('move team ' || new.merchant_id, 0));
  if new.upline_member_id = new.member_id or exists (
    select from wau.team_links
     where merchant_id = new.merchant_id and agent_id = new.member_id and member_id = new.upline_member_id
  ) then
    raise exception using errcode = 'check_violation', constraint = 'team_links_no_circle',
      message = 'a member cannot stand below the own team';
  end if;
  delete from wau.team_links as link
   using wau.team_links as above
   where above.merchant_id = new.merchant_id and above.member_id = new.member_id
     and link.merchant_id = new.merchant_id and link.agent_id = above.agent_id
     and (link.member_id = new.member_id or exists (
            select from wau.team_links as below
             where below.merchant_id = new.merchant_id and below.agent_id = new.member_id
               and below.member_id = link.member_id));
  if new.upline_member_id is not null then
    insert into wau.team_links (merchant_id, agent_id, member_id, level)
    select new.merchant_id, above.agent_id, below.member_id, above.level + below.level + 1
      from (select new.upline_member_id as agent_id, 0 as level
             union all
            select agent_id, level from wau.team_links
             where merchant_id = new.merchant_id and member_id = new.upline_member_id) as above
     cross join (select new.member_id as member_id, 0 as level
                  union all
                 select member_id, level from wau.team_links
                  where merchant_id = new.merchant_id and agent_id = new.member_id) as below;
  end if;
  return null;
end $$;
create trigger move_team after update of upline_member_id on wau.members
  for each row when (old.upline_member_id is distinct from new.upline_member_id) execute function wau.move_team();
revoke all on function wau.link_new_members, wau.move_team from public;
