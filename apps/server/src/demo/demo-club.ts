import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DemoTexts } from './content/demo-texts.ts';

interface DemoClubLevel {
  readonly requiredTurnoverMinor: bigint;
  readonly texts: DemoTexts<{ readonly name: string; readonly benefits: readonly string[] }>;
}

/**
 * By merchant code, from the first level on. What they offer is what customer service can do; nothing here promises
 * money.
 */
const demoClubs: Readonly<Record<string, readonly DemoClubLevel[]>> = {
  wau: [
    {
      requiredTurnoverMinor: 100_000n,
      texts: {
        MY: { name: 'Gangsa', benefits: ['Khidmat pelanggan mengutamakan pertanyaan ahli kelab'] },
        EN: { name: 'Bronze', benefits: ['Customer service puts club members first'] },
      },
    },
    {
      requiredTurnoverMinor: 1_000_000n,
      texts: {
        MY: { name: 'Perak', benefits: ['Pertanyaan anda didahulukan daripada ahli Gangsa'] },
        EN: { name: 'Silver', benefits: ['Customer service answers you ahead of Bronze'] },
      },
    },
    {
      requiredTurnoverMinor: 5_000_000n,
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
      texts: { EN: { name: 'Shore', benefits: ['Customer service puts club members first'] } },
    },
    {
      requiredTurnoverMinor: 500_000n,
      texts: { EN: { name: 'Reef', benefits: ['Customer service answers you ahead of Shore'] } },
    },
    {
      requiredTurnoverMinor: 5_000_000n,
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

/** Adds a demo merchant's club where it has none: single levels between an operator's own might not be in order. */
export async function addDemoClub(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  const present = await runner.query({
    text: 'select from wau.club_levels where merchant_id = $1 limit 1',
    values: [merchantCode],
  });
  if (present.length > 0) return;
  for (const [index, { requiredTurnoverMinor, texts }] of (demoClubs[merchantCode] ?? []).entries()) {
    const level = index + 1;
    await runner.query({
      text: `insert into wau.club_levels (merchant_id, level, required_turnover_minor) values ($1, $2, $3)
             on conflict do nothing`,
      values: [merchantCode, level, requiredTurnoverMinor],
    });
    for (const [language, { name, benefits }] of Object.entries(texts)) {
      await runner.query({
        text: `insert into wau.club_level_texts (merchant_id, level, language, name, benefits)
               values ($1, $2, $3, $4, $5) on conflict do nothing`,
        values: [merchantCode, level, language, name, benefits],
      });
    }
  }
}
