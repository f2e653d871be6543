import { idPrefixes } from '@wau/contract/ids';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many digits of a number in base 32, as ids are written. */
function digitsOf(number: string, count: number): string {
  return Array.from(
    { length: count },
    (_, place) => `substr('${alphabet}', ((${number} >> ${5 * (count - 1 - place)}) & 31)::int + 1, 1)`,
  ).join(' || ');
}

/** An id of a kind: its time, and 80 bits out of what it is hashed from. */
function idOf(kind: keyof typeof idPrefixes, moment: string, hashed: string): string {
  const half = (salt: number) => digitsOf(`hashint8extended(${hashed}, $1 + ${salt})`, 8);
  const timeMs = `(extract(epoch from ${moment}) * 1000)::bigint`;
  return `'${idPrefixes[kind]}_' || ${digitsOf(timeMs, 10)} || ${half(11)} || ${half(12)}`;
}

/** A whole number from 0 up to a bound, out of what it is hashed from. */
function chance(hashed: string, salt: number, bound: string): string {
  return `((hashint8extended(${hashed}, $1 + ${salt}) & 2147483647) % ${bound})`;
}

/** Members with some more history than all others together need, so that long records are there to be read. */
export const heavyMembers = 10;

/**
 * `$1` seed, `$2` first and `$3` last number, `$4` until when, `$5` rounds of a heavy member, `$6` of any other at most, `$7` for how many days.
 * Everything is hashed from the seed and a number, so that it comes out alike in whatever batches it is made.
 */
export const makeMembers = `
  create temp table seed_member on commit drop as
  select made.number, made.registered_at, made.rounds, ${idOf('member', 'made.registered_at', 'made.number')} as member_id
    from (select number,
                 $4::timestamptz - case when number <= ${heavyMembers} then make_interval(days => $7::integer)
                   else make_interval(secs => ${chance('number', 1, '($7::integer * 86400 - 7200)')} + 3600) end as registered_at,
                 case when number <= ${heavyMembers} then $5::bigint
                   else ${chance('number', 2, '($6::bigint + 1)')} end as rounds
            from generate_series($2::bigint, $3::bigint) as number) as made`;

/** Games that are played, numbered from 0: `$1` merchant, `$2` vendor. */
export const makeGames = `
  create temp table seed_game on commit drop as
  select row_number() over (order by game_id) - 1 as place, game_id, game_type
    from wau.games
   where merchant_id = $1 and vendor_code = $2 and enabled and min_stake_minor <= 100 and max_stake_minor >= 500
   order by game_id
   limit 40`;

const roundHash = '(member.number * 100000000 + round)';

/** Rounds of the members: a third wins, and all together pay 95 of a hundred staked. `$1` seed, `$2` until when. */
export const makeRounds = `
  create temp table seed_round on commit drop as
  select dealt.number, dealt.member_id, dealt.round, dealt.placed_at, game.game_id, game.game_type, dealt.stake_minor,
         dealt.stake_minor * dealt.multiple / 100 as payout_minor,
         ${idOf('round', 'dealt.placed_at', '(dealt.number * 100000000 + dealt.round)')} as round_id
    from (select member.number, member.member_id, round,
                 member.registered_at
                   + ($2::timestamptz - member.registered_at) * (round::float8 / (member.rounds + 1)) as placed_at,
                 (array[100, 100, 200, 500])[${chance(roundHash, 3, '4')} + 1]::bigint as stake_minor,
                 case when ${chance(roundHash, 4, '3')} = 0 then 100 + ${chance(roundHash, 5, '371')} else 0 end
                   as multiple,
                 ${chance(roundHash, 6, '(select count(*) from seed_game)')} as game_place
            from seed_member as member
           cross join lateral generate_series(1, member.rounds) as round) as dealt
    join seed_game as game on game.place = dealt.game_place`;

