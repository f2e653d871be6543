import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { DemoFieldRule } from './demo-field-rules.ts';
import type { DemoGame } from './demo-games.ts';
import type { DemoBanner, DemoMerchant } from './demo-merchants.ts';

/**
 * What the demo adds is only added where it is missing: whatever an operator has changed since stays as it is.
 */
const add = async (runner: SqlRunner, text: string, values: SqlStatement['values']): Promise<void> => {
  await runner.query({ text: `${text} on conflict do nothing`, values });
};

export async function addMerchant(
  runner: SqlRunner,
  merchant: DemoMerchant,
  thisYear: string,
): Promise<void> {
  await add(
    runner,
    `insert into wau.merchants
       (merchant_id, brand_name, theme_name, currency, languages, default_language, enabled_flags, enabled_modules,
        minimum_age_years, register_captcha_enabled, copyright_years, deposit_bonus_minor, referral_bonus_minor,
        jackpot_display, mobile_template, time_zone, allows_feature_buy, home_blocks, service_hours,
        referral_reward_minor, referral_budget_minor, referral_steps)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      merchant.merchantCode,
      merchant.brandName,
      merchant.themeName,
      merchant.currencyCode,
      merchant.languages,
      merchant.defaultLanguage,
      merchant.flags,
      merchant.modules,
      merchant.minimumAgeYears,
      merchant.isRegisterCaptchaEnabled,
      merchant.copyrightYears === '' ? thisYear : merchant.copyrightYears,
      merchant.depositBonusMinor,
      merchant.referralBonusMinor,
      merchant.jackpotDisplay,
      JSON.stringify(merchant.mobileTemplate ?? {}),
      merchant.timeZone,
      merchant.allowsFeatureBuy,
      merchant.homeBlocks,
      merchant.serviceHours,
      merchant.referral.rewardMinor,
      merchant.referral.budgetMinor,
      merchant.referral.steps,
    ],
  );
  for (const host of merchant.hosts) {
    await add(runner, 'insert into wau.merchant_hosts (merchant_id, host) values ($1, $2)', [
      merchant.merchantCode,
      host,
    ]);
  }
}

export async function addFieldRule(
  runner: SqlRunner,
  { merchantCode, languages }: DemoMerchant,
  rule: DemoFieldRule,
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
  { merchantCode }: DemoMerchant,
  games: readonly DemoGame[],
  newUntil: Date,
): Promise<void> {
  const column = <Value>(read: (game: DemoGame) => Value) => games.map(read);
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

export async function addBanner(
  runner: SqlRunner,
  { merchantCode }: DemoMerchant,
  banner: DemoBanner,
  sortOrder: number,
): Promise<void> {
  await add(
    runner,
    `insert into wau.banners (merchant_id, banner_id, image_url, link_path, sort_order)
     values ($1, $2, $3, $4, $5)`,
    [merchantCode, banner.name, banner.imageUrl, banner.linkPath, sortOrder],
  );
  for (const [language, { title, body }] of Object.entries(banner.texts)) {
    await add(
      runner,
      `insert into wau.banner_texts (merchant_id, banner_id, language, title, body) values ($1, $2, $3, $4, $5)`,
      [merchantCode, banner.name, language, title, body],
    );
  }
}

/** A deposit whose money has come, by the merchant's first method; gives the code of its provider. */
export async function addApprovedDeposit(
  runner: SqlRunner,
  deposit: {
    readonly merchantCode: MerchantCode;
    readonly depositId: DepositId;
    readonly memberId: MemberId;
    readonly amountMinor: Minor;
    readonly currencyCode: CurrencyCode;
    readonly at: Date;
  },
): Promise<string> {
  const [stored] = await runner.query<{ provider_code: string }>({
    text: `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor,
             currency, status, payment_intent, placed_at, expires_at, decided_at)
           select merchant_id, $2, $3, method_code, provider_code, $4, $5, 'approved', '{}', $6,
                  $6::timestamptz + interval '15 minutes', $6::timestamptz + interval '2 minutes'
             from wau.deposit_methods where merchant_id = $1 order by sort_order limit 1
           returning provider_code`,
    values: [
      deposit.merchantCode,
      deposit.depositId,
      deposit.memberId,
      deposit.amountMinor,
      deposit.currencyCode,
      deposit.at,
    ],
  });
  assert(stored !== undefined, 'the demo takes deposits');
  return stored.provider_code;
}
