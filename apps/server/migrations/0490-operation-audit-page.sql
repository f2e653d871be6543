-- The audit is read by its moments: the newest first, some days of it, and all of what some kinds of actors did.
create index audit_entries_moment on wau.audit_entries (merchant_id, recorded_at, entry_id);
-- Members and commands are few among operators, and far apart.
create index audit_entries_others on wau.audit_entries (merchant_id, actor_kind, recorded_at, entry_id)
  where actor_kind <> 'operator';
