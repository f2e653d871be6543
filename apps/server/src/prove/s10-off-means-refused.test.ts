import type { CallDefinition } from '@wau/contract/call';
import { type CallName, calls } from '@wau/contract/calls';
import type {
  AffiliateStatementId,
  FeedbackId,
  LotteryOrderId,
  MemberId,
  MerchantCode,
  OpeningLinkId,
  RedRainId,
} from '@wau/contract/ids';
import { type FlagName, flagNames, type ModuleId, moduleIds } from '@wau/contract/modules';
import { newId, systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLottery } from '../modules/lottery/testing/open-lottery.ts';
import { deliverInboxMessage } from '../modules/messaging/inbox/deliver-inbox-message.ts';
import { addCommissionRun } from '../testing/add-commission-run.ts';
import { allRows } from '../testing/all-rows.ts';
import { changeSetting } from '../testing/change-settings.ts';
import { fund } from '../testing/member-money.ts';
import { openPayee, testPaymentPassword } from '../testing/open-payee.ts';
import { registerBody } from '../testing/register-body.ts';
import { latestCode } from '../testing/sent-messages.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { createTestServer, type TestMember } from '../testing/test-server.ts';
import { whitePixel } from '../testing/white-pixel.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const { call } = server;
const merchantId = 'wau' as MerchantCode;

/** A switch as an operator names it, and the calls whose definitions hang on it. */
interface Switch {
  readonly setting: `flag ${FlagName}` | `module ${ModuleId}`;
  readonly governed: readonly CallName[];
}

const definitions = Object.entries<CallDefinition>(calls) as [CallName, CallDefinition][];
const governedBy = (isGoverned: (definition: CallDefinition) => boolean) =>
  definitions.filter(([, definition]) => isGoverned(definition)).map(([name]) => name);
const switches: readonly Switch[] = [
  ...flagNames.map((flag) => ({
    setting: `flag ${flag}` as const,
    governed: governedBy(({ needs }) => needs?.flags?.includes(flag) === true),
  })),
  ...moduleIds.map((id) => ({
    setting: `module ${id}` as const,
    governed: governedBy(({ module, needs }) => module === id || needs?.modules?.includes(id) === true),
  })),
].filter(({ governed }) => governed.length > 0);

const lottery = await openLottery(server);
const superuser = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => superuser.connect());
afterAll(() => superuser.end());

/** Turns switches; comes back when the server knows, which is told by a setting that refuses nothing. */
let turns = 0;
async function turn(settings: readonly Switch['setting'][], value: 'on' | 'off'): Promise<void> {
  turns += 1;
  const statusText = `turn ${turns}`;
  for (const settingName of settings) await changeSetting(server, { merchantId, settingName, value });
  await changeSetting(server, { merchantId, settingName: 'status-text', value: statusText });
  const known = async () => (await server.handle.merchantOf('', 'wau'))?.access.statusText;
  await vi.waitFor(async () => expect(await known()).toBe(statusText));
}

