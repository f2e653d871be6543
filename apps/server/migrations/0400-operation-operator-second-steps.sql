-- Every operator gives a code of an authenticator app. Whoever has none yet sets it up in the first session, which
-- opens nothing else; recovery codes stand in for a lost phone.

alter table wau.operators
  -- Given out and not confirmed yet.
  add column sealed_pending_step bytea,
  -- Keyed hashes; a used one is taken out.
  add column recovery_code_hashes bytea[] not null default '{}';
grant update (sealed_pending_step, recovery_code_hashes) on wau.operators to wau_app;

alter table wau.operator_sessions
  -- Whether a code was given in it. Sessions of before have given none and set it up, or log in again.
  add column has_second_step boolean not null default false,
  -- SHA-256 of the cookie that a browser has to show beside the token; null: the token alone.
  add column browser_key_hash bytea;
grant update (has_second_step) on wau.operator_sessions to wau_app;
