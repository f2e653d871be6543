-- Agents as operators list them: the newest first, and by name. The types are those of
-- apps/server/src/platform/sessions/member-types.ts that have no team.
create index members_agents on wau.members (merchant_id, member_id)
  where member_type <> all ('{0,4,40}'::smallint[]);
create index members_agents_name on wau.members (merchant_id, username_key)
  where member_type <> all ('{0,4,40}'::smallint[]);

-- Contracts as operators list them, the newest first.
create index agent_contracts_newest on wau.agent_contracts
  (merchant_id, proposed_at, agent_id, kind, product, version);

-- An operator gives a member another upline; what holds for the agent is then paid by that one.
grant update (upline_member_id) on wau.members to wau_app;
grant update (upline_id) on wau.agent_contracts to wau_app;
