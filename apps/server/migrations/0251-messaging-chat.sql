-- Members talk with customer service: one conversation for each, its messages numbered, so that a page whose connection
-- broke goes on where it was.

alter table wau.merchants
  -- When somebody answers, where the merchant is: `off`, `always`, or times of the week. The application reads them.
  add column service_hours text not null default 'off' check (length(service_hours) <= 200),
  -- Within so many minutes somebody answers, or the conversation becomes a ticket.
  add column service_answer_minutes smallint not null default 10 check (service_answer_minutes between 1 and 1440);

create table wau.chat_conversations (
  merchant_id text collate "C" not null,
  conversation_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Somebody should answer now; somebody has answered; nobody was there, so the answer comes later; over.
  status text collate "C" not null check (status in ('waiting', 'answered', 'ticket', 'closed')),
  -- Since when the member waits for an answer.
  waiting_since timestamptz,
  -- The number of the latest message. The row stays locked until its transaction ends, so numbers become visible in order.
  last_number integer not null default 0 check (last_number >= 0),
  -- Up to where the member has read.
  member_read_number integer not null default 0 check (member_read_number >= 0),
  member_typed_at timestamptz,
  operator_typed_at timestamptz,
  opened_at timestamptz not null,
  last_message_at timestamptz not null,
  primary key (merchant_id, conversation_id),
  unique (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  constraint chat_conversations_waiting check ((waiting_since is not null) = (status in ('waiting', 'ticket')))
);
create index chat_conversations_waiting on wau.chat_conversations (merchant_id, waiting_since)
  where waiting_since is not null;
create index chat_conversations_unanswered on wau.chat_conversations (waiting_since) where status = 'waiting';
create index chat_conversations_last_message on wau.chat_conversations (last_message_at);
grant select, insert, delete on wau.chat_conversations to wau_app;
grant update (status, waiting_since, last_number, member_read_number, member_typed_at, operator_typed_at, last_message_at)
  on wau.chat_conversations to wau_app;

create table wau.chat_messages (
  merchant_id text collate "C" not null,
  conversation_id text collate "C" not null,
  message_number integer not null check (message_number > 0),
  author text collate "C" not null check (author in ('member', 'operator', 'system')),
  -- What the client calls it, so that one that is sent again is stored once; null for the system's.
  client_id text collate "C" check (client_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  content text not null check (length(content) <= 1000),
  has_image boolean not null default false,
  -- What the system says, which clients know the words of.
  notice text collate "C" check (notice in ('ticket.closed', 'ticket.unanswered', 'closed')),
  sent_at timestamptz not null,
  primary key (merchant_id, conversation_id, message_number),
  foreign key (merchant_id, conversation_id) references wau.chat_conversations (merchant_id, conversation_id),
  constraint chat_messages_author check ((notice is not null) = (author = 'system') and (client_id is null) = (author = 'system')),
  constraint chat_messages_content check (content <> '' or has_image or notice is not null)
);
create unique index chat_messages_client on wau.chat_messages (merchant_id, conversation_id, author, client_id);
create index chat_messages_sent_at on wau.chat_messages (sent_at);
grant select, insert, delete on wau.chat_messages to wau_app;

-- Pictures of messages, drawn anew and sealed under the master secret. They go before their messages do.
create table wau.chat_images (
  merchant_id text collate "C" not null,
  conversation_id text collate "C" not null,
  message_number integer not null,
  sealed_image bytea not null,
  sent_at timestamptz not null,
  primary key (merchant_id, conversation_id, message_number),
  foreign key (merchant_id, conversation_id, message_number)
    references wau.chat_messages (merchant_id, conversation_id, message_number)
);
-- Sealed bytes do not get smaller, so nobody should try.
alter table wau.chat_images alter column sealed_image set storage external;
create index chat_images_sent_at on wau.chat_images (sent_at);
grant select, insert, delete on wau.chat_images to wau_app;
