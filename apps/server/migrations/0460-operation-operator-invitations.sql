-- Invitations of operators are seen and cancelled while they are open, and a cancelled link can say that it was.

create table wau.operator_invitations (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  invitation_id text collate "C" not null,
  -- Only the SHA-256 of the ticket is kept.
  ticket_hash bytea not null,
  username text not null,
  role_name text collate "C" not null check (role_name ~ '^[a-z]{3,30}$'),
  invited_by text collate "C" not null references wau.operators (operator_id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  status text collate "C" not null default 'open' check (status in ('open', 'accepted', 'cancelled')),
  primary key (merchant_id, invitation_id),
  constraint operator_invitations_ticket unique (merchant_id, ticket_hash)
);
create index operator_invitations_invited_by on wau.operator_invitations (invited_by);
-- The pruning job walks it from its old end, over all merchants.
create index operator_invitations_expiry on wau.operator_invitations (expires_at);
grant select, insert, delete on wau.operator_invitations to wau_app;
grant update (status) on wau.operator_invitations to wau_app;

-- Links that were handed over before stay good.
insert into wau.operator_invitations
  (merchant_id, invitation_id, ticket_hash, username, role_name, invited_by, invited_at, expires_at)
select merchant_id, 'oin_' || left(md5(encode(ticket_hash, 'hex')), 26), ticket_hash, payload ->> 'username',
       payload ->> 'role', payload ->> 'invitedBy', expires_at - interval '1 day', expires_at
from wau.single_use_tickets where kind = 'operator.invitation';
delete from wau.single_use_tickets where kind = 'operator.invitation';
