import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface DemoRegistration {
  /** What stands above the registration form. */
  readonly bannerTexts: readonly { readonly name: string; readonly titles: Titles }[];
  /** A campaign's invitation code, and the hosts that stand for it. */
  readonly affiliateCode: string;
  readonly affiliateDomains: readonly string[];
}

type Titles = Readonly<Partial<Record<LanguageCode, string>>>;

/** By merchant code. */
const demoRegistrations: Readonly<Record<string, DemoRegistration>> = {
  wau: {
    bannerTexts: [
      {
        name: 'reg-free',
        titles: {
          MY: 'Daftar percuma: bayar hanya apabila anda membuat deposit',
          EN: 'Free to join: you pay only when you choose to deposit',
        },
      },
      {
        name: 'reg-fair',
        titles: {
          MY: 'Setiap pusingan boleh anda semak sendiri',
          EN: 'Check every round yourself',
        },
      },
    ],
    affiliateCode: 'LAYANG',
    affiliateDomains: ['jom.localhost'],
  },
  laut: {
    bannerTexts: [{ name: 'reg-fair', titles: { EN: 'Check every round yourself' } }],
    affiliateCode: 'OMBAK',
    affiliateDomains: [],
  },
};

/** Adds what belongs to a demo merchant's registration screen, as far as it is missing. */
export async function addDemoRegistration(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  nowMs: number,
): Promise<void> {
  const demo = demoRegistrations[merchantCode];
  if (demo === undefined) return;
  for (const [index, { name, titles }] of demo.bannerTexts.entries()) {
    await runner.query({
      text: `insert into wau.announcements
               (merchant_id, announcement_id, types, group_name, platform, sort_order, published_from)
             values ($1, $2, '{B}', 'm_reg', 'M', $3, $4) on conflict do nothing`,
      values: [merchantCode, name, index, new Date(nowMs)],
    });
    for (const [language, title] of Object.entries(titles)) {
      await runner.query({
        text: `insert into wau.announcement_texts (merchant_id, announcement_id, language, title)
               values ($1, $2, $3, $4) on conflict do nothing`,
        values: [merchantCode, name, language, title],
      });
    }
  }
  await runner.query({
    text: `insert into wau.affiliates (merchant_id, affiliate_code) values ($1, $2) on conflict do nothing`,
    values: [merchantCode, demo.affiliateCode],
  });
  for (const domain of demo.affiliateDomains) {
    await runner.query({
      text: `insert into wau.affiliate_domains (merchant_id, domain, affiliate_code) values ($1, $2, $3)
             on conflict do nothing`,
      values: [merchantCode, domain, demo.affiliateCode],
    });
  }
}
