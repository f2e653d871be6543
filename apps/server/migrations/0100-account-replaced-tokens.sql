-- Every token that a renewal replaced works on for its own short grace: renewals of one session at the same time, by
-- several tabs say, replace one another, and a session's row has room for one token before only.
create table wau.replaced_tokens (
  merchant_id text collate "C" not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  session_id text collate "C" not null,
  valid_until timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, session_id) references wau.sessions (merchant_id, session_id) on delete cascade
);

create index replaced_tokens_session on wau.replaced_tokens (merchant_id, session_id);
-- The pruning job walks it from its old end, over all merchants.
create index replaced_tokens_expiry on wau.replaced_tokens (valid_until);

grant select, insert, delete on wau.replaced_tokens to wau_app;

insert into wau.replaced_tokens (merchant_id, token_hash, session_id, valid_until)
select merchant_id, previous_token_hash, session_id, previous_until
from wau.sessions
where previous_until > now();

drop index wau.sessions_previous_token;
alter table wau.sessions drop column previous_token_hash, drop column previous_until;
