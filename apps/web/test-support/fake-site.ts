import type { Site } from '../app/platform/site-query.ts';

export const fakeSite = {
  merchantCode: 'wau',
  brandName: 'Wau',
  themeName: 'night',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
  languages: ['MY', 'EN'],
  defaultLanguage: 'MY',
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    REGMOBVERF3: false,
    MOBILENUMPASSREG3: false,
    FACEBOOKLOGIN3: false,
    GOOGLELOGIN3: false,
    DIRECTREG3: true,
    FEEDBACK3: false,
    REFERRAL: true,
    DEPRECM3: false,
    WITHREC3: false,
    TRANSREC3: true,
    TRANSBETREPMEM3: true,
    PERSREP: false,
    AGETRANSFERUP3: false,
    REWCEN3: false,
    MANPLAYREB3: false,
    MAILCEN: false,
    MEMCLUB3: false,
  },
  copyrightYears: '2018-2026',
  depositBonusMinor: '100000000',
  referralBonusMinor: '7777700',
} as unknown as Site;

export const fakeBanners = [
  {
    bannerId: 'bnr_1',
    url: '/art/banners/kite-night.svg',
    title: 'Terbang tinggi',
    text: 'Tiga permainan adil',
    link: '',
  },
  {
    bannerId: 'bnr_2',
    url: '/art/banners/first-deposit.svg',
    title: 'Deposit pantas',
    text: 'Wang masuk segera',
    link: '/m/voucherCenter',
  },
];

export const fakeGames = ['wau-bulan', 'dice', 'plinko'].map((gameId, position) => ({
  nodeId: position + 1,
  gameId,
  gameName: { 'wau-bulan': 'Wau Bulan', dice: 'Dadu', plinko: 'Plinko' }[gameId] ?? '',
  nodeName: 'Wau Studio',
  gameType: 'RNG',
  vassalage: 'studio',
  iconUrl: `/art/games/${gameId}.svg`,
  showIcon: true,
  returnPercent: gameId === 'wau-bulan' ? '96.00' : '99.00',
  minStakeMinor: '10',
  maxStakeMinor: '100000',
  maxWinMinor: '10000000',
}));
