-- Feedback has a category and pictures, and the operator answers it.

alter table wau.feedback
  add column category text collate "C" not null default 'other' check (category ~ '^[a-z]{3,20}$'),
  -- What the client calls it, so that one that is sent again is stored once; null where the client named none.
  add column client_id text collate "C" check (client_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  -- The first answer; null: somebody should look at it.
  add column answered_at timestamptz,
  -- When the member has seen the latest answer.
  add column read_at timestamptz;
create unique index feedback_client on wau.feedback (merchant_id, member_id, client_id);
create index feedback_waiting on wau.feedback (merchant_id, feedback_id) where answered_at is null;
drop index wau.feedback_member;
create index feedback_member on wau.feedback (merchant_id, member_id, feedback_id);
grant update (answered_at, read_at) on wau.feedback to wau_app;

create table wau.feedback_replies (
  merchant_id text collate "C" not null,
  feedback_id text collate "C" not null,
  position smallint not null check (position between 1 and 100),
  content text not null check (length(content) between 1 and 1000),
  sent_at timestamptz not null,
  primary key (merchant_id, feedback_id, position),
  foreign key (merchant_id, feedback_id) references wau.feedback (merchant_id, feedback_id)
);
grant select, insert on wau.feedback_replies to wau_app;

-- Pictures that came with it, drawn anew and sealed under the master secret.
create table wau.feedback_images (
  merchant_id text collate "C" not null,
  feedback_id text collate "C" not null,
  position smallint not null check (position between 1 and 3),
  sealed_image bytea not null,
  sent_at timestamptz not null,
  primary key (merchant_id, feedback_id, position),
  foreign key (merchant_id, feedback_id) references wau.feedback (merchant_id, feedback_id)
);
-- Sealed bytes do not get smaller, so nobody should try.
alter table wau.feedback_images alter column sealed_image set storage external;
create index feedback_images_sent_at on wau.feedback_images (sent_at);
grant select, insert, delete on wau.feedback_images to wau_app;
