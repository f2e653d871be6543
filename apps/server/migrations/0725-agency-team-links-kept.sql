-- A member that gets another upline: who stood above before and still does is the same link as before, with `since`, so that a
-- bet that becomes known late still counts for whoever stood above in its hour. Only its level may be another.
create or replace function wau.move_team() returns trigger
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
               and below.member_id = link.member_id))
     and above.agent_id is distinct from new.upline_member_id
     and not exists (
            select from wau.team_links as kept
             where kept.merchant_id = new.merchant_id and kept.member_id = new.upline_member_id
               and kept.agent_id = above.agent_id);
  if new.upline_member_id is not null then
    insert into wau.team_links as link (merchant_id, agent_id, member_id, level)
    select new.merchant_id, above.agent_id, below.member_id, above.level + below.level + 1
      from (select new.upline_member_id as agent_id, 0 as level
             union all
            select agent_id, level from wau.team_links
             where merchant_id = new.merchant_id and member_id = new.upline_member_id) as above
     cross join (select new.member_id as member_id, 0 as level
                  union all
                 select member_id, level from wau.team_links
                  where merchant_id = new.merchant_id and agent_id = new.member_id) as below
    on conflict (merchant_id, agent_id, member_id) do update set level = excluded.level
     where link.level <> excluded.level;
  end if;
  return null;
end $$;