/** What a page holds that was opened while everything was on: codes on their way included. */
async function openPage() {
  const owner = await server.openMember('pageowner');
  const mobileNum = '0126660001';
  await server.runner.query({
    text: `update wau.members set mobile_number = '+60126660001', mobile_confirmed_at = now() where member_id = $1`,
    values: [owner.memberId],
  });
  const codeOf = async (number: string) => latestCode(server, `+60${number.slice(1)}`);
  (await call('sendLoginCode', { body: { mobileNum } })).value();
  const loginCode = await codeOf(mobileNum);
  server.clock.advance(61_000);
  (await call('sendResetCode', { body: { mobileNum } })).value();
  const resetCode = await codeOf(mobileNum);
  const newMobile = '0126660002';
  (await call('sendRegisterCode', { body: { mobileNo: newMobile, countryDialingCode: '60' } })).value();
  const registerCode = await codeOf(newMobile);
  const trial = (await call('createTrialAccount')).value();
  const { token } = owner;
  // The merchant's key is made when it is first asked for.
  await server.encrypt({});
  const deposit = (await call('placeDeposit', depositOf(token, 'page-deposit-0001'))).value();
  const { bankCardId, withdrawalId } = await openWithdrawal(owner);
  const parts = { clock: server.clock, random: systemRandom };
  const messageId = await deliverInboxMessage(parts, server.runner, {
    ...{ merchantCode: merchantId, memberId: owner.memberId },
    ...{ title: 'Selamat datang', content: { text: 'Selamat datang' } },
  });
  (await call('sendFeedback', { token, body: { content: 'Cadangan pertama' } })).value();
  const feedback = (await call('listFeedback', { token, query: {} })).value();
  // Past the pause between two codes to a number.
  server.clock.advance(61_000);
  const agent = await server.openMember('pageagent');
  await superuser.query('update wau.members set member_type = 2 where member_id = $1', [agent.memberId]);
  await superuser.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    agent.memberId,
    owner.memberId,
  ]);
  // Contracts of the house that wait for the agent's answer.
  await superuser.query(
    `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, state, tiers, starts_on,
       proposed_by, proposer_id, proposed_at)
     select 'wau', $1, kind, 'CONS', 1, 'P', $2, '2100-01-01', 'upline', 'opr_0', $3
       from unnest(array['dividend', 'dailySalary', 'hourlySalary']) as kind`,
    [agent.memberId, JSON.stringify([offeredTier]), new Date(server.clock.nowMs())],
  );
  await openPayee(server, agent, '214098760011');
  await fund(server, agent, 10_000n);
  const rains = await insertRains(agent.memberId);
  const openingLinkId = `opl_${'0'.repeat(26)}` as OpeningLinkId;
  await superuser.query(
    `insert into wau.opening_links (merchant_id, link_id, agent_id, code, member_type, rates, note, client_id, created_at)
     values ('wau', $1, $2, 'pagepagepage', 0, '{}', '', 'page', $3)`,
    [openingLinkId, agent.memberId, new Date(server.clock.nowMs())],
  );
  const statementId = await keepAffiliate(agent.memberId);
  // What is moved to a vendor's wallet.
  await fund(server, owner, 1_000n);
  // A level of the club and a rebate that wait to be claimed.
  await server.runner.query({
    text: `insert into wau.bet_day_sums
             (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor, turnover_minor)
           values ($1, $2, $3, 'RNG', 'MYR', 1, 100000, 0, 100000)`,
    values: [merchantId, owner.memberId, today()],
  });
  // A session is marked as used once a minute.
  (await call('getBalance', { token })).value();
  await superuser.query(
    `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
       stake_minor, payout_minor, turnover_minor, status, placed_at)
     values ('wau', 'vendor', 'studio', 'page-round', $1, 'dice', 'INHOUSE', 'MYR', 1, 0, 1, 'settled', $2)`,
    [owner.memberId, new Date(server.clock.nowMs())],
  );
  const commissionRunId = await addCommissionRun(server.runner, {
    ...{ merchantCode: merchantId, agentId: agent.memberId, memberId: owner.memberId },
    betKey: 'vendor:studio:page-round',
  });
  const codes = { loginCode, resetCode, registerCode };
  const numero = (await lottery.numeros()).at(-1) ?? '';
  const order = (await call('placeLotteryOrder', lotteryOrderOf(token, numero, 'page-lottery-0001'))).value();
  return {
    token,
    agentToken: agent.token,
    agentId: agent.memberId,
    ownerId: owner.memberId,
    ...rains,
    belowId: owner.memberId,
    openingLinkId,
    statementId,
    mobileNum,
    newMobile,
    trial,
    codes,
    depositId: deposit.depositId,
    bankCardId,
    withdrawalId,
    messageId,
    betKey: 'vendor:studio:page-round',
    feedbackId: feedback.list[0]?.feedbackId as FeedbackId,
    numero,
    lotteryOrderId: order.orderId as LotteryOrderId,
    commissionRunId,
  };
}

