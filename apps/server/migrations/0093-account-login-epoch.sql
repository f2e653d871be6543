-- What somebody has shown to log in (a password, a code, a passkey) counts until everything of the member is signed
-- out. A counter and not a time, because what runs at the same moment must tell before from after as well.
alter table wau.members
  -- Grows whenever all sessions of the member end. Whoever read it together with a password that was right finds it
  -- unchanged under the row's lock, or must not act on that password any more.
  add column login_epoch bigint not null default 0 check (login_epoch >= 0);
grant update (login_epoch) on wau.members to wau_app;
