import type { CallDefinition } from '@wau/contract/call';
import { type CallName, calls } from '@wau/contract/calls';
import { type MemberMenuEntry, memberMenu, memberMenuNames } from '@wau/contract/member-menu';
import { flagNames, mobileTemplateKeys, moduleIds } from '@wau/contract/modules';
import { describe, expect, test } from 'vitest';
import { shownEntries } from './features/account/member/member-entries.ts';
import { shownMenuScreens } from './features/content/home/header-menu-entries.ts';
import { screenExists } from './platform/navigation/screen-exists.ts';

/** What a switch of the documents is there for, and whether that is built. */
interface DocumentedSwitch {
  /** The calls that are refused while it is off, all of them. */
  readonly calls?: readonly CallName[];
  /** The screens that it leads to: built, or waiting to be. */
  readonly screens?: Readonly<Record<string, 'exists' | 'waits'>>;
  /** What else it governs: a part of a screen, or one way of a call. */
  readonly part?: string;
  /** What there is nothing of yet. A switch with neither calls, screens nor parts must say it. */
  readonly waitsFor?: string;
}

const trialCalls = ['createTrialAccount', 'createTrialAccountByGet', 'loginTrial'] as const;
const rewardCalls = [
  'listMemberPromotions',
  'joinPromotion',
  'applyForPromotion',
  'claimReward',
  'listRewards',
] as const;

const clubCalls = ['getMemberClub', 'claimClubBenefit', 'setBirthday'] as const;

const feedbackCalls = ['sendFeedback', 'listFeedback', 'readFeedback', 'getFeedbackImages'] as const;

const movementCalls = [
  'exportMovements',
  'getMovementTotals',
  'listMovements',
  'listRelatedMovements',
] as const;

const betCalls = ['exportBets', 'getBet', 'getBetTotals', 'listBets'] as const;

const inboxCalls = [
  ...(['listInboxMessages', 'getUnreadCount', 'getInboxCount'] as const),
  ...(['readInboxMessage', 'readAllInboxMessages', 'deleteInboxMessage'] as const),
];

/**
 * Every switch that the documents name, and those of ours, by the words that an operator sets it with. Whoever builds
 * what waits is led here by a failing test, and lights it up in the demo.
 */
