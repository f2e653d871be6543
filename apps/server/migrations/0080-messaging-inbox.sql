-- What the house tells one member: notices of sensitive changes, answers, gifts.
create table wau.inbox_messages (
  merchant_id text collate "C" not null,
  -- Ids sort by time, so they are the order of the inbox, too.
  message_id text collate "C" not null,
  member_id text collate "C" not null,
  title text not null check (length(title) between 1 and 200),
  -- HTML; sanitised whenever it is served, so that a stricter rule holds for old messages as well.
  content text not null check (length(content) <= 20000),
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Taken out of the inbox by the member. The row stays: whoever steals a session cannot unsay a warning.
  deleted_at timestamptz,
  primary key (merchant_id, message_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index inbox_messages_member on wau.inbox_messages (merchant_id, member_id, message_id desc)
  where deleted_at is null;
create index inbox_messages_unread on wau.inbox_messages (merchant_id, member_id)
  where read_at is null and deleted_at is null;
-- The pruning job walks it from its old end, over all merchants.
create index inbox_messages_age on wau.inbox_messages (sent_at);
grant select, insert, delete on wau.inbox_messages to wau_app;
grant update (read_at, deleted_at) on wau.inbox_messages to wau_app;
