import type { CallName } from '@wau/contract/calls';
import { accepted } from '@wau/contract/testing/fake-answer';
import * as profile from '../app/features/account/profile/profile-screen.tsx';
import * as registration from '../app/features/account/registration/registration-screen.tsx';
import { settings } from '../app/features/account/registration/testing/open-registration.ts';
import * as bankCards from '../app/features/account/security/bank-cards-screen.tsx';
import * as externalLinks from '../app/features/account/security/external-links-screen.tsx';
import * as identityCheck from '../app/features/account/security/identity-check/identity-check-screen.tsx';
import * as passkeys from '../app/features/account/security/passkeys-screen.tsx';
import * as paymentPassword from '../app/features/account/security/payment-password/payment-password-screen.tsx';
import * as resetPayment from '../app/features/account/security/payment-password/reset-payment-password-screen.tsx';
import * as questions from '../app/features/account/security/questions-screen.tsx';
import * as secondStep from '../app/features/account/security/second-step-settings/second-step-settings-screen.tsx';
import * as securityCentre from '../app/features/account/security/security-centre-screen.tsx';
import * as sessions from '../app/features/account/security/sessions-screen.tsx';
import * as affiliateMonths from '../app/features/agency/affiliate/affiliate-months-screen.tsx';
import * as affiliate from '../app/features/agency/affiliate/affiliate-screen.tsx';
import {
  sampleFigures as affiliateFigures,
  affiliateWith,
} from '../app/features/agency/affiliate/testing/affiliate-samples.ts';
import * as commissions from '../app/features/agency/commission/commissions-screen.tsx';
import * as lineBets from '../app/features/agency/commission/line-bets-screen.tsx';
import * as commissionPayment from '../app/features/agency/commission/payment-screen.tsx';
import { sampleRunId } from '../app/features/agency/commission/testing/commission-samples.ts';
import * as dividendContract from '../app/features/agency/contract/dividend-contract-screen.tsx';
import * as hourContract from '../app/features/agency/contract/hour-contract-screen.tsx';
import * as salaryContract from '../app/features/agency/contract/salary-contract-screen.tsx';
import { ownWith } from '../app/features/agency/contract/testing/contract-samples.ts';
import * as downlineTransfer from '../app/features/agency/downline-transfer/downline-transfer-screen.tsx';
import {
  downlineTermsWith,
  sampleMemberId,
} from '../app/features/agency/downline-transfer/testing/downline-samples.ts';
import * as agentNotices from '../app/features/agency/notice/agent-notices-screen.tsx';
import * as opening from '../app/features/agency/opening/opening-screen.tsx';
import { ownRatesWith } from '../app/features/agency/opening/testing/opening-samples.ts';
import * as rates from '../app/features/agency/rate/rates-screen.tsx';
import * as teamRebate from '../app/features/agency/rebate/team-rebate-screen.tsx';
import * as redRain from '../app/features/agency/red-rain/red-rain-screen.tsx';
import * as teamBets from '../app/features/agency/team/team-bets-screen.tsx';
import * as teamMembers from '../app/features/agency/team/team-members-screen.tsx';
import * as teamOverview from '../app/features/agency/team/team-overview-screen.tsx';
import * as teamProfit from '../app/features/agency/team/team-profit-screen.tsx';
import { sampleFigures } from '../app/features/agency/team/testing/team-samples.ts';
import * as agreement from '../app/features/content/agreement/user-agreement-screen.tsx';
import * as benefits from '../app/features/content/club/benefits-screen.tsx';
import * as download from '../app/features/content/download/download-screen.tsx';
import * as helpDetail from '../app/features/content/help/help-detail-screen.tsx';
import * as help from '../app/features/content/help/help-screen.tsx';
import * as home from '../app/features/content/home/home-screen.tsx';
import * as notice from '../app/features/content/notice/notice-screen.tsx';
import * as activityDetail from '../app/features/content/promotion/promotion-detail-screen.tsx';
import * as activityInfo from '../app/features/content/promotion/promotion-info-screen.tsx';
import * as activity from '../app/features/content/promotion/promotions-screen.tsx';
import * as manualRebate from '../app/features/content/rebate/manual-rebate-screen.tsx';
import * as inviteFriends from '../app/features/content/referral/invite-friends-screen.tsx';
import { referralWith } from '../app/features/content/referral/testing/referral-samples.ts';
import * as rewardCentre from '../app/features/content/reward/reward-centre-screen.tsx';
import * as service from '../app/features/content/service/service-screen.tsx';
import * as bet from '../app/features/lottery/bet-slip/bet-screen.tsx';
import * as lotteryOrder from '../app/features/lottery/lottery-orders/lottery-order-screen.tsx';
import * as lotteryOrders from '../app/features/lottery/lottery-orders/lottery-orders-screen.tsx';
import * as lotteryResults from '../app/features/lottery/lottery-results/lottery-results-screen.tsx';
import * as lotteryStreaks from '../app/features/lottery/lottery-streaks/lottery-streaks-screen.tsx';
import * as lotteryTrends from '../app/features/lottery/lottery-trends/lottery-trends-screen.tsx';
import * as feedback from '../app/features/messaging/feedback/feedback-screen.tsx';
import * as inbox from '../app/features/messaging/inbox/inbox-screen.tsx';
import * as depositRecord from '../app/features/money/deposit/deposit-record-screen.tsx';
import * as deposit from '../app/features/money/deposit/deposit-screen.tsx';
import * as fundTransfer from '../app/features/money/fund-transfer/fund-transfer-screen.tsx';
import { sampleWallet } from '../app/features/money/fund-transfer/testing/sample-wallet.ts';
import * as profit from '../app/features/money/profit/profit-screen.tsx';
import { termsWith as uplineTermsWith } from '../app/features/money/upline-transfer/testing/upline-transfer-samples.ts';
import * as uplineTransfer from '../app/features/money/upline-transfer/upline-transfer-screen.tsx';
import * as movements from '../app/features/money/wallet/movements-screen.tsx';
import { termsWith } from '../app/features/money/withdrawal/testing/withdrawal-samples.ts';
import * as withdrawalReport from '../app/features/money/withdrawal/withdrawal-report-screen.tsx';
import * as withdrawal from '../app/features/money/withdrawal/withdrawal-screen.tsx';
import * as bets from '../app/features/play/betting/bets-screen.tsx';
import * as lobby from '../app/features/play/game/game-lobby-screen.tsx';
import * as lottery from '../app/features/play/game/lottery-screen.tsx';
import * as moreLottery from '../app/features/play/game/more-lottery-screen.tsx';
import * as startLottery from '../app/features/play/game/start-lottery-screen.tsx';
import * as gameCentre from '../app/features/play/game-list/game-centre-screen.tsx';
import * as gameList from '../app/features/play/game-list/game-list-screen.tsx';
import * as slotsCentre from '../app/features/play/game-list/slots-centre-screen.tsx';
import * as closeAccount from '../app/features/play/safer-play/close-account-screen.tsx';
import * as paused from '../app/features/play/safer-play/paused-screen.tsx';
import * as saferPlay from '../app/features/play/safer-play/safer-play-screen.tsx';
import * as unfinishedRounds from '../app/features/play/unfinished/unfinished-rounds-screen.tsx';
import { sampleLottery, sampleOrder } from '../app/shared/lottery/testing/lottery-samples.ts';
import type { FakeCalls, FakeValue } from './fake-api.ts';
import { fakeHome } from './fake-site.ts';

