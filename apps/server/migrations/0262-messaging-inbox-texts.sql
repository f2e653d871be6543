-- Messages of the inbox are read in the language of whoever reads them, lead somewhere, and come once.

-- What operators write to members by name, in each language; every message of it points here.
create table wau.personal_announcements (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  announcement_id text collate "C" not null check (announcement_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  link_path text not null default '' check ((link_path = '' or link_path ~ '^/[^/\\]') and length(link_path) <= 500),
  created_at timestamptz not null,
  primary key (merchant_id, announcement_id)
);
create table wau.personal_announcement_texts (
  merchant_id text collate "C" not null,
  announcement_id text collate "C" not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  title text not null check (length(title) between 1 and 200),
  content_html text not null default '' check (length(content_html) <= 20000),
  primary key (merchant_id, announcement_id, language),
  foreign key (merchant_id, announcement_id)
    references wau.personal_announcements (merchant_id, announcement_id)
);
grant select, insert on wau.personal_announcements, wau.personal_announcement_texts to wau_app;

alter table wau.inbox_messages
  -- One of the server's own texts with what it is about; title and content are what it said when it was sent.
  add column text_id text collate "C",
  add column text_values jsonb,
  add column announcement_id text collate "C",
  add column link_path text not null default '' check (link_path = '' or link_path ~ '^/[^/\\]'),
  -- What it is about, where a repeated report must not bring it twice.
  add column once_key text collate "C" check (length(once_key) between 1 and 120),
  add constraint inbox_messages_text check ((text_id is null) = (text_values is null)),
  add foreign key (merchant_id, announcement_id)
    references wau.personal_announcements (merchant_id, announcement_id);
create unique index inbox_messages_once on wau.inbox_messages (merchant_id, member_id, once_key)
  where once_key is not null;