/** One red rain of the agent's that runs, and one that comes. */
async function insertRains(agentId: MemberId) {
  const insert = async (fromNow: string): Promise<RedRainId> => {
    const rainId = newId('redRain', server.clock, systemRandom);
    const values = ['wau', rainId, agentId, new Date(server.clock.nowMs()), fromNow];
    await superuser.query(
      `insert into wau.red_rains (merchant_id, rain_id, agent_id, funder, scheduled_by, currency, total_minor,
         packet_count, needs_active, starts_at, ends_at, commitment, status, scheduled_at)
       values ($1, $2, $3, 'agent', $3, 'MYR', 100, 1, false, $4::timestamptz + $5::interval,
               $4::timestamptz + interval '2 days', 'none', 'scheduled', $4)`,
      values,
    );
    await superuser.query(
      `insert into wau.red_packets (merchant_id, rain_id, packet_number, amount_minor) values ('wau', $1, 1, 100)`,
      [rainId],
    );
    return rainId;
  };
  return { rainId: await insert('-1 minute'), comingRainId: await insert('1 day') };
}

const offeredTier = {
  minimumBetMinor: '0',
  netLossMinor: '0',
  activeMembers: 0,
  basisPoints: 10,
  amountMinor: null,
};

/** The agent is an affiliate with a month that was reckoned. */
async function keepAffiliate(agentId: MemberId): Promise<AffiliateStatementId> {
  const statementId = newId('affiliateStatement', server.clock, systemRandom);
  await superuser.query(
    `insert into wau.affiliate_plans (merchant_id, plan_code, version, plan_name, terms, starts_on, stored_by, stored_at)
     values ('wau', 'page', 1, 'page', '{"tiers":[],"fee":null,"carriesOver":false}', '2026-01-01', 'page', now())`,
  );
  await superuser.query(
    `insert into wau.affiliate_partners (merchant_id, member_id, plan_code, opened_at) values ('wau', $1, 'page', now())`,
    [agentId],
  );
  await superuser.query(
    `insert into wau.affiliate_runs (merchant_id, month, state, currency) values ('wau', '2026-01-01', 'waiting', 'MYR')`,
  );
  await superuser.query(
    `insert into wau.affiliate_statements (merchant_id, statement_id, month, affiliate_id, plan_code, plan_version, state,
       carried_in_minor, net_minor, share_minor, carried_share_minor, qualified_count, fee_minor, amount_minor,
       carried_out_minor)
     values ('wau', $1, '2026-01-01', $2, 'page', 1, 'waiting', 0, 0, 0, 0, 0, 0, 0, 0)`,
    [statementId, agentId],
  );
  return statementId;
}

/** The agent's answer to a contract that waits. */
const rejectionOf = (agentId: MemberId) =>
  ({ agentId, step: 'reject', product: 'CONS', version: 1 }) as const;

/** A slip on a draw that is far ahead. */
const lotteryOrderOf = (token: string, currentNumero: string, idempotencyKey: string) => ({
  token,
  idempotencyKey,
  body: {
    gameId: lottery.gameId,
    currentNumero,
    lines: [{ playId: 'place-1-number', prizeModeId: 'ZY' as const, numbers: '7', unit: '100', multiple: 1 }],
    betCartAmountSum: '100',
  },
});

/** A withdrawal that waits, of a member with money for more. */
async function openWithdrawal(owner: TestMember) {
  await fund(server, owner, 100_000n);
  const bankCardId = await openPayee(server, owner);
  const { withdrawalId } = (
    await call('placeWithdrawal', {
      token: owner.token,
      idempotencyKey: 'page-withdrawal-0001',
      body: { bankCardId, amountMinor: '2000', paymentPassword: testPaymentPassword },
    })
  ).value();
  return { bankCardId, withdrawalId };
}

const depositOf = (token: string, idempotencyKey: string) => ({
  token,
  idempotencyKey,
  body: { methodCode: 'bank-transfer', amountMinor: '5000', returnPath: '/m/voucherCenter' },
});

/** The day in Kuala Lumpur, where the merchant's days begin. */
const today = () => new Date(server.clock.nowMs() + 8 * 60 * 60_000).toISOString().slice(0, 10);

const thisDay = () => ({ fromDay: today(), toDay: today() });

