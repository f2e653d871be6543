-- What agents write to members directly below, who read it in their inboxes.
create table wau.team_notices (
  merchant_id text collate "C" not null,
  notice_id text collate "C" not null,
  agent_id text collate "C" not null,
  -- Null: to everybody directly below.
  member_id text collate "C",
  title text not null check (char_length(title) between 1 and 60),
  content text not null check (char_length(content) between 1 and 600),
  recipient_count integer not null check (recipient_count > 0),
  -- What the agent's client called it, so that the same sent again is the same notice.
  client_id text collate "C" not null,
  sent_at timestamptz not null,
  primary key (merchant_id, notice_id),
  constraint team_notices_client unique (merchant_id, agent_id, client_id),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index team_notices_agent on wau.team_notices (merchant_id, agent_id, notice_id);
grant select, insert on wau.team_notices to wau_app;

-- Whether agents may write to their teams.
alter table wau.merchants add column allows_team_notices boolean not null default true;