const documentedSwitches: Readonly<Record<string, DocumentedSwitch>> = {
  'flag USERNAMEREG3': { calls: ['register'] },
  'flag MOBILENUMREG3': { calls: ['registerByMobile', 'sendRegisterCode'] },
  'flag REGMOBVERF3': { calls: ['sendRegisterCode'] },
  'flag MOBILENUMPASSREG3': { part: 'the password of a registration by number' },
  'flag MOBILENUMLOGIN3': { calls: ['sendLoginCode'], part: 'login by code or phone token' },
  'flag PWRESETSMS3': { calls: ['sendResetCode', 'resetPasswordByPhone'] },
  'flag FREEPLAY3': { calls: trialCalls, screens: { '/m/trail': 'exists' } },
  'flag FACEBOOKLOGIN3': { part: 'login and connection by this provider, at each step' },
  'flag GOOGLELOGIN3': { part: 'login and connection by this provider, at each step' },
  'flag DIRECTREG3': { part: 'the register button in the header of home' },
  'flag FEEDBACK3': { calls: feedbackCalls, screens: { '/m/feedback': 'exists' } },
  'flag REFERRAL': {
    calls: ['getReferral', 'listInvitedFriends'],
    screens: { '/m/inviteFriends': 'exists' },
    part: 'the recommender of a registration',
  },
  'flag DEPRECM3': {
    calls: ['exportDeposits', 'getDepositTotals', 'listDepositRecord'],
    screens: { '/m/vouReport': 'exists' },
  },
  'flag WITHREC3': {
    calls: ['exportWithdrawals', 'getWithdrawalTotals', 'listWithdrawalRecord'],
    screens: { '/m/withdrawReport': 'exists' },
  },
  'module WITHDRAW3': {
    calls: ['cancelWithdrawal', 'getWithdrawal', 'getWithdrawalTerms', 'listWithdrawals', 'placeWithdrawal'],
  },
  'flag TRANSREC3': {
    calls: [...movementCalls, 'listTeamMovements', 'getTeamMovementTotals', 'exportTeamMovements'],
    screens: { '/m/transaction/record': 'exists' },
  },
  'flag TRANSBETREPMEM3': { calls: betCalls, screens: { '/m/gameRecord': 'exists' } },
  'flag PERSREP': { calls: ['exportProfit', 'getProfit'], screens: { '/m/profitandloss': 'exists' } },
  'flag AGETRANSFERUP3': {
    calls: ['getUplineTransferTerms', 'transferToUpline'],
    screens: { '/m/upLine/transfer': 'exists' },
  },
  'flag AGETRANSFERDOWN3': {
    calls: ['getDownlineTransferTerms', 'transferToDownline'],
    screens: { '/m/member/team/transfer': 'exists' },
  },
  'flag REDRAIN3': {
    calls: [
      'cancelRedRain',
      'catchRedPacket',
      'getRedRain',
      'getRedRainTerms',
      'listOwnRedRains',
      'listRedPackets',
      'listRedRains',
      'scheduleRedRain',
    ],
    screens: { '/m/redRain': 'exists' },
  },
  'flag REWCEN3': { calls: rewardCalls, screens: { '/m/rewardCenter': 'exists' } },
  'flag MANPLAYREB3': {
    calls: ['getRebates', 'claimRebate'],
    screens: { '/m/member/manualRebate': 'exists' },
  },
  'flag MAILCEN': { calls: inboxCalls, screens: { '/m/webEmail': 'exists' } },
  'flag MEMCLUB3': { calls: clubCalls, screens: { '/m/member/benefits': 'exists' } },
  'flag KYC3': {
    calls: ['submitIdentityImages', 'getIdentityStatus'],
    screens: { '/m/securityCenter/identity': 'exists' },
  },
  'module COMM3': {
    calls: [
      'listHelpItems',
      'listVendorTypes',
      'getContractRequests',
      'listOwnContracts',
      'listDownlineContracts',
      'processDividendContract',
      'listCommissions',
      'listCommissionLines',
      'listLineBets',
      'listBetCommissions',
    ],
  },
  'module FREEPLAY3': { calls: trialCalls },
  'module REGISTER_REE3': { calls: ['register', 'registerByMobile', 'sendRegisterCode'] },
  'module AFFMAN3': {
    calls: [
      'checkAffiliate',
      'getAffiliate',
      'openAffiliateCampaign',
      'getAffiliateFigures',
      'listAffiliateStatements',
      'listAffiliateLines',
      'listOpeningLinks',
      'createOpeningLink',
      'switchOpeningLink',
    ],
    screens: { '/m/agent/affiliate': 'exists' },
    part: 'the invitation code of a registration, and links of agents and affiliates',
  },
  'module VALID_CAPTCHA3': {
    calls: ['getCaptcha'],
    part: 'the captchas that login and registration ask for',
  },
  'module VERIFICATION3': { calls: ['sendLoginCode'] },
  'module PWRESETSMS3': { calls: ['sendResetCode', 'resetPasswordByPhone'] },
  'module FUNDTRANS3': {
    calls: ['transferFunds', 'returnFunds'],
    screens: { '/m/fundTransfer': 'exists' },
  },
  'module DEPOSIT3': {
    calls: [
      'listDepositMethods',
      'placeDeposit',
      'listDeposits',
      'getDeposit',
      'cancelDeposit',
      'sendDepositProof',
    ],
  },
  'module GAME3': {
    calls: [
      'launchGame',
      'listLotteryGames',
      'getLotteryPlayMenu',
      'getLotteryRemaining',
      'getLotterySetting',
      'getLotteryDraw',
      'listNumeros',
      'listRecentNumeros',
      'listNearNumeros',
      'listChaseNumeros',
      'getHotGapInfo',
      'listOpenedVnNumeros',
      'listLotteryStreaks',
      'placeLotteryOrder',
      'listLotteryOrders',
      'getLotteryOrder',
      'getLotteryReceipt',
      'getLotteryOrderByPath',
      'getLotterySeries',
      'listTodaysLotteryOrders',
      'cancelLotterySuborders',
      'listFavouriteLotteries',
      'addFavouriteLottery',
      'removeFavouriteLottery',
    ],
  },
  'module TRANSREC3': { calls: movementCalls },
  'module TRANSBETREPMEM3': { calls: betCalls },
  'module INBOX3': { calls: inboxCalls },
  'module PROFPIC3': { calls: ['getHeadIcons', 'setHeadIcon'] },
  'module FEEDBACK3': { calls: feedbackCalls },
  'module REWCEN3': { calls: ['listAvailablePromotions', ...rewardCalls] },
  'module KYC3': { calls: ['submitIdentityImages', 'getIdentityStatus'] },
  'module MEMCLUB3': { calls: clubCalls },
  'module REG3': { waitsFor: 'a call: registration belongs to REGISTER_REE3' },
  'module CAPTCHA3': { waitsFor: 'a call: captchas belong to VALID_CAPTCHA3' },
  'module AGEINFO3': {
    calls: [
      'getTeamOverview',
      'getTeamFigures',
      'listTeamProfit',
      'exportTeamProfit',
      'listTeamMembers',
      'listTeamBets',
      'getTeamBetTotals',
      'exportTeamBets',
      'openTeamAccount',
      'getOwnRates',
      'listDownlineRates',
      'setDownlineRates',
      'getTeamRebates',
      'listTeamRebateLines',
      'listTeamRebatePayments',
      'listTeamMovements',
      'getTeamMovementTotals',
      'exportTeamMovements',
      'listTeamNotices',
      'sendTeamNotice',
    ],
  },
  'module DAILYSALCONT3': { calls: ['processDailySalaryContract'] },
  'module HOURSAL3': { calls: ['processHourlySalaryContract'] },
  'template mem_cen': { part: 'the version of the member centre' },
  'template dep_func': { part: 'the version of the deposit detail' },
};

