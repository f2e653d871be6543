alter table wau.members
  -- The id of the picture that the member chose; empty: the first letter of the name.
  add column head_icon text collate "C" not null default '' check (head_icon ~ '^[a-z-]{0,20}$');
grant update (head_icon) on wau.members to wau_app;

-- What members have to say to the operator.
create table wau.feedback (
  merchant_id text collate "C" not null,
  feedback_id text collate "C" not null,
  member_id text collate "C" not null,
  content text not null check (length(content) between 1 and 1000),
  sent_at timestamptz not null,
  primary key (merchant_id, feedback_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index feedback_member on wau.feedback (merchant_id, member_id);
grant select, insert on wau.feedback to wau_app;
