-- Money that came after a deposit had ended without it: how it had ended. The status is `approved` then, and this is
-- what tells the member why a deposit that was given up is in the balance.
alter table wau.deposits
  add column credited_after text collate "C" check (credited_after in ('declined', 'expired', 'cancelled')),
  add constraint deposits_credited_after check (credited_after is null or status = 'approved');
grant update (credited_after) on wau.deposits to wau_app;
