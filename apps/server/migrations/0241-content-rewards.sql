-- What promotions give: to whom, when, for what and how often; who has joined; and what became of each use.

create table wau.reward_offers (
  merchant_id text collate "C" not null,
  announcement_id text collate "C" not null,
  audience text collate "C" not null check (audience in ('all', 'new', 'club')),
  -- Accounts that were opened at most so many days ago.
  new_within_days smallint check (new_within_days between 1 and 365),
  -- This level of the club and those above.
  club_level_from smallint check (club_level_from between 1 and 100),
  -- Whether a member takes part by itself, by joining, or by an application that an operator decides about.
  enrolment text collate "C" not null check (enrolment in ('automatic', 'join', 'application')),
  recurrence text collate "C" not null check (recurrence in ('once', 'daily', 'weekly')),
  -- What has to come together within the period, or within the day or week: deposits or turnover.
  condition text collate "C" not null check (condition in ('none', 'deposit', 'turnover')),
  condition_minor bigint check (condition_minor > 0),
  -- The reward, or the most that a share comes to.
  reward_minor bigint not null check (reward_minor > 0),
  -- The share of what has come together, in hundredths of a percent; null: the reward is always the same.
  reward_basis_points integer check (reward_basis_points between 1 and 100000),
  -- How many times the reward has to be staked before money may leave.
  turnover_times smallint not null default 0 check (turnover_times between 0 and 100),
  -- Null: without a bound.
  budget_minor bigint check (budget_minor > 0),
  budget_count integer check (budget_count > 0),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  granted_count integer not null default 0 check (granted_count >= 0),
  primary key (merchant_id, announcement_id),
  foreign key (merchant_id, announcement_id) references wau.promotions (merchant_id, announcement_id),
  constraint reward_offers_audience
    check ((new_within_days is not null) = (audience = 'new') and (club_level_from is not null) = (audience = 'club')),
  constraint reward_offers_condition check ((condition_minor is not null) = (condition <> 'none')),
  constraint reward_offers_share check (reward_basis_points is null or condition <> 'none'),
  -- Whatever the application does, no budget is overspent.
  constraint reward_offers_budget check (spent_minor <= budget_minor and granted_count <= budget_count)
);
grant select, insert on wau.reward_offers to wau_app;
grant update (spent_minor, granted_count) on wau.reward_offers to wau_app;

-- Who has joined; of what recurs, each day or week anew.
create table wau.promotion_enrolments (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  announcement_id text collate "C" not null,
  -- `once`, the day, or the first day of the week.
  occurrence text collate "C" not null check (occurrence ~ '^(once|\d{4}-\d\d-\d\d)$'),
  joined_at timestamptz not null,
  primary key (merchant_id, member_id, announcement_id, occurrence),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, announcement_id) references wau.reward_offers (merchant_id, announcement_id)
);
grant select, insert on wau.promotion_enrolments to wau_app;

-- Each use of a promotion by a member: an application and what became of it, or a reward that was claimed. Amount and
-- turnover are fixed when the row is written, so that what was offered is what is paid.
create table wau.rewards (
  merchant_id text collate "C" not null,
  reward_id text collate "C" not null,
  member_id text collate "C" not null,
  announcement_id text collate "C" not null,
  occurrence text collate "C" not null check (occurrence ~ '^(once|\d{4}-\d\d-\d\d)$'),
  status text collate "C" not null check (status in ('applying', 'rejected', 'issued', 'claimed')),
  amount_minor bigint not null check (amount_minor > 0),
  required_turnover_minor bigint not null check (required_turnover_minor >= 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  -- What the member said in the application.
  remark text not null default '' check (length(remark) <= 140),
  -- Why it was rejected, for the member to read.
  reason text not null default '' check (length(reason) <= 200),
  placed_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, reward_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, announcement_id) references wau.reward_offers (merchant_id, announcement_id),
  constraint rewards_reason check ((reason <> '') = (status = 'rejected')),
  constraint rewards_decided check ((decided_at is null) = (status = 'applying'))
);
-- One use each time, whatever else goes wrong; after a rejection there may be another application.
create unique index rewards_once on wau.rewards (merchant_id, member_id, announcement_id, occurrence)
  where status <> 'rejected';
create index rewards_member on wau.rewards (merchant_id, member_id, reward_id);
create index rewards_waiting on wau.rewards (merchant_id, reward_id) where status = 'applying';
grant select, insert on wau.rewards to wau_app;
grant update (status, reason, decided_at) on wau.rewards to wau_app;

-- Pictures of applications, drawn anew and sealed under the master secret.
create table wau.application_images (
  merchant_id text collate "C" not null,
  reward_id text collate "C" not null,
  position smallint not null check (position between 1 and 3),
  sealed_image bytea not null,
  sent_at timestamptz not null,
  primary key (merchant_id, reward_id, position),
  foreign key (merchant_id, reward_id) references wau.rewards (merchant_id, reward_id)
);
-- Sealed bytes do not get smaller, so nobody should try.
alter table wau.application_images alter column sealed_image set storage external;
create index application_images_sent_at on wau.application_images (sent_at);
grant select, insert, delete on wau.application_images to wau_app;

-- Pages that are kept rendered say which promotions the reward centre has; what is spent, which changes with each reward,
-- they do not say.
create trigger notify_content_change after insert or delete on wau.reward_offers
  for each statement execute function wau.notify_content_change();