type Page = Awaited<ReturnType<typeof openPage>>;
type Send = (page: Page) => Promise<{ outcome(): string }>;

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]).toString('base64');

/** How the page makes each call that a switch governs, so that it would be carried out if it were let in. */
const sends: Readonly<Partial<Record<CallName, Send>>> = {
  getCaptcha: () => call('getCaptcha'),
  createTrialAccount: () => call('createTrialAccount'),
  createTrialAccountByGet: () => call('createTrialAccountByGet'),
  loginTrial: ({ trial }) =>
    call('loginTrial', { body: { username: trial.userName, password: trial.password } }),
  register: () => call('register', { body: registerBody({ username: 'latecomer' }) }),
  registerByMobile: ({ newMobile, codes }) =>
    call('registerByMobile', {
      body: registerBody({
        username: '',
        mobileNum: newMobile,
        countryDialingCode: '60',
        verificationCode: codes.registerCode,
      }),
    }),
  checkAffiliate: () => call('checkAffiliate', { query: { code: 'LAYANG' } }),
  sendLoginCode: ({ mobileNum }) => call('sendLoginCode', { body: { mobileNum } }),
  sendRegisterCode: () =>
    call('sendRegisterCode', { body: { mobileNo: '0126660003', countryDialingCode: '60' } }),
  getHeadIcons: ({ token }) => call('getHeadIcons', { token }),
  setHeadIcon: ({ token }) => call('setHeadIcon', { token, body: { iconId: '' } }),
  submitIdentityImages: ({ token }) =>
    call('submitIdentityImages', { token, body: { front: jpeg, back: jpeg } }),
  getIdentityStatus: ({ token }) => call('getIdentityStatus', { token }),
  listInboxMessages: ({ token }) => call('listInboxMessages', { token, query: {} }),
  getUnreadCount: ({ token }) => call('getUnreadCount', { token }),
  getInboxCount: ({ token }) => call('getInboxCount', { token }),
  readAllInboxMessages: ({ token }) => call('readAllInboxMessages', { token }),
  readInboxMessage: ({ token, messageId }) => call('readInboxMessage', { token, params: { messageId } }),
  deleteInboxMessage: ({ token, messageId }) => call('deleteInboxMessage', { token, params: { messageId } }),
  sendFeedback: ({ token }) => call('sendFeedback', { token, body: { content: 'Cadangan' } }),
  listFeedback: ({ token }) => call('listFeedback', { token, query: {} }),
  readFeedback: ({ token, feedbackId }) => call('readFeedback', { token, params: { feedbackId } }),
  getFeedbackImages: ({ token, feedbackId }) => call('getFeedbackImages', { token, params: { feedbackId } }),
  listMovements: ({ token }) => call('listMovements', { token, query: {} }),
  getMovementTotals: ({ token }) => call('getMovementTotals', { token, query: thisDay() }),
  listRelatedMovements: ({ token, depositId }) =>
    call('listRelatedMovements', { token, query: { depositId } }),
  exportMovements: ({ token }) => call('exportMovements', { token, query: thisDay() }),
  listDepositRecord: ({ token }) => call('listDepositRecord', { token, query: thisDay() }),
  getDepositTotals: ({ token }) => call('getDepositTotals', { token, query: thisDay() }),
  exportDeposits: ({ token }) => call('exportDeposits', { token, query: thisDay() }),
  listWithdrawalRecord: ({ token }) => call('listWithdrawalRecord', { token, query: thisDay() }),
  getWithdrawalTotals: ({ token }) => call('getWithdrawalTotals', { token, query: thisDay() }),
  exportWithdrawals: ({ token }) => call('exportWithdrawals', { token, query: thisDay() }),
  getProfit: ({ token }) => call('getProfit', { token, query: thisDay() }),
  exportProfit: ({ token }) => call('exportProfit', { token, query: thisDay() }),
  listDepositMethods: ({ token }) => call('listDepositMethods', { token }),
  // Before a reward asks for stakes.
  getUplineTransferTerms: ({ token }) => call('getUplineTransferTerms', { token }),
  transferToUpline: ({ token }) =>
    call('transferToUpline', {
      token,
      idempotencyKey: 'page-upline-000001',
      body: { amountMinor: '1000', paymentPassword: testPaymentPassword },
    }),
  getReferral: ({ token }) => call('getReferral', { token }),
  listInvitedFriends: ({ token }) => call('listInvitedFriends', { token, query: {} }),
  getWithdrawalTerms: ({ token }) => call('getWithdrawalTerms', { token }),
  placeWithdrawal: ({ token, bankCardId }) =>
    call('placeWithdrawal', {
      token,
      idempotencyKey: 'page-withdrawal-0002',
      body: { bankCardId, amountMinor: '2000', paymentPassword: testPaymentPassword },
    }),
  listWithdrawals: ({ token }) => call('listWithdrawals', { token, query: {} }),
  getWithdrawal: ({ token, withdrawalId }) => call('getWithdrawal', { token, params: { withdrawalId } }),
  cancelWithdrawal: ({ token, withdrawalId }) =>
    call('cancelWithdrawal', { token, params: { withdrawalId } }),
  placeDeposit: ({ token }) => call('placeDeposit', depositOf(token, 'page-deposit-0002')),
  listDeposits: ({ token }) => call('listDeposits', { token, query: {} }),
  getDeposit: ({ token, depositId }) => call('getDeposit', { token, params: { depositId } }),
  sendDepositProof: ({ token, depositId }) =>
    call('sendDepositProof', { token, params: { depositId }, body: { image: whitePixel } }),
  cancelDeposit: ({ token, depositId }) => call('cancelDeposit', { token, params: { depositId } }),
  transferFunds: ({ token }) =>
    call('transferFunds', {
      token,
      idempotencyKey: 'page-transfer-0001',
      body: { from: 'main', to: 'samudra', amountMinor: '100' },
    }),
  returnFunds: ({ token }) => call('returnFunds', { token, idempotencyKey: 'page-return-00001', body: {} }),
  getMemberClub: ({ token }) => call('getMemberClub', { token }),
  setBirthday: ({ token }) => call('setBirthday', { token, body: { month: 5, day: 17 } }),
  claimClubBenefit: ({ token }) =>
    call('claimClubBenefit', {
      token,
      idempotencyKey: 'page-club-claim-01',
      body: { kind: 'upgrade', occurrence: '1' },
    }),
  getRebates: ({ token }) => call('getRebates', { token }),
  claimRebate: ({ token }) =>
    call('claimRebate', { token, idempotencyKey: 'page-rebate-0001', body: { categories: ['RNG'] } }),
  getTeamOverview: ({ agentToken }) =>
    call('getTeamOverview', { token: agentToken, query: { startDate: today(), endDate: today() } }),
  getTeamFigures: ({ agentToken }) =>
    call('getTeamFigures', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  listTeamProfit: ({ agentToken }) =>
    call('listTeamProfit', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  listTeamMembers: ({ agentToken }) => call('listTeamMembers', { token: agentToken }),
  listTeamBets: ({ agentToken }) =>
    call('listTeamBets', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  getTeamBetTotals: ({ agentToken }) =>
    call('getTeamBetTotals', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  exportTeamBets: ({ agentToken }) =>
    call('exportTeamBets', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  exportTeamProfit: ({ agentToken }) =>
    call('exportTeamProfit', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  openTeamAccount: ({ agentToken }) =>
    call('openTeamAccount', {
      token: agentToken,
      body: { userName: 'pageopened', password: 'first-password-1', kind: 'player', rates: [] },
    }),
  listOpeningLinks: ({ agentToken }) => call('listOpeningLinks', { token: agentToken }),
  createOpeningLink: ({ agentToken }) =>
    call('createOpeningLink', {
      token: agentToken,
      body: { clientId: 'page-opening-link-1', kind: 'player', rates: [], note: '', days: null },
    }),
  switchOpeningLink: ({ agentToken, openingLinkId }) =>
    call('switchOpeningLink', {
      token: agentToken,
      params: { linkId: openingLinkId },
      body: { isOn: false },
    }),
  getOwnRates: ({ agentToken }) => call('getOwnRates', { token: agentToken }),
  listDownlineRates: ({ agentToken }) => call('listDownlineRates', { token: agentToken }),
  setDownlineRates: ({ agentToken, belowId }) =>
    call('setDownlineRates', { token: agentToken, params: { memberId: belowId }, body: { rates: [] } }),
  getTeamRebates: ({ agentToken }) =>
    call('getTeamRebates', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  listTeamRebateLines: ({ agentToken }) =>
    call('listTeamRebateLines', { token: agentToken, query: { day: today() } }),
  listTeamRebatePayments: ({ agentToken }) => call('listTeamRebatePayments', { token: agentToken }),
  listTeamMovements: ({ agentToken }) =>
    call('listTeamMovements', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  getTeamMovementTotals: ({ agentToken }) =>
    call('getTeamMovementTotals', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  exportTeamMovements: ({ agentToken }) =>
    call('exportTeamMovements', { token: agentToken, query: { fromDay: today(), toDay: today() } }),
  listTeamNotices: ({ agentToken }) => call('listTeamNotices', { token: agentToken }),
  sendTeamNotice: ({ agentToken }) =>
    call('sendTeamNotice', {
      token: agentToken,
      body: { clientId: 'page-team-notice-01', memberId: null, title: 'Hai', content: 'Apa khabar' },
    }),
  getContractRequests: ({ agentToken }) => call('getContractRequests', { token: agentToken }),
  listOwnContracts: ({ agentToken }) =>
    call('listOwnContracts', { token: agentToken, query: { kind: 'dividend' } }),
  listDownlineContracts: ({ agentToken }) =>
    call('listDownlineContracts', { token: agentToken, query: { kind: 'dividend' } }),
  processDividendContract: ({ agentToken, agentId }) =>
    call('processDividendContract', { token: agentToken, body: rejectionOf(agentId) }),
  processDailySalaryContract: ({ agentToken, agentId }) =>
    call('processDailySalaryContract', { token: agentToken, body: rejectionOf(agentId) }),
  processHourlySalaryContract: ({ agentToken, agentId }) =>
    call('processHourlySalaryContract', { token: agentToken, body: rejectionOf(agentId) }),
  getDownlineTransferTerms: ({ agentToken, ownerId }) =>
    call('getDownlineTransferTerms', { token: agentToken, query: { memberId: ownerId } }),
  transferToDownline: ({ agentToken, ownerId }) =>
    call('transferToDownline', {
      token: agentToken,
      idempotencyKey: 'page-downline-0001',
      body: { memberId: ownerId, amountMinor: '1000', paymentPassword: testPaymentPassword },
    }),
  getRedRainTerms: ({ agentToken }) => call('getRedRainTerms', { token: agentToken }),
  // Opens the account that packets are paid out of.
  scheduleRedRain: ({ agentToken }) =>
    call('scheduleRedRain', {
      token: agentToken,
      idempotencyKey: 'page-rain-00000001',
      body: {
        startsAt: new Date(server.clock.nowMs() + 3_600_000).toISOString(),
        ...{ minutes: 5, packetCount: 2, totalMinor: '1000', levels: null, needsActive: false },
        paymentPassword: testPaymentPassword,
      },
    }),
  listOwnRedRains: ({ agentToken }) => call('listOwnRedRains', { token: agentToken }),
  cancelRedRain: ({ agentToken, comingRainId }) =>
    call('cancelRedRain', { token: agentToken, params: { rainId: comingRainId } }),
  listRedRains: ({ token }) => call('listRedRains', { token }),
  catchRedPacket: ({ token, rainId }) => call('catchRedPacket', { token, params: { rainId } }),
  getRedRain: ({ token, rainId }) => call('getRedRain', { token, params: { rainId } }),
  listRedPackets: ({ token, rainId }) => call('listRedPackets', { token, params: { rainId } }),
  getAffiliate: ({ agentToken }) => call('getAffiliate', { token: agentToken }),
  openAffiliateCampaign: ({ agentToken }) =>
    call('openAffiliateCampaign', {
      token: agentToken,
      body: { campaignCode: 'raya', campaignName: 'Raya' },
    }),
  getAffiliateFigures: ({ agentToken }) =>
    call('getAffiliateFigures', {
      token: agentToken,
      query: { fromDay: today(), toDay: today(), by: 'day' },
    }),
  listAffiliateStatements: ({ agentToken }) => call('listAffiliateStatements', { token: agentToken }),
  listAffiliateLines: ({ agentToken, statementId }) =>
    call('listAffiliateLines', { token: agentToken, params: { statementId } }),
  listCommissions: ({ agentToken }) => call('listCommissions', { token: agentToken, query: {} }),
  listCommissionLines: ({ agentToken, commissionRunId }) =>
    call('listCommissionLines', { token: agentToken, query: { runId: commissionRunId } }),
  listLineBets: ({ agentToken, commissionRunId }) =>
    call('listLineBets', { token: agentToken, query: { runId: commissionRunId, line: 1 } }),
  listBetCommissions: ({ agentToken, betKey }) =>
    call('listBetCommissions', { token: agentToken, query: { betKey } }),
  listHelpItems: () => call('listHelpItems', { query: { device: 'MOBILE' } }),
  listVendorTypes: () => call('listVendorTypes', { query: { typeId: 'RNG' } }),
  listAvailablePromotions: () => call('listAvailablePromotions'),
  listMemberPromotions: ({ token }) => call('listMemberPromotions', { token }),
  joinPromotion: ({ token }) =>
    call('joinPromotion', { token, params: { promotionId: 'promotion-deposit-bonus' } }),
  applyForPromotion: ({ token }) =>
    call('applyForPromotion', {
      token,
      params: { promotionId: 'promotion-share-story' },
      body: { remark: '', images: [] },
    }),
  claimReward: ({ token }) =>
    call('claimReward', {
      token,
      idempotencyKey: 'page-claim-000001',
      params: { promotionId: 'promotion-daily-gift' },
      body: { occurrence: today() },
    }),
  listRewards: ({ token }) => call('listRewards', { token, query: {} }),
  listLotteryGames: () => call('listLotteryGames', { query: {} }),
  getLotteryPlayMenu: () => call('getLotteryPlayMenu', { params: { gameId: lottery.gameId } }),
  getLotterySetting: () => call('getLotterySetting', { params: { gameId: lottery.gameId } }),
  getLotteryDraw: () => call('getLotteryDraw', { params: { gameId: lottery.gameId } }),
  getLotteryRemaining: () =>
    call('getLotteryRemaining', {
      params: { gameId: lottery.gameId },
      query: { playId: 'last-two-straight' },
    }),
  listNumeros: () => call('listNumeros', { query: { gameId: lottery.gameId } }),
  listRecentNumeros: () => call('listRecentNumeros', { params: { gameId: lottery.gameId } }),
  listNearNumeros: () => call('listNearNumeros', { params: { gameId: lottery.gameId } }),
  listChaseNumeros: () => call('listChaseNumeros', { params: { gameId: lottery.gameId } }),
  getHotGapInfo: () => call('getHotGapInfo', { params: { gameId: lottery.gameId } }),
  listOpenedVnNumeros: () => call('listOpenedVnNumeros'),
  listLotteryStreaks: () => call('listLotteryStreaks'),
  listFavouriteLotteries: ({ token }) => call('listFavouriteLotteries', { token }),
  addFavouriteLottery: ({ token }) =>
    call('addFavouriteLottery', { token, body: { gameId: lottery.gameId } }),
  removeFavouriteLottery: ({ token }) =>
    call('removeFavouriteLottery', { token, query: { gameId: lottery.gameId } }),
  listTodaysLotteryOrders: ({ token }) => call('listTodaysLotteryOrders', { token, query: {} }),
  getLotterySeries: ({ token }) => call('getLotterySeries', { token }),
  getLotteryOrderByPath: ({ token, lotteryOrderId }) =>
    call('getLotteryOrderByPath', { token, params: { orderId: lotteryOrderId } }),
  placeLotteryOrder: ({ token, numero }) =>
    call('placeLotteryOrder', lotteryOrderOf(token, numero, 'page-lottery-0002')),
  listLotteryOrders: ({ token }) => call('listLotteryOrders', { token, query: {} }),
  getLotteryOrder: ({ token, lotteryOrderId }) =>
    call('getLotteryOrder', { token, query: { orderId: lotteryOrderId } }),
  getLotteryReceipt: ({ token, lotteryOrderId }) =>
    call('getLotteryReceipt', { token, query: { orderId: lotteryOrderId } }),
  cancelLotterySuborders: ({ token, lotteryOrderId }) =>
    call('cancelLotterySuborders', {
      token,
      idempotencyKey: 'page-lottery-cancel-1',
      body: { orderId: lotteryOrderId },
    }),
  launchGame: ({ token }) => call('launchGame', { token, query: { vendor: 'studio', gameId: 'dice' } }),
  listBets: ({ token }) => call('listBets', { token, query: {} }),
  getBetTotals: ({ token }) => call('getBetTotals', { token, query: thisDay() }),
  getBet: ({ token, betKey }) => call('getBet', { token, query: { betKey } }),
  exportBets: ({ token }) => call('exportBets', { token, query: thisDay() }),
  // A new code ends the one before, and a new password every session: last.
  resetPasswordByPhone: ({ mobileNum, codes }) =>
    call('resetPasswordByPhone', {
      body: { mobileNum, verificationCode: codes.resetCode, newPassword: 'kunci-baharu-7' },
    }),
  sendResetCode: ({ mobileNum }) => call('sendResetCode', { body: { mobileNum } }),
};

/** A flag that governs one way of a call only: what is sent in that way. Providers' stand with their login. */
const branches: readonly {
  readonly setting: Switch['setting'];
  readonly what: string;
  readonly send: Send;
}[] = [
  {
    setting: 'flag MOBILENUMLOGIN3',
    what: 'a login by a code that has been sent',
    send: ({ mobileNum, codes }) =>
      call('login', {
        body: { type: 'sms', username: mobileNum, password: codes.loginCode, captcha: '' },
      }),
  },
];

/** An encrypted payload is counted and kept against replay before anybody can read which way it means. */
const payloadTables = ['wau.attempt_counters', 'wau.used_payloads'];

async function rowsBut(tables: readonly string[]) {
  const rows = Object.entries(await allRows(superuser));
  return rows.filter(([table]) => !tables.includes(table));
}

describe('S10 what is switched off is refused, also from a page that was opened before', () => {
  let page: Page;
  beforeAll(async () => {
    await turn(
      switches.map(({ setting }) => setting),
      'on',
    );
    page = await openPage();
  });

  test('S10 every call that a switch governs is tried', () => {
    const governed = switches.flatMap((one) => one.governed);
    expect([...new Set(governed)].sort()).toEqual(Object.keys(sends).sort());
  });

  test.each(switches)('S10 $setting off: $governed', async ({ setting, governed }) => {
    await turn([setting], 'off');
    try {
      const before = await allRows(superuser);
      const outcomes: Record<string, string | undefined> = {};
      for (const name of governed) outcomes[name] = (await sends[name]?.(page))?.outcome();
      expect(outcomes).toEqual(Object.fromEntries(governed.map((name) => [name, '403 module.unavailable'])));
      expect(await allRows(superuser)).toEqual(before);
    } finally {
      await turn([setting], 'on');
    }
  });

  test.each(branches)('S10 $setting off: $what', async ({ setting, send }) => {
    await turn([setting], 'off');
    try {
      const before = await rowsBut(payloadTables);
      expect((await send(page)).outcome()).toBe('403 module.unavailable');
      expect(await rowsBut(payloadTables)).toEqual(before);
    } finally {
      await turn([setting], 'on');
    }
  });

  test('S10 with everything on again the same page is served in all of it', async () => {
    const outcomes: Record<string, string> = {};
    for (const { what, send } of branches) outcomes[what] = (await send(page)).outcome();
    for (const [name, send] of Object.entries(sends)) outcomes[name] = (await send(page)).outcome();
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, '200'])));
  });
});
