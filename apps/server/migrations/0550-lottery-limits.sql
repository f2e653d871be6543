-- What a merchant lets players stake on the numbers of a lottery, and where its odds fall. Each change is a row of its own: the
-- latest holds, and those before it are its history.
create table wau.lottery_limits (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  version integer not null check (version > 0),
  -- As readLotteryLimits of packages/rules reads them.
  limits jsonb not null,
  reason text not null check (length(reason) between 1 and 200),
  changed_by text collate "C" not null references wau.operators (operator_id),
  changed_at timestamptz not null,
  primary key (merchant_id, game_id, version),
  foreign key (merchant_id, game_id) references wau.lottery_games (merchant_id, game_id)
);
grant select, insert on wau.lottery_limits to wau_app;

-- A limit is raised by two persons.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount',
                    'lotteryLimits'));

-- What is staked on each number of a draw that is a line by itself, and what it costs when it is drawn once. Every change is an
-- update of a row that stands in no other index.
create table wau.lottery_number_exposures (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  play text collate "C" not null,
  -- As a line of it alone is written.
  number text collate "C" not null,
  stake_minor bigint not null,
  liability_minor bigint not null,
  primary key (merchant_id, game_id, numero, play, number),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero)
) with (fillfactor = 70);
grant select, insert on wau.lottery_number_exposures to wau_app;
grant update (stake_minor, liability_minor) on wau.lottery_number_exposures to wau_app;

-- What is staked on a draw as a whole, and what its lines of several numbers may cost together, in parts that orders are spread
-- over, so that they do not wait for each other. Where there is a limit each part has some of it at its disposal; whoever finds
-- too little looks at all parts and shares out anew what is left.
create table wau.lottery_draw_exposures (
  merchant_id text collate "C" not null,
  game_id text collate "C" not null,
  numero text collate "C" not null,
  part smallint not null check (part between 0 and 7),
  stake_minor bigint not null default 0,
  combined_liability_minor bigint not null default 0,
  -- Up to which they may grow in this part, and by which limits that was shared out; null: by none yet.
  stake_share_minor bigint,
  liability_share_minor bigint,
  stake_limit_minor bigint,
  liability_limit_minor bigint,
  primary key (merchant_id, game_id, numero, part),
  foreign key (merchant_id, game_id, numero) references wau.lottery_draws (merchant_id, game_id, numero)
) with (fillfactor = 70);
grant select, insert on wau.lottery_draw_exposures to wau_app;
grant update (stake_minor, combined_liability_minor, stake_share_minor, liability_share_minor, stake_limit_minor,
              liability_limit_minor)
  on wau.lottery_draw_exposures to wau_app;

-- What an entry's lines of several numbers may cost together.
alter table wau.lottery_entries add column combined_liability_minor bigint not null default 0;
-- What a member has staked on a draw.
create index lottery_entries_member_draw on wau.lottery_entries (merchant_id, member_id, game_id, numero);

-- The numbers of picks, each as a line of it alone is written: numbersOfPicks of packages/rules.
create function wau.lottery_picked_numbers(p_picks text) returns setof text
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select repeat('|', (field.place - 1)::integer) || value.code || repeat('|', (field.fields - field.place)::integer)
    from (select part.codes, part.place, count(*) over () as fields
            from string_to_table(p_picks, '|') with ordinality as part (codes, place)) as field
   cross join lateral string_to_table(field.codes, ',') as value (code)
   where value.code <> ''
$$;

-- Holds a part of a draw's limits for an order until the transaction ends, and says how much of them it may take: at least
-- what it wants, or else all that is left, with all parts held.
create function wau.hold_lottery_draw_limits(
  p_merchant_id text, p_game_id text, p_numero text, p_part integer, p_stake_minor bigint, p_liability_minor bigint,
  p_stake_limit_minor bigint, p_liability_limit_minor bigint,
  out left_stake_minor bigint, out left_liability_minor bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stake_share bigint;
  v_liability_share bigint;
begin
  -- A row that was changed while this waited for it and has too little now would stay locked, and whoever looks at all parts
  -- takes them in their order: the block gives it back.
  begin
    perform from wau.lottery_draw_exposures
      where merchant_id = p_merchant_id and game_id = p_game_id and numero = p_numero and part = p_part
        and stake_limit_minor = p_stake_limit_minor and liability_limit_minor = p_liability_limit_minor
        and stake_minor + p_stake_minor <= stake_share_minor
        and combined_liability_minor + p_liability_minor <= liability_share_minor
        for no key update;
    if found then
      left_stake_minor := p_stake_minor;
      left_liability_minor := p_liability_minor;
      return;
    end if;
    raise exception using errcode = 'WL001';
  exception when sqlstate 'WL001' then
    null;
  end;
  insert into wau.lottery_draw_exposures (merchant_id, game_id, numero, part)
    select p_merchant_id, p_game_id, p_numero, each_part
      from generate_series(0, 7) as each_part
     order by each_part
  on conflict do nothing;
  perform from wau.lottery_draw_exposures
    where merchant_id = p_merchant_id and game_id = p_game_id and numero = p_numero
    order by part
      for no key update;
  select greatest(p_stake_limit_minor - sum(stake_minor), 0),
         greatest(p_liability_limit_minor - sum(combined_liability_minor), 0)
    into left_stake_minor, left_liability_minor
    from wau.lottery_draw_exposures
   where merchant_id = p_merchant_id and game_id = p_game_id and numero = p_numero;
  -- What this order wants goes to its own part, and the rest to all alike.
  v_stake_share := greatest(left_stake_minor - p_stake_minor, 0) / 8;
  v_liability_share := greatest(left_liability_minor - p_liability_minor, 0) / 8;
  update wau.lottery_draw_exposures
     set stake_limit_minor = p_stake_limit_minor,
         liability_limit_minor = p_liability_limit_minor,
         stake_share_minor = stake_minor + case when part = p_part then left_stake_minor - 7 * v_stake_share
                                                else v_stake_share end,
         liability_share_minor = combined_liability_minor
           + case when part = p_part then left_liability_minor - 7 * v_liability_share else v_liability_share end
   where merchant_id = p_merchant_id and game_id = p_game_id and numero = p_numero;
end $$;
revoke all on function wau.lottery_picked_numbers, wau.hold_lottery_draw_limits from public;
grant execute on function wau.lottery_picked_numbers, wau.hold_lottery_draw_limits to wau_app;
