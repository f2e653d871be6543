import { flagNames } from '@wau/contract/modules';
import type { Site } from '../app/platform/site/site-query.ts';

const allOff = Object.fromEntries(flagNames.map((name) => [name, false])) as Site['flags'];

export const fakeSite: Site = {
  merchantCode: 'wau' as Site['merchantCode'],
  brandName: 'Wau',
  themeName: 'night',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
  timeZone: 'Asia/Kuala_Lumpur',
  languages: ['MY', 'EN'],
  defaultLanguage: 'MY',
  flags: {
    ...allOff,
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
  mobileTemplate: { mem_cen: '', dep_func: '', app_background: '', app_desc: '', app_desc_font_color: '' },
  imageOrigins: [],
  jackpotDisplay: 'decorative',
  phoneVerification: null,
  menu: [],
  copyrightYears: '2018-2026',
  minimumAgeYears: 18,
  depositBonusMinor: '100000000',
  referralBonusMinor: '7777700',
};

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