/** A first deposit that covers all stakes, and for half of those who play a second. `$1` seed, `$2` until when. */
export const makeDeposits = `
  create temp table seed_deposit on commit drop as
  select made.*, ${idOf('deposit', 'made.credited_at', '(made.number * 10 + made.place)')} as deposit_id
    from (select member.number, member.member_id, 1 as place, 0::bigint as before_round,
                 member.registered_at + interval '1 second' as credited_at,
                 1000 + 1000 * ceil(coalesce(staked.stake_minor, 0) / 1000.0)::bigint as amount_minor
            from seed_member as member
            left join (select number, sum(stake_minor) as stake_minor from seed_round group by number) as staked
                   on staked.number = member.number
          union all
          select member.number, member.member_id, 2, member.rounds / 2,
                 member.registered_at
                   + ($2::timestamptz - member.registered_at) * ((member.rounds / 2)::float8 / (member.rounds + 1)),
                 5000
            from seed_member as member
           where member.rounds >= 4 and ${chance('member.number', 7, '2')} = 0) as made`;

/** `$1` merchant, `$2` hash of the password. */
export const insertMembers = `
  insert into wau.members (merchant_id, member_id, username, username_key, password_hash, nickname, registered_at)
  select $1, member_id, 'besar' || number, 'besar' || number, $2, '', registered_at from seed_member order by number`;

/** `$1` merchant, `$2` currency. Deposits are credited two minutes after they were placed. */
export const insertDeposits = `
  insert into wau.deposits
    (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor, currency, status, payment_intent,
     placed_at, expires_at, decided_at)
  select $1, deposit.deposit_id, deposit.member_id, method.method_code, method.provider_code, deposit.amount_minor, $2,
         'approved', '{}', deposit.credited_at - interval '2 minutes', deposit.credited_at + interval '13 minutes',
         deposit.credited_at
    from seed_deposit as deposit
   cross join (select method_code, provider_code from wau.deposit_methods
                where merchant_id = $1 order by sort_order limit 1) as method`;

/** `$1` merchant, `$2` currency, `$3` vendor. */
export const insertBets = `
  insert into wau.bets
    (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor, payout_minor,
     turnover_minor, status, placed_at)
  select $1, 'vendor', $3, round_id, member_id, game_id, game_type, $2, stake_minor, payout_minor, stake_minor,
         'settled', placed_at
    from seed_round
   order by placed_at`;

/** `$1` merchant, `$2` currency, `$3` time zone. */
export const insertDaySums = `
  insert into wau.bet_day_sums
    (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor, turnover_minor)
  select $1, member_id, (placed_at at time zone $3)::date, game_type, $2, count(*), sum(stake_minor), sum(payout_minor),
         sum(stake_minor)
    from seed_round
   group by 2, 3, 4`;

/** What moves in the books: `$1` vendor, `$2` the provider that took the deposits, `$3` seed as text. */
export const fillMovements = `
  insert into seed_movement
    (account_id, version, house_account_id, amount_minor, reason, reference, idempotency_key, transfer_id, created_at)
  select 'player:' || moved.member_id || ':main',
         row_number() over (partition by moved.member_id order by moved.round, moved.step), moved.house, moved.amount_minor,
         moved.reason, moved.reference, moved.key,
         (lpad(to_hex((extract(epoch from moved.at) * 1000)::bigint), 12, '0') || left(md5($3 || moved.key), 20))::uuid,
         moved.at
    from (select member_id, before_round as round, 3 as step, 'house:cashier:' || $2::text as house, amount_minor,
                 'deposit' as reason, deposit_id as reference, 'deposit:' || deposit_id as key, credited_at as at
            from seed_deposit
          union all
          select member_id, round, 1, 'house:games:' || $1::text || ':' || game_id, -stake_minor, 'game.bet', round_id,
                 $1::text || ':' || round_id || ':bet', placed_at
            from seed_round
          union all
          select member_id, round, 2, 'house:games:' || $1::text || ':' || game_id, payout_minor, 'game.win', round_id,
                 $1::text || ':' || round_id || ':win', placed_at
            from seed_round where payout_minor > 0) as moved`;
