import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CallName } from '@wau/contract/calls';
import { type AnyFakeAnswer, accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../test-support/fake-api.ts';
import { fakeHome } from '../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../test-support/render-screen.tsx';
import * as bankCards from './features/account/security/bank-cards-screen.tsx';
import * as externalLinks from './features/account/security/external-links-screen.tsx';
import * as passkeys from './features/account/security/passkeys-screen.tsx';
import * as questions from './features/account/security/questions-screen.tsx';
import * as sessions from './features/account/security/sessions-screen.tsx';
import * as helpDetail from './features/content/help/help-detail-screen.tsx';
import * as help from './features/content/help/help-screen.tsx';
import * as home from './features/content/home/home-screen.tsx';
import * as notice from './features/content/notice/notice-screen.tsx';
import * as activityDetail from './features/content/promotion/promotion-detail-screen.tsx';
import * as activityInfo from './features/content/promotion/promotion-info-screen.tsx';
import * as activity from './features/content/promotion/promotions-screen.tsx';
import * as rewardCentre from './features/content/reward/reward-centre-screen.tsx';
import * as service from './features/content/service/service-screen.tsx';
import * as feedback from './features/messaging/feedback/feedback-screen.tsx';
import * as inbox from './features/messaging/inbox/inbox-screen.tsx';
import * as deposit from './features/money/deposit/deposit-screen.tsx';
import * as movements from './features/money/wallet/movements-screen.tsx';
import * as bets from './features/play/betting/bets-screen.tsx';
import * as lobby from './features/play/game/game-lobby-screen.tsx';
import * as lottery from './features/play/game/lottery-screen.tsx';
import * as moreLottery from './features/play/game/more-lottery-screen.tsx';
import * as startLottery from './features/play/game/start-lottery-screen.tsx';
import * as gameCentre from './features/play/game-list/game-centre-screen.tsx';
import * as gameList from './features/play/game-list/game-list-screen.tsx';
import * as slotsCentre from './features/play/game-list/slots-centre-screen.tsx';
import * as unfinishedRounds from './features/play/unfinished/unfinished-rounds-screen.tsx';
import { NetworkBanner } from './shell/network/network-banner.tsx';

const list = { list: [] };
const promotions = { categories: [], list: [] };
const games = { games: [], pageNum: 1, totalPages: 0 };
const resources = {
  version: { pathList: [] },
  resources: [],
  download: { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false },
};

/** What else these screens ask for, which is never in the way of the list. */
const others: FakeCalls = {
  getBetTotals: () =>
    accepted({ betCount: 0, stakeMinor: '0', payoutMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
  getMovementTotals: () => accepted({ inMinor: '0', outMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
  listDepositMethods: () => accepted(list),
  listDeposits: () => accepted(list),
  listDomains: () => accepted(list),
  listExternalProviders: () => accepted([]),
  listFavouriteGames: () => accepted({ content: [], pageNum: 1, totalPages: 0 }),
  listVendorTypes: () => accepted(list),
  getServiceHours: () => accepted({ isOffered: true, isOpen: true, changesAt: null, answerMinutes: 10 }),
  getChat: () =>
    accepted({ status: null, lastNumber: 0, unreadCount: 0, typingUntil: null, waitingSince: null }),
  getResources: () => accepted(resources),
  listChatMessages: () => accepted(list),
  getSecurityConfig: () =>
    accepted({
      hasPaymentPassword: true,
      hasSecurityQuestions: false,
      isSecondStepOn: false,
      recoveryCodeCount: 0,
      passkeyCount: 0,
      bankCardCount: 0,
      sessionCount: 1,
      lastLogin: null,
    }),
};

interface ListScreen {
  readonly path: string;
  /** What the address says besides. */
  readonly search: string;
  readonly shown: { readonly default: () => React.ReactNode };
  readonly call: CallName;
  readonly empty: unknown;
}

function listScreen<Name extends CallName>(
  path: string,
  shown: ListScreen['shown'],
  call: Name,
  empty: FakeValue<Name>,
  search = '',
): ListScreen {
  return { path, search, shown, call, empty };
}

/** Each screen that shows a list, the call that brings it, and an answer without rows. */
const listScreens: readonly ListScreen[] = [
  listScreen('/m/home', home, 'getHome', fakeHome()),
  listScreen('/m/gameLobby', lobby, 'listGames', games),
  listScreen('/m/gameList', gameList, 'listGames', games),
  listScreen('/m/gameList', gameList, 'listHotGames', list, '?classify=HOT'),
  listScreen(
    '/m/gameList',
    gameList,
    'listRecentGames',
    { list: [], pageNum: 1, totalPages: 0 },
    '?classify=RECENT',
  ),
  listScreen(
    '/m/gameList',
    gameList,
    'listFavouriteGames',
    { content: [], pageNum: 1, totalPages: 0 },
    '?classify=FAV',
  ),
  listScreen('/m/gameCenter', gameCentre, 'listHotGames', list),
  listScreen('/m/gameCenter', gameCentre, 'listGames', games, '?category=LIVE'),
  listScreen('/m/gameCenter', gameCentre, 'listGames', games, '?category=SPORTS'),
  listScreen('/m/gameCenter', gameCentre, 'listGames', games, '?category=INHOUSE'),
  listScreen('/m/slotsCenter', slotsCentre, 'listGames', games),
  listScreen('/m/lottery', lottery, 'listGames', games),
  listScreen('/m/moreLottery', moreLottery, 'listGames', games),
  listScreen('/m/startLottery', startLottery, 'listGames', games),
  listScreen('/m/gameRecord', bets, 'listBets', list),
  listScreen('/m/unfinishedRounds', unfinishedRounds, 'listUnfinishedRounds', {
    list: [],
    silentVendors: [],
  }),
  listScreen('/m/transaction/record', movements, 'listMovements', list),
  listScreen('/m/webEmail', inbox, 'listInboxMessages', list),
  listScreen('/m/feedback', feedback, 'listFeedback', list),
  listScreen('/m/voucherCenter', deposit, 'listDepositMethods', list),
  listScreen('/m/voucherCenter', deposit, 'listDeposits', list),
  listScreen('/m/notice', notice, 'listNotices', list),
  listScreen('/m/help', help, 'listHelpItems', []),
  listScreen('/m/helpDetail', helpDetail, 'listHelpItems', []),
  listScreen('/m/activity', activity, 'listAvailablePromotions', promotions),
  listScreen('/m/activityDetail', activityDetail, 'listAvailablePromotions', promotions),
  listScreen('/m/activityInfo', activityInfo, 'listAvailablePromotions', promotions),
  listScreen('/m/rewardCenter', rewardCentre, 'listMemberPromotions', {
    currencyCode: 'MYR',
    turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
    list: [],
  }),
  listScreen('/m/rewardCenter', rewardCentre, 'listRewards', list, '?view=history'),
  listScreen('/m/service', service, 'getResources', resources),
  listScreen('/m/service', service, 'listChatMessages', list),
  listScreen('/m/securityCenter/bankCards', bankCards, 'listBankCards', []),
  listScreen('/m/securityCenter/sessions', sessions, 'listSessions', list),
  listScreen('/m/securityCenter/passkeys', passkeys, 'listPasskeys', []),
  listScreen('/m/securityCenter/external', externalLinks, 'listExternalLinks', []),
  listScreen('/m/securityCenter/questions', questions, 'listSecurityQuestions', { offered: [], chosen: [] }),
];

/** Lists that no screen is there for: they fill a field, a row of buttons or a decoration, which does without. */
const partsOfScreens: readonly string[] = [
  'listAnnouncements',
  'listPopularAnnouncements',
  'listBanks',
  'listBanners',
  'listCountries',
  'listDomains',
  'listExternalProviders',
  'listVendorTypes',
];

/** Calls that have not been answered yet, and how many there were. */
const held: ((answer: AnyFakeAnswer) => void)[] = [];
let askedCount = 0;
const asked = () => askedCount;

function hold(): Promise<AnyFakeAnswer> {
  askedCount += 1;
  return new Promise((resolve) => held.push(resolve));
}

function letAllGo(answer: AnyFakeAnswer): void {
  for (const resolve of held.splice(0)) resolve(answer);
}

// A call that stayed under way would keep the network slow for the next test.
afterEach(() => letAllGo(refused(500, 'server.failed', 'Ralat di pihak kami')));

const slowText = 'Rangkaian perlahan. Tunggu sebentar…';

test('AP-03 the table names every list that the app asks for', () => {
  const sources = import.meta.glob<string>(['./{features,platform,shared}/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\.call\(\s*'(list\w+)'/g)].map(([, name]) => name ?? ''),
  );
  const known = new Set<string>([...listScreens.map(({ call }) => call), ...partsOfScreens]);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

test.each(listScreens)(
  'AP-03 $path$search while $call is slow, has failed and is asked for again',
  async ({ path, search, shown, call, empty }) => {
    const Screen = shown.default;
    function Framed() {
      return (
        <>
          <Screen />
          <NetworkBanner />
          <p>the frame</p>
        </>
      );
    }
    renderScreen(
      { default: Framed },
      { path, url: path + search, session: fakeSession, slowAfterMs: 30, calls: { ...others, [call]: hold } },
    );

    expect((await screen.findAllByText('Sedang dimuatkan')).length).toBeGreaterThan(0);
    expect(await screen.findByText(slowText)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();

    letAllGo(refused(500, 'server.failed', 'Ralat di pihak kami'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Ralat di pihak kami');
    await waitFor(() => expect(screen.queryByText(slowText)).toBeNull());
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));

    letAllGo(accepted(empty));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Sedang dimuatkan')).toBeNull());
    expect(screen.getByText('the frame'), 'the screen takes the answer').toBeTruthy();
  },
);
