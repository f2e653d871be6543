import { type HomeBlock, homeBlocks } from '@wau/contract/home-blocks';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { FlagName, MobileTemplateKey, ModuleId } from '@wau/contract/modules';
import type { CurrencyCode } from '@wau/money/currency';
import type { MemberContact } from '../modules/account/member/member-sql.ts';
import { type HouseGame, houseGames } from '../modules/operation/merchant/house-games.ts';
import { type UsualFieldRule, usualFieldRules } from '../modules/operation/merchant/usual-field-rules.ts';
import { usualModules } from '../modules/operation/merchant/usual-offer.ts';

type Texts<Text> = Readonly<Partial<Record<LanguageCode, Text>>>;

export interface DemoBanner {
  /** Part of the banner's stable key. */
  readonly name: string;
  readonly imageUrl: string;
  readonly linkPath: string;
  readonly texts: Texts<{ readonly title: string; readonly body: string }>;
}

export interface DemoMerchant {
  readonly merchantCode: MerchantCode;
  readonly brandName: string;
  readonly themeName: string;
  readonly currencyCode: CurrencyCode;
  /** Where the days of its reports begin. */
  readonly timeZone: string;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly hosts: readonly string[];
  readonly flags: readonly FlagName[];
  readonly modules: readonly ModuleId[];
  /** Choices of screens that differ from the base. */
  readonly mobileTemplate?: Readonly<Partial<Record<MobileTemplateKey, string>>>;
  readonly isRegisterCaptchaEnabled: boolean;
  /** Whether its market allows that a slot's feature is bought. */
  readonly allowsFeatureBuy: boolean;
  readonly minimumAgeYears: number;
  readonly depositBonusMinor: bigint;
  readonly referralBonusMinor: bigint;
  /** What a member is given for friends; a reward of nothing gives none. */
  readonly referral: { readonly rewardMinor: bigint; readonly budgetMinor: bigint; readonly steps: string };
  readonly fieldRules: readonly UsualFieldRule[];
  readonly banners: readonly DemoBanner[];
  readonly games: readonly HouseGame[];
  readonly members: readonly DemoMember[];
  /** Empty: the year in which the demo is made. */
  readonly copyrightYears: string;
  /** What home is made of, in order. */
  readonly homeBlocks: readonly HomeBlock[];
  readonly jackpotDisplay: 'decorative' | 'off';
  /** When customer service can be talked with. */
  readonly serviceHours: string;
}

export interface DemoMember {
  readonly username: string;
  readonly nickname: string;
  readonly balanceMinor: bigint;
  readonly contact?: MemberContact;
  /** See member-types.ts; an ordinary member when it is left out. */
  readonly memberType?: number;
  /** The name of the agent whom the member stands under, who comes before in the list. */
  readonly upline?: string;
  /** The operator has opened the account, so that the member chooses a password at the first login. */
  readonly isFirstLogin?: boolean;
}

/** Public: it stands in the README. It satisfies the rules of both merchants. */
export const demoPassword = 'wau-demo-2026';

const wauGames = houseGames();

/** The same games with the limits of a smaller house, in another order. */
const lautGames: readonly HouseGame[] = wauGames
  .map((game) => ({
    ...game,
    maxStakeMinor: game.maxStakeMinor / 10n,
    maxWinMinor: game.maxWinMinor / 20n,
  }))
  .reverse();

/**
 * A small team: the agent at its top, who has nobody above, an agent and a player under that one, a player under the
 * second agent, and a special player, who is under an agent and is none.
 */
const demoTeam: readonly DemoMember[] = [
  { username: 'ejen', nickname: 'Ejen', balanceMinor: 100_000n, memberType: 2 },
  { username: 'wakil', nickname: 'Wakil', balanceMinor: 30_000n, memberType: 1, upline: 'ejen' },
  { username: 'kamal', nickname: 'Kamal', balanceMinor: 15_000n, upline: 'ejen' },
  { username: 'siti', nickname: 'Siti', balanceMinor: 10_000n, upline: 'wakil' },
  { username: 'khas', nickname: 'Khas', balanceMinor: 10_000n, memberType: 40, upline: 'ejen' },
];

