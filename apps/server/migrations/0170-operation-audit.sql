-- Who did what to whom on behalf of the house: one table for every operator, agent and command of the installation.
-- Rows are only ever added, in the transaction of the change that they tell of.
create table wau.audit_entries (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  entry_id bigint generated always as identity,
  recorded_at timestamptz not null,
  -- installation: a command on the machine that Wau runs on.
  actor_kind text collate "C" not null check (actor_kind in ('operator', 'agent', 'installation')),
  -- An operator's or a member's id; commands have none.
  actor_id text collate "C",
  -- As they were called at the time.
  actor_name text not null check (length(actor_name) between 1 and 120),
  -- An IPv6 address by its network, as everything that counts by addresses keeps it.
  address text collate "C" check (length(address) between 1 and 60),
  request_id text collate "C" check (length(request_id) between 1 and 60),
  -- The call or the use case.
  action text collate "C" not null check (action ~ '^[a-z][A-Za-z]{2,59}$'),
  -- What it was done to: a setting, a member's id.
  subject text not null check (length(subject) between 1 and 200),
  -- What it was and what it became; never a secret.
  old_values jsonb not null check (jsonb_typeof(old_values) = 'object'),
  new_values jsonb not null check (jsonb_typeof(new_values) = 'object'),
  primary key (merchant_id, entry_id),
  constraint audit_entries_actor check ((actor_kind = 'installation') = (actor_id is null)),
  constraint audit_entries_request check (
    (actor_kind = 'installation') = (address is null) and (actor_kind = 'installation') = (request_id is null))
);
create index audit_entries_action on wau.audit_entries (merchant_id, action, entry_id);
create index audit_entries_subject on wau.audit_entries (merchant_id, subject, entry_id);
create index audit_entries_actor on wau.audit_entries (merchant_id, actor_id, entry_id) where actor_id is not null;
grant select, insert on wau.audit_entries to wau_app;

-- The pictures that an operator has looked at: a decision needs that they are the present ones.
alter table wau.identity_images add column seen_submission_number integer not null default 0;
grant update (seen_submission_number) on wau.identity_images to wau_app;
update wau.identity_images as image
   set seen_submission_number = image.submission_number
 where exists (
   select from wau.identity_reviews as review
   where review.merchant_id = image.merchant_id and review.member_id = image.member_id
     and review.submission_number = image.submission_number and review.action = 'seen');

-- What was kept in two tables until now; all of it was done by commands.
insert into wau.audit_entries
  (merchant_id, recorded_at, actor_kind, actor_name, action, subject, old_values, new_values)
select merchant_id, recorded_at, 'installation', actor_name, action, subject, old_values, new_values
  from (select merchant_id, changed_at as recorded_at, 1 as kind, change_id as number, changed_by as actor_name,
               case when setting_name like 'register-field %' then 'changeRegisterField'
                    else 'changeMerchantSetting' end as action,
               left(setting_name, 200) as subject,
               jsonb_build_object('value', old_value) as old_values,
               jsonb_build_object('value', new_value) as new_values
          from wau.merchant_setting_changes
         union all
        select merchant_id, reviewed_at, 2, review_id, reviewed_by,
               case action when 'seen' then 'openIdentityImages' else 'decideIdentity' end,
               member_id,
               case action when 'seen' then '{}'::jsonb else jsonb_build_object('status', 'reviewing') end,
               case action when 'seen' then jsonb_build_object('submissionNumber', submission_number)
                    else jsonb_build_object('submissionNumber', submission_number, 'status', action,
                                            'reason', reason) end
          from wau.identity_reviews) as kept
 order by recorded_at, kind, number;

drop table wau.merchant_setting_changes;
drop table wau.identity_reviews;
