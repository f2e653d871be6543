-- Whom an announcement is for: hot ones (H), and the group that a pop-up is shown to.

alter table wau.announcements drop constraint announcements_types_check;
alter table wau.announcements
  add constraint announcements_types_check
    check (cardinality(types) > 0 and types <@ array['A', 'PL', 'B', 'PU', 'PR', 'H']),
  -- Of pop-ups alone, so that what others show never depends on who looks: A members who are logged in, B visitors,
  -- F members at their first login; null: everybody.
  add column execution text collate "C" check (execution in ('A', 'B', 'F')),
  -- Where a pop-up leads besides what its text links to: a path on the site, an address elsewhere, or empty.
  add column link_path text not null default ''
    check ((link_path = '' or link_path ~ '^(/[^/\\]|https://)') and length(link_path) <= 500),
  add constraint announcements_pop_up_alone
    check ((execution is null and link_path = '') or types = array['PU']);

-- Until when a member has seen the notices of an audience; what was published since is unread.
create table wau.notice_marks (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  audience text collate "C" not null check (audience in ('A', 'PL')),
  seen_until timestamptz not null,
  primary key (merchant_id, member_id, audience),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, update (seen_until) on wau.notice_marks to wau_app;
