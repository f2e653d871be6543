-- The audit is read by its moments: all of it, some actions, one actor, one actor's actions, and what members and commands
-- did, who are few among operators and far apart. Each has an index in that order, so that a page is as quick of what
-- happened long ago, or never, as of what happens all the time.
create index audit_entries_moment on wau.audit_entries (merchant_id, recorded_at, entry_id);
create index audit_entries_action_moment on wau.audit_entries (merchant_id, action, recorded_at, entry_id);
create index audit_entries_actor_moment on wau.audit_entries (merchant_id, actor_id, recorded_at, entry_id)
  where actor_id is not null;
create index audit_entries_actor_action on wau.audit_entries (merchant_id, actor_id, action, recorded_at, entry_id)
  where actor_id is not null;
create index audit_entries_others on wau.audit_entries (merchant_id, actor_kind, recorded_at, entry_id)
  where actor_kind <> 'operator';
-- One by the actor's moments stands in for it.
drop index wau.audit_entries_actor;
