-- Free trial: accounts with play money live at a trial merchant of their own, so that no sum over a merchant's real
-- money ever meets theirs.

alter table wau.merchants
  -- The merchant whose games are tried here. No foreign key, because one between two merchants would be the only
  -- one that leaves its merchant.
  add column trial_of text collate "C" check (trial_of <> merchant_id),
  -- Play money that a trial account begins with.
  add column trial_grant_minor bigint not null default 100000 check (trial_grant_minor >= 0);
-- A merchant has one at most.
create unique index merchants_trial_of on wau.merchants (trial_of) where trial_of is not null;

-- How a trial account is logged in to, and until when it plays.
create table wau.trial_accounts (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- SHA-256 of a secret of 256 random bits.
  secret_hash bytea not null,
  -- The secret opens no session after that.
  login_until timestamptz not null,
  -- The account plays no more after that; the row is deleted when its account has been closed.
  expires_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- The job that closes expired accounts walks it from its old end, over all merchants.
create index trial_accounts_expiry on wau.trial_accounts (expires_at);
grant select, insert, delete on wau.trial_accounts to wau_app;

-- What a merchant offers is offered at its trial merchant as well: the same games and vendors, without a second list
-- for the operator to keep. Rows are copied when they change, because bets look games up by their own merchant.
create function wau.copy_to_trial_merchant() returns trigger language plpgsql as $$
declare
  v_trial_merchant_id text;
  v_columns text;
  v_changes text;
  v_key text;
begin
  select merchant_id into v_trial_merchant_id from wau.merchants where trial_of = new.merchant_id;
  if v_trial_merchant_id is null then
    return null;
  end if;
  select string_agg(quote_ident(attname), ', '), string_agg(format('%1$I = excluded.%1$I', attname), ', ')
    into v_columns, v_changes
    from pg_attribute
   where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = '';
  select string_agg(quote_ident(attribute.attname), ', ') into v_key
    from pg_constraint as key
    join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
   where key.conrelid = tg_relid and key.contype = 'p';
  execute format(
    'insert into %1$s (%2$s)
     select %2$s from jsonb_populate_record($1, jsonb_build_object(''merchant_id'', $2))
     on conflict (%3$s) do update set %4$s', tg_relid::regclass, v_columns, v_key, v_changes)
    using new, v_trial_merchant_id;
  return null;
end $$;
create trigger copy_to_trial_merchant after insert or update on wau.vendors
  for each row execute function wau.copy_to_trial_merchant();
create trigger copy_to_trial_merchant after insert or update on wau.games
  for each row execute function wau.copy_to_trial_merchant();
create trigger copy_to_trial_merchant after insert or update on wau.game_names
  for each row execute function wau.copy_to_trial_merchant();

-- Opens the trial merchant of a merchant, with what that one offers so far. Its code is told by the caller; it has no
-- host of its own, and takes brand, language and switches from the merchant that it belongs to.
create function wau.open_trial_merchant(p_merchant_id text, p_trial_merchant_id text) returns void
language plpgsql as $$
begin
  -- Settings that are not named here are the merchant's own wherever they are read.
  insert into wau.merchants
    (merchant_id, trial_of, trial_grant_minor, brand_name, theme_name, currency, languages, default_language,
     copyright_years)
  select p_trial_merchant_id, merchant_id, trial_grant_minor, brand_name, theme_name, currency, languages,
         default_language, copyright_years
    from wau.merchants where merchant_id = p_merchant_id
  on conflict do nothing;
  -- The triggers copy what is written, be it unchanged.
  update wau.vendors set vendor_name = vendor_name where merchant_id = p_merchant_id;
  update wau.games set game_name = game_name where merchant_id = p_merchant_id;
  update wau.game_names set game_name = game_name where merchant_id = p_merchant_id;
end $$;
revoke all on function wau.open_trial_merchant from public;
grant execute on function wau.open_trial_merchant to wau_app;