/** Two brands that differ in what can differ, so that a mix-up shows. */
export const demoMerchants: readonly DemoMerchant[] = [
  {
    merchantCode: 'wau' as MerchantCode,
    brandName: 'Wau',
    themeName: 'night',
    currencyCode: 'MYR',
    timeZone: 'Asia/Kuala_Lumpur',
    languages: ['MY', 'EN'],
    defaultLanguage: 'MY',
    hosts: ['localhost', '127.0.0.1', '[::1]', 'wau.localhost', 'jom.localhost'],
    flags: [
      'GOOGLELOGIN3',
      'FACEBOOKLOGIN3',
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'REGMOBVERF3',
      'MOBILENUMLOGIN3',
      'PWRESETSMS3',
      'FREEPLAY3',
      'DIRECTREG3',
      'DEPRECM3',
      'WITHREC3',
      'TRANSREC3',
      'TRANSBETREPMEM3',
      'PERSREP',
      'MAILCEN',
      'FEEDBACK3',
      'REWCEN3',
      'MEMCLUB3',
      'MANPLAYREB3',
      'REFERRAL',
      'AGETRANSFERUP3',
      'AGETRANSFERDOWN3',
      'REDRAIN3',
    ],
    modules: [...usualModules, 'PWRESETSMS3'],
    isRegisterCaptchaEnabled: false,
    allowsFeatureBuy: true,
    minimumAgeYears: 18,
    copyrightYears: '2018-2025',
    homeBlocks,
    serviceHours: 'always',
    jackpotDisplay: 'decorative',
    depositBonusMinor: 100_000_000n,
    referralBonusMinor: 7_777_700n,
    referral: { rewardMinor: 2_000n, budgetMinor: 100_000_000n, steps: '5:1000 10:2500 20:6000' },
    fieldRules: usualFieldRules,
    banners: [
      {
        name: 'first-deposit',
        imageUrl: '/art/banners/first-deposit.svg',
        linkPath: '/m/voucherCenter',
        texts: {
          MY: { title: 'Deposit pertama', body: 'Tambah dana dalam beberapa saat, terus ke dompet anda' },
          EN: { title: 'First deposit', body: 'Top up in seconds, straight into your wallet' },
        },
      },
      {
        name: 'kite-night',
        imageUrl: '/art/banners/kite-night.svg',
        linkPath: '/m/activity?id=promotion-kite-night',
        texts: {
          MY: {
            title: 'Malam layang-layang',
            body: 'Wau Bulan terbang tinggi: 20 garisan, simbol wild dan putaran percuma',
          },
          EN: { title: 'Kite night', body: 'Wau Bulan flies high: 20 lines, wilds and free spins' },
        },
      },
      {
        name: 'provably-fair',
        imageUrl: '/art/banners/provably-fair.svg',
        linkPath: '/m/activity?id=promotion-fair-play',
        texts: {
          MY: { title: 'Terbukti adil', body: 'Semak sendiri setiap pusingan dalam pelayar anda' },
          EN: { title: 'Provably fair', body: 'Check every round yourself, in your own browser' },
        },
      },
    ],
    games: wauGames,
    members: [
      {
        username: 'demo',
        nickname: 'Demo',
        balanceMinor: 50_000n,
        contact: { mobileNumber: '+60123456789', isMobileConfirmed: true, email: 'demo@wau.example' },
      },
      {
        username: 'rahmat',
        nickname: 'Rahmat',
        balanceMinor: 10_000n,
        contact: { mobileNumber: '+60137654321', isMobileConfirmed: true, email: 'rahmat@wau.example' },
      },
      { username: 'baharu', nickname: 'Baharu', balanceMinor: 5_000n, isFirstLogin: true },
      ...demoTeam,
    ],
  },
  {
    merchantCode: 'laut' as MerchantCode,
    brandName: 'Laut',
    themeName: 'laut',
    currencyCode: 'USD',
    timeZone: 'UTC',
    languages: ['EN'],
    defaultLanguage: 'EN',
    hosts: ['laut.localhost'],
    flags: ['USERNAMEREG3', 'FREEPLAY3', 'TRANSBETREPMEM3', 'MAILCEN'],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    modules: usualModules,
    isRegisterCaptchaEnabled: true,
    allowsFeatureBuy: false,
    minimumAgeYears: 21,
    copyrightYears: '',
    homeBlocks: [
      ...(['welcome', 'notices', 'categories', 'vendors', 'banners', 'popular', 'recent'] as const),
      ...(['winners', 'download', 'fairness', 'links'] as const),
    ],
    serviceHours: 'mon-fri 09:00-18:00, sat 10:00-14:00',
    jackpotDisplay: 'off',
    depositBonusMinor: 100_000n,
    referralBonusMinor: 0n,
    referral: { rewardMinor: 0n, budgetMinor: 0n, steps: '' },
    fieldRules: usualFieldRules.map((rule) =>
      rule.fieldName === 'email' ? { ...rule, enabled: true } : rule,
    ),
    banners: [
      {
        name: 'provably-fair',
        imageUrl: '/art/banners/provably-fair.svg',
        linkPath: '/m/activity?id=promotion-fair-play',
        texts: { EN: { title: 'Provably fair', body: 'Check every round yourself, in your own browser' } },
      },
    ],
    games: lautGames,
    members: [
      {
        username: 'marina',
        nickname: 'Marina',
        balanceMinor: 20_000n,
        contact: { email: 'marina@laut.example' },
      },
    ],
  },
];