const list = { list: [] };
const promotions = { categories: [], list: [] };
const games = { games: [], pageNum: 1, totalPages: 0 };
const lotteries = { now: '2026-11-30T00:00:00.000Z', list: [sampleLottery] };
const noLotteries = { ...lotteries, list: [] };
const emptyNumeros = { page: 1, isLast: true, list: [] };
const resources = {
  version: { pathList: [] },
  resources: [],
  download: { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false },
};

const security = {
  hasPaymentPassword: true,
  hasSecurityQuestions: false,
  isSecondStepOn: false,
  recoveryCodeCount: 0,
  passkeyCount: 0,
  bankCardCount: 0,
  sessionCount: 1,
  lastLogin: null,
};
const member = {
  ...{ id: `mbr_${'0'.repeat(26)}`, type: 0, userName: 'aisyah', account: 'aisyah', nickname: 'Aisyah' },
  ...{ regDate: '2026-11-01T00:00:00.000Z', headIcon: '', headIconUrl: '', email: '', payeeName: '' },
  toUpline: false,
  showsWins: true,
};

const noRebates: FakeValue<'getTeamRebates'> = {
  ...{ currencyCode: 'MYR', reckonedThrough: null, products: [], days: [] },
  totals: { turnoverMinor: '0', earnedMinor: '0' },
};

