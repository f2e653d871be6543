import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import type { HouseGame } from './house-games.ts';
import type { MerchantOrder } from './read-merchant-order.ts';
import type { UsualFieldRule } from './usual-field-rules.ts';

/** What is offered at first is only added where it is missing: whatever an operator has changed since stays as it is. */
const add = async (runner: SqlRunner, text: string, values: SqlStatement['values']): Promise<void> => {
  await runner.query({ text: `${text} on conflict do nothing`, values });
};

export async function addFieldRule(
  runner: SqlRunner,
  { merchantCode, languages }: Pick<MerchantOrder, 'merchantCode' | 'languages'>,
  rule: UsualFieldRule,
): Promise<void> {
  await add(
    runner,
    // A test holds the demo's own patterns to the check that an operator's go through.
    `insert into wau.register_field_rules
       (merchant_id, field_name, enabled, required, pattern, checked_pattern_hash, max_length)
     values ($1, $2, $3, $4, $5, sha256(convert_to($5, 'UTF8')), $6)`,
    [merchantCode, rule.fieldName, rule.enabled, rule.required, rule.pattern, rule.maxLength],
  );
  for (const language of languages) {
    const message = rule.messages[language];
    if (message === undefined) continue;
    await add(
      runner,
      `insert into wau.register_field_messages (merchant_id, field_name, language, message)
       values ($1, $2, $3, $4)`,
      [merchantCode, rule.fieldName, language, message],
    );
  }
}

/** All at once, in the order of the lists: one by one, hundreds of games would take a start seconds. */
export async function addGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  games: readonly HouseGame[],
  newUntil: Date,
): Promise<void> {
  const column = <Value>(read: (game: HouseGame) => Value) => games.map(read);
  await add(
    runner,
    `insert into wau.games
       (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent, min_stake_minor,
        max_stake_minor, max_win_minor, sort_order, classes, new_until, hot_rank, line_count, volatility)
     select $1, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent, min_stake_minor,
       max_stake_minor, max_win_minor, place - 1, string_to_array(classes, ' '), case when is_new then $12::timestamptz end,
       hot_rank, line_count, string_to_array(volatility, ' ')
     from unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::numeric[], $9::bigint[],
       $10::bigint[], $11::bigint[], $13::text[], $14::boolean[], $15::int[], $16::int[],
       $17::text[]) with ordinality
       as game (vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent, min_stake_minor,
         max_stake_minor, max_win_minor, classes, is_new, hot_rank, line_count, volatility, place)`,
    [
      merchantCode,
      column(({ vendorCode }) => vendorCode),
      column(({ gameId }) => gameId),
      column(({ nodeId }) => nodeId),
      column(({ gameName }) => gameName),
      column(({ gameType }) => gameType),
      column(({ iconUrl }) => iconUrl),
      column(({ returnPercent }) => returnPercent),
      column(({ minStakeMinor }) => minStakeMinor),
      column(({ maxStakeMinor }) => maxStakeMinor),
      column(({ maxWinMinor }) => maxWinMinor),
      newUntil,
      column(({ classes }) => classes.join(' ')),
      column(({ isNew }) => isNew),
      column(({ hotRank }) => hotRank ?? null),
      column(({ lineCount }) => lineCount ?? null),
      column(({ volatility }) => volatility.join(' ')),
    ],
  );
  // Of games that were there before these figures were kept as well.
  await runner.query({
    text: `update wau.games as game
              set standard_deviation = figures.standard_deviation,
                  highest_return_percent = greatest(figures.highest_return_percent, game.return_percent)
             from unnest($2::text[], $3::text[], $4::float8[], $5::numeric[])
                  as figures (vendor_code, game_id, standard_deviation, highest_return_percent)
            where game.merchant_id = $1 and game.vendor_code = figures.vendor_code
              and game.game_id = figures.game_id and game.standard_deviation is null`,
    values: [
      merchantCode,
      column(({ vendorCode }) => vendorCode),
      column(({ gameId }) => gameId),
      column(({ standardDeviation }) => standardDeviation),
      column(({ highestReturnPercent }) => highestReturnPercent),
    ],
  });
  const names = games.flatMap(({ vendorCode, gameId, localNames }) =>
    Object.entries(localNames).map(([language, gameName]) => ({ vendorCode, gameId, language, gameName })),
  );
  await add(
    runner,
    `insert into wau.game_names (merchant_id, vendor_code, game_id, language, game_name)
     select $1, vendor_code, game_id, language, game_name
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as name (vendor_code, game_id, language, game_name)`,
    [
      merchantCode,
      names.map(({ vendorCode }) => vendorCode),
      names.map(({ gameId }) => gameId),
      names.map(({ language }) => language),
      names.map(({ gameName }) => gameName),
    ],
  );
}

interface NewVendor {
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly protocol: string;
  readonly sealedKey: Buffer | null;
  readonly publicKey: Buffer | null;
  readonly sealedPrivateKey: Buffer | null;
  readonly apiUrl: string;
  readonly launchUrl: string;
  readonly verifyUrl: string;
  readonly rulesUrl: string;
  readonly markUrl: string;
}

export async function addVendor(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  vendor: NewVendor,
): Promise<void> {
  await add(
    runner,
    `insert into wau.vendors
       (merchant_id, vendor_code, vendor_name, protocol, sealed_key, public_key, sealed_private_key, api_url,
        launch_url, verify_url, rules_url, mark_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      merchantCode,
      vendor.vendorCode,
      vendor.vendorName,
      vendor.protocol,
      vendor.sealedKey,
      vendor.publicKey,
      vendor.sealedPrivateKey,
      vendor.apiUrl,
      vendor.launchUrl,
      vendor.verifyUrl,
      vendor.rulesUrl,
      vendor.markUrl,
    ],
  );
}
