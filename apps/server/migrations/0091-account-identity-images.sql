-- Pictures of identity documents that members send (ME-09), and what operators did about them.

create table wau.identity_images (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Counts what the member has sent, so that a decision is about the pictures that were looked at.
  submission_number integer not null check (submission_number > 0),
  status text collate "C" not null check (status in ('reviewing', 'verified', 'refused')),
  -- Under the master secret; erased when they are refused.
  sealed_front bytea,
  sealed_back bytea,
  -- Why they were refused, for the member to read.
  reason text not null default '' check (length(reason) <= 200),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  constraint identity_images_erased_when_refused
    check ((sealed_front is null) = (status = 'refused') and (sealed_back is null) = (status = 'refused')),
  constraint identity_images_reason check ((reason <> '') = (status = 'refused')),
  constraint identity_images_decided check ((decided_at is null) = (status = 'reviewing'))
);
-- Sealed bytes do not get smaller, so nobody should try.
alter table wau.identity_images
  alter column sealed_front set storage external,
  alter column sealed_back set storage external;
create index identity_images_waiting on wau.identity_images (merchant_id, submitted_at) where status = 'reviewing';
grant select, insert on wau.identity_images to wau_app;
grant update (submission_number, status, sealed_front, sealed_back, reason, submitted_at, decided_at)
  on wau.identity_images to wau_app;

-- Which operator saw a member's pictures or decided about them, and when. Rows are only ever added.
create table wau.identity_reviews (
  merchant_id text collate "C" not null,
  review_id bigint generated always as identity,
  member_id text collate "C" not null,
  submission_number integer not null,
  reviewed_at timestamptz not null,
  reviewed_by text not null check (length(reviewed_by) between 1 and 120),
  action text collate "C" not null check (action in ('seen', 'verified', 'refused')),
  reason text not null default '' check (length(reason) <= 200),
  primary key (merchant_id, review_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index identity_reviews_member on wau.identity_reviews (merchant_id, member_id, submission_number);
grant select, insert on wau.identity_reviews to wau_app;

-- The module is there for every merchant; its switch KYC3, off to begin with, is the one that operators turn.
update wau.merchants set enabled_modules = array_append(enabled_modules, 'KYC3')
where not 'KYC3' = any (enabled_modules);
