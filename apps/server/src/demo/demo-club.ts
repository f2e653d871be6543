import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DemoTexts } from './content/demo-texts.ts';

interface DemoClubLevel {
  readonly requiredTurnoverMinor: bigint;
  readonly keepTurnoverMinor: bigint;
  readonly upgradeBonusMinor: bigint;
  readonly weeklyBonusMinor: bigint;
  readonly weeklyTurnoverMinor: bigint;
  readonly birthdayBonusMinor: bigint;
  readonly texts: DemoTexts<{ readonly name: string; readonly benefits: readonly string[] }>;
}

/** By merchant code, from the first level on. Besides what is paid there is what customer service can do. */
const demoClubs: Readonly<Record<string, readonly DemoClubLevel[]>> = {
  wau: [
    {
      requiredTurnoverMinor: 100_000n,
      keepTurnoverMinor: 0n,
      upgradeBonusMinor: 500n,
      weeklyBonusMinor: 200n,
      weeklyTurnoverMinor: 20_000n,
      birthdayBonusMinor: 1_000n,
      texts: {
        MY: { name: 'Gangsa', benefits: ['Khidmat pelanggan mengutamakan pertanyaan ahli kelab'] },
        EN: { name: 'Bronze', benefits: ['Customer service puts club members first'] },
      },
    },
    {
      requiredTurnoverMinor: 1_000_000n,
      keepTurnoverMinor: 200_000n,
      upgradeBonusMinor: 2_800n,
      weeklyBonusMinor: 800n,
      weeklyTurnoverMinor: 50_000n,
      birthdayBonusMinor: 3_800n,
      texts: {
        MY: { name: 'Perak', benefits: ['Pertanyaan anda didahulukan daripada ahli Gangsa'] },
        EN: { name: 'Silver', benefits: ['Customer service answers you ahead of Bronze'] },
      },
    },
    {
      requiredTurnoverMinor: 5_000_000n,
      keepTurnoverMinor: 1_000_000n,
      upgradeBonusMinor: 8_800n,
      weeklyBonusMinor: 2_800n,
      weeklyTurnoverMinor: 200_000n,
      birthdayBonusMinor: 8_800n,
      texts: {
        MY: {
          name: 'Emas',
          benefits: [
            'Pertanyaan anda didahulukan daripada ahli Perak',
            'Seorang pegawai khidmat pelanggan yang mengenali akaun anda',
          ],
        },
        EN: {
          name: 'Gold',
          benefits: [
            'Customer service answers you ahead of Silver',
            'A customer service officer who knows your account',
          ],
        },
      },
    },
    {
      requiredTurnoverMinor: 25_000_000n,
      keepTurnoverMinor: 5_000_000n,
      upgradeBonusMinor: 38_800n,
      weeklyBonusMinor: 8_800n,
      weeklyTurnoverMinor: 1_000_000n,
      birthdayBonusMinor: 28_800n,
      texts: {
        MY: {
          name: 'Wau Bulan',
          benefits: [
            'Pertanyaan anda dijawab paling awal',
            'Seorang pegawai khidmat pelanggan yang boleh dihubungi terus setiap hari',
          ],
        },
        EN: {
          name: 'Wau Bulan',
          benefits: [
            'Customer service answers you first',
            'A customer service officer you can reach directly, every day',
          ],
        },
      },
    },
  ],
  laut: [
    {
      requiredTurnoverMinor: 50_000n,
      keepTurnoverMinor: 0n,
      upgradeBonusMinor: 200n,
      weeklyBonusMinor: 0n,
      weeklyTurnoverMinor: 0n,
      birthdayBonusMinor: 500n,
      texts: { EN: { name: 'Shore', benefits: ['Customer service puts club members first'] } },
    },
    {
      requiredTurnoverMinor: 500_000n,
      keepTurnoverMinor: 0n,
      upgradeBonusMinor: 1_000n,
      weeklyBonusMinor: 0n,
      weeklyTurnoverMinor: 0n,
      birthdayBonusMinor: 1_500n,
      texts: { EN: { name: 'Reef', benefits: ['Customer service answers you ahead of Shore'] } },
    },
    {
      requiredTurnoverMinor: 5_000_000n,
      keepTurnoverMinor: 0n,
      upgradeBonusMinor: 5_000n,
      weeklyBonusMinor: 0n,
      weeklyTurnoverMinor: 0n,
      birthdayBonusMinor: 5_000n,
      texts: {
        EN: {
          name: 'Open Sea',
          benefits: [
            'Customer service answers you first',
            'A customer service officer who knows your account',
          ],
        },
      },
    },
  ],
};

/**
 * Of the kinds of games that the demo has: hundredths of a percent, below the first level and from there on. Games that
 * the house earns less by give less.
 */
const demoRates: Readonly<Record<string, readonly number[]>> = {
  RNG: [30, 50, 60, 80, 100],
  INHOUSE: [20, 30, 40, 50, 60],
};

/** Before everything that the demo has. */
const ratesFromDay = '2020-01-01';

/**
 * Adds a demo merchant's club where it has none: single levels between an operator's own might not be in order. Rebates
 * come with it.
 */
export async function addDemoClub(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  const present = await runner.query({
    text: 'select from wau.club_levels where merchant_id = $1 limit 1',
    values: [merchantCode],
  });
  if (present.length > 0) return;
  for (const [index, level] of (demoClubs[merchantCode] ?? []).entries()) {
    await addLevel(runner, merchantCode, index + 1, level);
  }
  if (demoClubs[merchantCode] !== undefined) await addDemoRates(runner, merchantCode);
}

async function addLevel(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  level: number,
  offer: DemoClubLevel,
): Promise<void> {
  await runner.query({
    text: `insert into wau.club_levels
             (merchant_id, level, required_turnover_minor, keep_turnover_minor, upgrade_bonus_minor, weekly_bonus_minor,
              weekly_turnover_minor, birthday_bonus_minor)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    values: [
      merchantCode,
      level,
      offer.requiredTurnoverMinor,
      offer.keepTurnoverMinor,
      offer.upgradeBonusMinor,
      offer.weeklyBonusMinor,
      offer.weeklyTurnoverMinor,
      offer.birthdayBonusMinor,
    ],
  });
  for (const [language, { name, benefits }] of Object.entries(offer.texts)) {
    await runner.query({
      text: `insert into wau.club_level_texts (merchant_id, level, language, name, benefits)
             values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [merchantCode, level, language, name, benefits],
    });
  }
}

async function addDemoRates(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  for (const [category, basisPoints] of Object.entries(demoRates)) {
    await runner.query({
      text: `insert into wau.rebate_rates (merchant_id, rate_id, category, from_day, basis_points)
             values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [merchantCode, `demo-${category.toLowerCase()}`, category, ratesFromDay, basisPoints],
    });
  }
}
