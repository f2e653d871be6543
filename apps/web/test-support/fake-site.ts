import { flagNames } from '@wau/contract/modules';
import type { Site } from '../app/platform/site/site-query.ts';
import type { FakeValue } from './fake-api.ts';

type ListedGame = FakeValue<'listGames'>['games'][number];

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

/** A game as lists answer with it. */
export function fakeGame(gameId: string, own: Partial<ListedGame> = {}): ListedGame {
  const iconUrl = `/art/games/${gameId}.svg`;
  return {
    ...{
      nodeId: 1,
      gameId,
      gameName: gameId,
      nodeName: '',
      gameType: 'RNG',
      roomId: gameId,
      vassalage: 'studio',
    },
    ...{ iconUrl, mobileLargeIcon: iconUrl, mobileSmallIcon: iconUrl, showIcon: true },
    ...{ gameClassifyNew: [], isNew: false, isHot: false, returnPercent: '99.00' },
    ...{ minStakeMinor: '10', maxStakeMinor: '100000', maxWinMinor: '10000000' },
    ...own,
  };
}

export const fakeGames = [
  fakeGame('wau-bulan', { nodeId: 1, gameName: 'Wau Bulan', returnPercent: '96.00' }),
  fakeGame('dice', { nodeId: 2, gameName: 'Dadu' }),
  fakeGame('plinko', { nodeId: 3, gameName: 'Plinko' }),
];
