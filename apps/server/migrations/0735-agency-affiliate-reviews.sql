-- When a member was last compared with the affiliate: whoever was nobody else at the first deposit may come to share an account or a
-- device later, and is compared again before each month in which something was done.
alter table wau.affiliate_members add column reviewed_at timestamptz;
grant update (reviewed_at) on wau.affiliate_members to wau_app;