/** What else these screens ask for, which is never in the way of what is tried. */
export const otherCalls: FakeCalls = {
  getBetTotals: () =>
    accepted({ betCount: 0, stakeMinor: '0', payoutMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
  getDepositTotals: () =>
    accepted({ depositCount: 0, amountMinor: '0', creditedMinor: '0', currencyCode: 'MYR' }),
  getWithdrawalTotals: () =>
    accepted({
      ...{ withdrawalCount: 0, amountMinor: '0', paidOutMinor: '0', feeMinor: '0', currencyCode: 'MYR' },
    }),
  getMovementTotals: () => accepted({ inMinor: '0', outMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
  listDepositMethods: () => accepted(list),
  listDeposits: () => accepted(list),
  listGames: () => accepted(games),
  listLotteryGames: ({ query }) => accepted(query.has('prizeMode') ? noLotteries : lotteries),
  listDomains: () => accepted(list),
  listExternalProviders: () => accepted([]),
  listFavouriteGames: () => accepted({ content: [], pageNum: 1, totalPages: 0 }),
  listFavouriteLotteries: () => accepted({ gameIds: [] }),
  listVendorTypes: () => accepted(list),
  getServiceHours: () => accepted({ isOffered: true, isOpen: true, changesAt: null, answerMinutes: 10 }),
  getChat: () =>
    accepted({ status: null, lastNumber: 0, unreadCount: 0, typingUntil: null, waitingSince: null }),
  getResources: () => accepted(resources),
  listChatMessages: () => accepted(list),
  getUnreadCount: () => accepted(0),
  getReferral: () => accepted(referralWith()),
  listInvitedFriends: () => accepted(list),
  getWithdrawalTerms: () => accepted(termsWith()),
  listBankCards: () => accepted([]),
  getAffiliate: () => accepted(affiliateWith()),
  getAffiliateFigures: () => accepted(affiliateFigures),
  listOwnContracts: () => accepted(ownWith()),
  getTeamFigures: () => accepted(sampleFigures),
  getTeamOverview: () =>
    accepted({
      footer: {
        ...{ teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0 },
      },
    }),
  getTeamBetTotals: () =>
    accepted({ betCount: 0, stakeMinor: '0', payoutMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
  listTeamProfit: () => accepted({ currencyCode: 'MYR', path: [], ...list }),
  listDownlineContracts: () => accepted(list),
  getOwnRates: () => accepted(ownRatesWith()),
  listDownlineRates: () => accepted(list),
  getTeamRebates: () => accepted(noRebates),
  listTeamRebatePayments: () => accepted(list),
  getLotteryPlayMenu: () => accepted(emptyMenu),
  getLotterySetting: () => accepted(emptySetting),
  getSecurityConfig: () => accepted(security),
  getHeadIcons: () => accepted({ current: '', list: [] }),
};

const emptyMenu: FakeValue<'getLotteryPlayMenu'> = {
  ...{ gameId: 'ssc-1m', name: 'SSC', family: 'ssc', drawSource: 'own' },
  ...{ prizeModes: ['ZY'], plays: [] },
};

const emptySetting: FakeValue<'getLotterySetting'> = {
  ...{ gameId: 'ssc-1m', currencyCode: 'MYR', units: [], highestMultiple: 1 },
  ...{ highestStakeMinor: '100', highestWinMinor: '100', seriesLowest: 1_700, seriesHighest: 1_800 },
};

/** A screen, a call that it waits for, and an answer of that. */
interface LoadingScreen {
  readonly path: string;
  /** What the address says besides. */
  readonly search: string;
  /** What stands in the address for the parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly shown: { readonly default: () => React.ReactNode };
  readonly call: CallName;
  readonly answer: unknown;
}

function loading<Name extends CallName>(
  path: string,
  shown: LoadingScreen['shown'],
  call: Name,
  answer: FakeValue<Name>,
  search = '',
  params: LoadingScreen['params'] = {},
): LoadingScreen {
  return { path, search, params, shown, call, answer };
}

/** Each screen that loads, the call that brings what it shows, and an answer: a list without rows. */
export const loadingScreens: readonly LoadingScreen[] = [
  loading('/m/home', home, 'getHome', fakeHome()),
  loading('/m/gameLobby', lobby, 'listGames', games),
  loading('/m/gameList', gameList, 'listGames', games),
  loading('/m/gameList', gameList, 'listHotGames', list, '?classify=HOT'),
  loading(
    '/m/gameList',
    gameList,
    'listRecentGames',
    { list: [], pageNum: 1, totalPages: 0 },
    '?classify=RECENT',
  ),
  loading(
    '/m/gameList',
    gameList,
    'listFavouriteGames',
    { content: [], pageNum: 1, totalPages: 0 },
    '?classify=FAV',
  ),
  loading('/m/gameCenter', gameCentre, 'listHotGames', list),
  loading('/m/gameCenter', gameCentre, 'listGames', games, '?category=LIVE'),
  loading('/m/gameCenter', gameCentre, 'listGames', games, '?category=SPORTS'),
  loading('/m/gameCenter', gameCentre, 'listGames', games, '?category=INHOUSE'),
  loading('/m/gameCenter', gameCentre, 'listLotteryGames', noLotteries, '?category=LOTT'),
  loading('/m/gameLobby', lobby, 'listLotteryGames', noLotteries, '?gameType=ELOTT'),
  loading('/m/slotsCenter', slotsCentre, 'listGames', games),
  loading('/m/lottery', lottery, 'listGames', games),
  loading('/m/lottery', lottery, 'listLotteryGames', noLotteries),
  loading('/m/lottery/:gameId', bet, 'getLotteryPlayMenu', emptyMenu, '', {
    gameId: 'ssc-1m',
  }),
  loading('/m/lottery/:gameId/results', lotteryResults, 'listNumeros', emptyNumeros, '', {
    gameId: sampleLottery.gameId,
  }),
  loading('/m/lottery/:gameId/trends', lotteryTrends, 'listRecentNumeros', { list: [] }, '', {
    gameId: sampleLottery.gameId,
  }),
  loading('/m/lotteryStreaks', lotteryStreaks, 'listLotteryStreaks', noLotteries),
  loading('/m/lotteryOrders', lotteryOrders, 'listLotteryOrders', list),
  loading('/m/lotteryOrders/:orderId', lotteryOrder, 'getLotteryOrder', sampleOrder(), '', {
    orderId: sampleOrder().entries[0]?.orderId ?? '',
  }),
  loading('/m/moreLottery', moreLottery, 'listGames', games),
  loading('/m/moreLottery', moreLottery, 'listLotteryGames', noLotteries),
  loading('/m/startLottery', startLottery, 'listLotteryGames', noLotteries),
  loading('/m/startLottery', startLottery, 'listGames', games, '?gameId=of-a-vendor'),
  loading('/m/startLottery', startLottery, 'getLotterySetting', emptySetting),
  loading('/m/gameRecord', bets, 'listBets', list),
  loading('/m/unfinishedRounds', unfinishedRounds, 'listUnfinishedRounds', {
    list: [],
    silentVendors: [],
  }),
  loading('/m/transaction/record', movements, 'listMovements', list),
  loading('/m/webEmail', inbox, 'listInboxMessages', list),
  loading('/m/feedback', feedback, 'listFeedback', list),
  loading('/m/voucherCenter', deposit, 'listDepositMethods', list),
  loading('/m/voucherCenter', deposit, 'listDeposits', list),
  loading('/m/withdraw', withdrawal, 'listWithdrawals', list),
  loading('/m/vouReport', depositRecord, 'listDepositRecord', list),
  loading('/m/withdrawReport', withdrawalReport, 'listWithdrawalRecord', list),
  loading('/m/notice', notice, 'listNotices', list),
  loading('/m/help', help, 'listHelpItems', []),
  loading('/m/helpDetail', helpDetail, 'listHelpItems', []),
  loading('/m/activity', activity, 'listAvailablePromotions', promotions),
  loading('/m/activityDetail', activityDetail, 'listAvailablePromotions', promotions),
  loading('/m/activityInfo', activityInfo, 'listAvailablePromotions', promotions),
  loading('/m/rewardCenter', rewardCentre, 'listMemberPromotions', {
    currencyCode: 'MYR',
    turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
    list: [],
  }),
  loading('/m/rewardCenter', rewardCentre, 'listRewards', list, '?view=history'),
  loading('/m/member/benefits', benefits, 'getMemberClub', {
    ...{ currencyCode: 'MYR', turnoverMinor: '0', depositedMinor: '0', benefits: [], levels: [] },
  }),
  loading('/m/member/manualRebate', manualRebate, 'getRebates', {
    ...{
      currencyCode: 'MYR',
      minimumMinor: '100',
      turnoverTimes: 0,
      claimableMinor: '0',
      list: [],
      claims: [],
    },
  }),
  loading('/m/inviteFriends', inviteFriends, 'getReferral', referralWith()),
  loading('/m/inviteFriends', inviteFriends, 'listInvitedFriends', list),
  loading('/m/upLine/transfer', uplineTransfer, 'getUplineTransferTerms', uplineTermsWith()),
  loading('/m/member/agent/getSalaryContract', salaryContract, 'listOwnContracts', ownWith()),
  loading('/m/member/agent/getSalaryContract', salaryContract, 'listDownlineContracts', list),
  loading('/m/member/agent/getDevidendContract', dividendContract, 'listOwnContracts', ownWith()),
  loading('/m/member/agent/getDevidendContract', dividendContract, 'listDownlineContracts', list),
  loading('/m/member/agent/agentDivident', dividendContract, 'listOwnContracts', ownWith()),
  loading('/m/member/agent/agentDivident', dividendContract, 'listDownlineContracts', list),
  loading('/m/member/agent/getHourContract', hourContract, 'listOwnContracts', ownWith()),
  loading('/m/member/agent/getHourContract', hourContract, 'listDownlineContracts', list),
  loading('/m/agent/affiliate', affiliate, 'getAffiliate', affiliateWith()),
  loading('/m/agent/affiliate', affiliate, 'getAffiliateFigures', affiliateFigures),
  loading('/m/agent/affiliate/months', affiliateMonths, 'listAffiliateStatements', list),
  loading('/m/agent/commissions', commissions, 'listCommissions', list),
  loading('/m/agent/commissions/payment', commissionPayment, 'listCommissions', list, `?run=${sampleRunId}`),
  loading(
    '/m/agent/commissions/bets',
    lineBets,
    'listLineBets',
    { ...list, arePruned: false },
    `?run=${sampleRunId}&line=1`,
  ),
  loading('/m/agent/team/overview', teamOverview, 'getTeamFigures', sampleFigures),
  loading('/m/agent/team/pnl', teamProfit, 'listTeamProfit', { currencyCode: 'MYR', path: [], ...list }),
  loading(
    '/m/member/team/transfer',
    downlineTransfer,
    'getDownlineTransferTerms',
    downlineTermsWith(),
    `?member=${sampleMemberId}`,
  ),
  loading('/m/redRain', redRain, 'listRedRains', { now: '2026-11-01T00:00:00.000Z', list: [] }),
  loading('/m/member/team', teamMembers, 'listTeamMembers', list),
  loading('/m/teamBetting', teamBets, 'listTeamBets', list),
  loading('/m/agentRegister', opening, 'getOwnRates', ownRatesWith()),
  loading('/m/agentRegister', opening, 'listOpeningLinks', list, '?way=links'),
  loading('/m/member/agent/agentRebeat', rates, 'getOwnRates', ownRatesWith()),
  loading('/m/member/agent/agentRebeat', rates, 'listDownlineRates', list),
  loading('/m/member/teamRebate', teamRebate, 'getTeamRebates', noRebates),
  loading('/m/member/teamRebate', teamRebate, 'listTeamRebatePayments', list),
  loading('/m/member/notice', agentNotices, 'listTeamNotices', { ...list, isOpen: true }, '?view=team'),
  loading('/m/profitandloss', profit, 'getProfit', {
    currencyCode: 'MYR',
    totals: { betCount: 0, stakeMinor: '0', payoutMinor: '0', rewardMinor: '0', netMinor: '0' },
    days: [],
    categories: [],
  }),
  loading('/m/saferPlay', saferPlay, 'getPlayLimits', {
    currencyCode: 'MYR',
    limitsMoney: true,
    checkMinutes: 60,
    list: [],
  }),
  loading('/m/closeAccount', closeAccount, 'getAccountClosure', {
    closure: null,
    currencyCode: 'MYR',
    balanceMinor: '0',
    lapsingMinor: '0',
    waitsFor: [],
  }),
  loading('/m/paused', paused, 'getPlayPause', { pause: null }),
  loading('/m/service', service, 'getResources', resources),
  loading('/m/service', service, 'listChatMessages', list),
  loading('/m/securityCenter/bankCards', bankCards, 'listBankCards', []),
  loading('/m/securityCenter/sessions', sessions, 'listSessions', list),
  loading('/m/securityCenter/passkeys', passkeys, 'listPasskeys', []),
  loading('/m/securityCenter/external', externalLinks, 'listExternalLinks', []),
  loading('/m/securityCenter/questions', questions, 'listSecurityQuestions', { offered: [], chosen: [] }),
  loading('/m/securityCenter', securityCentre, 'getSecurityConfig', security),
  loading('/m/securityCenter/paymentPassword', paymentPassword, 'getSecurityConfig', security),
  loading('/m/securityCenter/resetPayment', resetPayment, 'listSecurityQuestions', {
    offered: [],
    chosen: [],
  }),
  loading('/m/securityCenter/twoStep', secondStep, 'getSecurityConfig', security),
  loading('/m/securityCenter/identity', identityCheck, 'getIdentityStatus', {
    ...{ status: 'none', reason: '', submittedAt: null },
  }),
  loading('/m/profile', profile, 'getMemberInfo', member),
  loading('/m/fundTransfer', fundTransfer, 'getMerchantWallet', sampleWallet),
  loading('/m/register', registration, 'getRegisterSettings', settings),
  loading('/m/useragreement', agreement, 'getContentPage', {
    ...{ title: 'Perjanjian', content: '<p>Umur 18</p>', updatedAt: '2026-11-01T00:00:00.000Z' },
  }),
  loading('/m/download', download, 'getResources', resources),
];

/** Addresses that wait for no answer before they show what they are for, or whose waiting has tests of its own. */
export const waitForNothing: Readonly<Record<string, string>> = {
  '/m/login': 'a form',
  '/m/forget': 'a form',
  '/m/resetPassword': 'a form',
  '/m/changePsw': 'a form',
  '/m/secondStep': 'a form',
  '/m/trail': 'a button; starting is tested with it',
  '/m/externalLogin': 'what a provider sent back; tested with it',
  '/m/set': 'a menu',
  '/m/takeBreak': 'a form',
  '/m/selfTest': 'nine questions, whose answers stay in the page',
  '/m/maintenance': 'a sentence',
  '/m/mine': 'a menu; who it is of and what they have are tested in member-centre-screen.test.tsx',
  '/m/launchGame': 'a game of a vendor: launch-screen.test.tsx',
  '/m/agent': 'a menu',
  '/*': 'a sentence',
};

/** Lists that no screen is there for: they fill a field, a row of buttons or a decoration, which does without. */
export const partsOfScreens: readonly string[] = [
  'listAnnouncements',
  'listPopularAnnouncements',
  'listBanks',
  'listBanners',
  'listCountries',
  'listDomains',
  'listExternalProviders',
  'listVendorTypes',
  // In the sheet of a line.
  'listRelatedMovements',
];
