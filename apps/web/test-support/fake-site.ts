import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { homeBlocks } from '@wau/contract/home-blocks';
import { toldSwitches } from '@wau/contract/modules';
import type { Site } from '../app/platform/site/site-query.ts';
import type { FakeValue } from './fake-api.ts';

type ListedGame = FakeValue<'listGames'>['games'][number];
type FakeHome = CallValue<Calls['getHome']>;

const allOff = Object.fromEntries(toldSwitches.map((name) => [name, false])) as Site['flags'];

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
    AGETRANSFERDOWN3: false,
    REDRAIN3: false,
    REWCEN3: false,
    MANPLAYREB3: false,
    MAILCEN: false,
    MEMCLUB3: false,
  },
  mobileTemplate: { mem_cen: '', dep_func: '', app_background: '', app_desc: '', app_desc_font_color: '' },
  imageOrigins: [],
  homeBlocks: [...homeBlocks],
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
      displayName: 'Wau Studio',
    },
    ...{ iconUrl, mobileLargeIcon: iconUrl, mobileSmallIcon: iconUrl, showIcon: true },
    ...{ gameClassifyNew: [], supportPlay: '', isNew: false, isHot: false, returnPercent: '99.00' },
    ...{ minStakeMinor: '10', maxStakeMinor: '100000', maxWinMinor: '10000000' },
    ...own,
  };
}

/** The same as pictures with names show it. */
export function fakeTile(
  gameId: string,
  own: Partial<FakeHome['popular'][number]> = {},
): FakeHome['popular'][number] {
  const { nodeId, gameName, gameType, vassalage, displayName, iconUrl, isNew, isHot, returnPercent } =
    fakeGame(gameId);
  const tile = { nodeId, gameId, gameName, gameType, vassalage, displayName, iconUrl };
  return { ...tile, isNew, isHot, returnPercent, ...own };
}

export const fakeTiles = [
  fakeTile('wau-bulan', { nodeId: 1, gameName: 'Wau Bulan', returnPercent: '96.00' }),
  fakeTile('dice', { nodeId: 2, gameName: 'Dadu' }),
  fakeTile('plinko', { nodeId: 3, gameName: 'Plinko' }),
];

/** A match of which nobody takes bets. */
export function fakeMatch(own: Partial<FakeHome['matches'][number]> = {}): FakeHome['matches'][number] {
  return {
    ...{ league: 'Liga Maya', matchTime: '2026-11-22T12:30:00.000Z', isVirtual: true },
    ...{ matchTimeText: '11/22 20:30' },
    ...{ homeTeam: 'Enggang', homeTeamImageUrl: '/art/teams/enggang-rimba.svg' },
    ...{ awayTeam: 'Harimau', awayTeamImageUrl: '/art/teams/harimau-kuning.svg' },
    ...{ isOpenForBets: false, vendor: '', roomId: '', nodeId: 0, gameType: '' },
    ...own,
  };
}

/** Home's one answer, with nothing in it but what a test gives. */
export function fakeHome(own: Partial<FakeHome> = {}): FakeHome {
  return {
    ...{ gameCount: 0, banners: [], notices: [], matches: [], categories: [] },
    ...{ popular: [], vendors: [], winners: [], promotions: [] },
    ...own,
  };
}
