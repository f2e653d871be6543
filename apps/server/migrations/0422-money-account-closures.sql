-- Accounts that their members have closed: for good, and closed in fact once everything is paid out. Until then the member
-- gets at the money alone, by a pause of a kind of its own, which ends never and at this merchant only.
alter table wau.play_pauses drop constraint play_pauses_kind_check;
alter table wau.play_pauses add constraint play_pauses_kind_check check (kind in ('cool.off', 'exclusion', 'closure'));
alter table wau.play_pauses drop constraint play_pauses_end;
alter table wau.play_pauses add constraint play_pauses_end check (
  (ends_at is null or ends_at > begins_at) and (kind <> 'cool.off' or ends_at is not null)
  and (kind <> 'closure' or ends_at is null));

create table wau.account_closures (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  begun_at timestamptz not null,
  -- Null while something is still to be paid out or awaited.
  completed_at timestamptz,
  -- When it is looked at again.
  look_at timestamptz,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  check ((completed_at is null) = (look_at is not null))
);
create index account_closures_look on wau.account_closures (look_at) where look_at is not null;
grant select, insert on wau.account_closures to wau_app;
grant update (completed_at, look_at) on wau.account_closures to wau_app;

-- A closed account logs in no more.
alter table wau.members drop constraint members_status_check;
alter table wau.members add constraint members_status_check check (status in ('active', 'disabled', 'closed'));

-- A member's own deed that the house has to show later.
alter table wau.audit_entries drop constraint audit_entries_actor_kind_check;
alter table wau.audit_entries add constraint audit_entries_actor_kind_check
  check (actor_kind in ('operator', 'agent', 'member', 'installation'));