/** What the documents write down, be it as a flag, a module or a choice of the template. */
const idsOfTheDocuments = [
  ...['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  ...[
    'DIRECTREG3',
    'FEEDBACK3',
    'REFERRAL',
    'DEPRECM3',
    'WITHREC3',
    'TRANSREC3',
    'TRANSBETREPMEM3',
    'PERSREP',
  ],
  ...['AGETRANSFERUP3', 'REWCEN3', 'MANPLAYREB3', 'MAILCEN', 'VERIFICATION3', 'PWRESETSMS3', 'FREEPLAY3'],
  ...['VALID_CAPTCHA3', 'REGISTER_REE3', 'AFFMAN3', 'PROFPIC3', 'COMM3', 'INBOX3', 'MEMCLUB3', 'FUNDTRANS3'],
  ...['REG3', 'CAPTCHA3', 'AGEINFO3', 'DAILYSALCONT3', 'HOURSAL3', 'mem_cen', 'dep_func'],
];

const rows = Object.entries(documentedSwitches);
const definitions = Object.values<CallDefinition>(calls);

/** The calls of the contract that a switch governs, by the definitions. */
function governedBy(setting: string): readonly string[] {
  const [kind, id = ''] = setting.split(' ');
  const isGoverned = ({ module, needs }: CallDefinition) =>
    kind === 'flag'
      ? needs?.flags?.some((flag) => flag === id) === true
      : kind === 'module' && (module === id || needs?.modules?.some((one) => one === id) === true);
  return definitions.filter(isGoverned).map(({ name }) => name);
}

describe('AP-02 the switches of the documents', () => {
  test('every one has its row, and every one that an operator can set', () => {
    const written = new Set(rows.map(([setting]) => setting.split(' ')[1]));
    expect(idsOfTheDocuments.filter((id) => !written.has(id))).toEqual([]);
    const ours = [...flagNames.map((id) => `flag ${id}`), ...moduleIds.map((id) => `module ${id}`)];
    expect(ours.filter((setting) => documentedSwitches[setting] === undefined)).toEqual([]);
    const templates = rows.flatMap(([setting]) =>
      setting.startsWith('template ') ? [setting.slice(9)] : [],
    );
    expect(mobileTemplateKeys).toEqual(expect.arrayContaining(templates));
  });

  test.each(rows)('%s governs the calls of its row and no other', (setting, row) => {
    expect([...governedBy(setting)].sort()).toEqual([...(row.calls ?? [])].sort());
  });

  test.each(rows)('%s leads to screens that exist or wait as its row says', (_, { screens = {} }) => {
    const found = Object.keys(screens).map((path) => [path, screenExists(path) ? 'exists' : 'waits']);
    expect(Object.fromEntries(found)).toEqual(screens);
  });

  test.each(rows)(
    '%s governs something, or says what it waits for',
    (_, { calls: governed, screens, part, waitsFor }) => {
      const isForNothing = governed === undefined && screens === undefined && part === undefined;
      expect(waitsFor !== undefined).toBe(isForNothing);
    },
  );

  test('with all of them on, no menu shows an entry whose screen waits', () => {
    const waiting = rows.flatMap(([, { screens = {} }]) =>
      Object.keys(screens).filter((path) => screens[path] === 'waits'),
    );
    const everything = Object.fromEntries(flagNames.map((flag) => [flag, true]));
    const menu = memberMenuNames.map((entry) => ({ entry, path: memberMenu[entry].path }));
    const agentsPlayer = { type: 0, toUpline: true };
    const shown = [
      ...shownEntries(menu, agentsPlayer, screenExists),
      ...shownMenuScreens(everything, screenExists),
    ].map(({ path }) => path);
    expect(shown.filter((path) => waiting.includes(path))).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(['/m/webEmail', '/m/gameRecord', '/m/transaction/record']));
  });

  test('the member centre names each entry’s screen in the row of its switch', () => {
    for (const entry of memberMenuNames) {
      const { path, flag, module }: MemberMenuEntry = memberMenu[entry];
      if (flag !== undefined)
        expect(documentedSwitches[`flag ${flag}`]?.screens, entry).toHaveProperty([path]);
      if (module !== undefined)
        expect(documentedSwitches[`module ${module}`]?.screens, entry).toHaveProperty([path]);
    }
  });
});
