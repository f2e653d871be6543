import type { CallDefinition } from '@wau/contract/call';
import { type CallName, type Calls, calls } from '@wau/contract/calls';
import type { workClaimCalls } from '@wau/contract/calls/operation/work-claim-calls';
import { headerNames } from '@wau/contract/headers';
import type {
  CommissionRunId,
  ConversationId,
  DepositId,
  FeedbackId,
  FindingId,
  FundTransferId,
  Id,
  MemberId,
  MerchantCode,
  OperatorInvitationId,
  RedRainId,
  ReferralId,
  RewardId,
  StuckRoundId,
  WithdrawalId,
} from '@wau/contract/ids';
import {
  type OperatorPermission,
  type OperatorRole,
  operatorPermissions,
  operatorRoles,
} from '@wau/contract/permissions';
import { claimCallName, releaseCallName, type WorkCaseKind, workCaseKinds } from '@wau/contract/work-cases';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { newId, newToken, systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../modules/account/passkey/testing/software-authenticator.ts';
import {
  codeOfTimeStep,
  newSecret,
  sealSecret,
  timeStepAt,
} from '../../modules/account/second-step/second-step-secret.ts';
import { planRedRain } from '../../modules/agency/red-rain/plan-red-rain.ts';
import { listContentItems } from '../../modules/content/operator-content/list-content-items.ts';
import { putContent } from '../../modules/content/operator-content/put-content.ts';
import { selectLimitsVersion } from '../../modules/lottery/lottery-risk/lottery-limits-sql.ts';
import { noWireLimits } from '../../modules/lottery/lottery-risk/wire-limits.ts';
import { addableLotteries } from '../../modules/lottery/site-lottery/addable-lotteries.ts';
import { addTestLottery } from '../../modules/lottery/testing/add-test-lottery.ts';
import { openLottery } from '../../modules/lottery/testing/open-lottery.ts';
import { type GameSwitchPlanId, insertPlan } from '../../modules/operation/site-game/game-switch-plan-sql.ts';
import { addCommissionRun } from '../../testing/add-commission-run.ts';
import { addTestGame } from '../../testing/add-test-game.ts';
import { fund } from '../../testing/member-money.ts';
import { addOperatorSession, openOperator, type TestOperator } from '../../testing/open-operator.ts';
import { createTestServer, type TestMember, testSecret } from '../../testing/test-server.ts';
import { whitePixel } from '../../testing/white-pixel.ts';
import { runAudited } from '../audit/run-audited.ts';
import { tokenHashOf } from '../sessions/session-token.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const { call } = server;

/** The calls that name an operator as their caller: a new one has no line below, and this file no longer compiles. */
type OperatorCallName = {
  [Name in CallName]: Calls[Name]['caller'] extends 'operator' ? Name : never;
}[CallName];

interface Scene {
  readonly operator: TestOperator;
  readonly token: string;
  readonly member: TestMember;
  readonly merchantCode: string;
}

type Send = (scene: Scene) => Promise<{ outcome(): string }>;

/** How a case of each kind comes to be, ready to be decided about. */
const addCase: Readonly<Record<WorkCaseKind, (member: TestMember) => Promise<string>>> = {
  withdrawal: (member) => addWithdrawal(member),
  deposit: (member) => addBankTransfer(member),
  identity: async (member) => {
    await submitIdentityImages(member);
    await markSeen(member);
    return member.memberId;
  },
  application: (member) => addApplication(member),
  referral: (member) => addReferral(member),
  fundTransfer: (member) => addStuckTransfer(member),
  stuckRound: (member) => addStuckRound(member),
  finding: (member) => addFinding(member),
  chat: (member) => addChat(member),
  feedback: (member) => addFeedback(member),
  commissionRun: ({ merchantCode, memberId }) =>
    addCommissionRun(server.runner, { merchantCode, agentId: memberId, memberId }),
};

/** How it is decided about. */
const decide: Readonly<Record<WorkCaseKind, (scene: Scene, caseId: string) => ReturnType<Send>>> = {
  withdrawal: (scene, caseId) =>
    call('decideWithdrawal', {
      ...scene,
      params: { withdrawalId: caseId as WithdrawalId },
      body: { decision: 'rejected', reason: 'Nama akaun lain' },
    }),
  deposit: (scene, caseId) =>
    call('decideDeposit', {
      ...scene,
      params: { depositId: caseId as DepositId },
      body: { decision: 'declined', reason: 'Tiada wang masuk' },
    }),
  identity: (scene, caseId) =>
    call('decideIdentity', {
      ...scene,
      params: { memberId: caseId as MemberId },
      body: { decision: 'verified' },
    }),
  application: (scene, caseId) =>
    call('decideApplication', {
      ...scene,
      params: { rewardId: caseId as RewardId },
      body: { decision: 'approved' },
    }),
  referral: (scene, caseId) =>
    call('decideReferral', {
      ...scene,
      params: { referralId: caseId as ReferralId },
      body: { decision: 'rejected', reason: 'Orang yang sama' },
    }),
  fundTransfer: (scene, caseId) =>
    call('decideFundTransfer', {
      ...scene,
      params: { fundTransferId: caseId as FundTransferId },
      body: { decision: 'notApplied', reason: 'the vendor says so' },
    }),
  stuckRound: (scene, caseId) =>
    call('decideStuckRound', {
      ...scene,
      params: { stuckRoundId: caseId as StuckRoundId },
      body: { decision: 'retry', reason: 'the wallet is there again' },
    }),
  finding: (scene, caseId) =>
    call('decideFinding', {
      ...scene,
      params: { findingId: caseId as FindingId },
      body: { decision: 'explained', reason: 'a power cut, see the log' },
    }),
  chat: (scene, caseId) =>
    call('closeChat', {
      ...scene,
      params: { conversationId: caseId as ConversationId },
      body: { reason: 'Sudah selesai' },
    }),
  feedback: (scene, caseId) =>
    call('closeFeedback', {
      ...scene,
      params: { feedbackId: caseId as FeedbackId },
      body: { reason: 'Hanya pujian' },
    }),
  commissionRun: (scene, caseId) =>
    call('rejectCommissionRun', {
      ...scene,
      params: { runId: caseId as CommissionRunId },
      body: { reason: 'Angka meragukan' },
    }),
};

const decideNew =
  (kind: WorkCaseKind): Send =>
  async (scene) =>
    decide[kind](scene, await addCase[kind](scene.member));

/** How a case of each kind is claimed and let go. */
function sendClaims(): Readonly<Record<keyof typeof workClaimCalls, Send>> {
  const send =
    (name: keyof typeof workClaimCalls, kind: WorkCaseKind): Send =>
    async (scene) =>
      call(name, { ...scene, params: { caseId: await addCase[kind](scene.member) } });
  return Object.fromEntries(
    workCaseKinds.flatMap((kind) =>
      [claimCallName(kind), releaseCallName(kind)].map((name) => [name, send(name, kind)]),
    ),
  ) as Record<keyof typeof workClaimCalls, Send>;
}

/** A run that waits, of the scene's member as an agent. */
async function withRun(scene: Scene) {
  const { merchantCode, memberId } = scene.member;
  const runId = await addCommissionRun(server.runner, { merchantCode, agentId: memberId, memberId });
  return { ...scene, params: { runId } };
}

/** Where the demo's console is served. */
const consoleHost = { host: 'localhost:8080' };

const threeDays = { fromDay: '2026-03-01', toDay: '2026-03-03' };

/** A red rain of the house that comes, with what was put aside for it. */
async function addRain(code: string): Promise<RedRainId> {
  const merchantCode = code as MerchantCode;
  const funding = {
    merchant: { merchantCode, currencyCode: 'MYR' },
    funder: 'house',
    agentId: null,
    scheduledBy: newId('operator', server.clock, systemRandom),
  } as const;
  const order = {
    startsAt: new Date(server.clock.nowMs() + 3_600_000).toISOString(),
    ...{ minutes: 5, packetCount: 2, totalMinor: '1000', levels: null, needsActive: false },
  };
  const parts = { ...server, random: systemRandom, config: { masterSecret: testSecret } };
  const rain = await withTransaction(server.database, (tx) => planRedRain(parts, tx, funding, order));
  return rain.rain_id;
}

/** How each call is made so that it succeeds where its caller may make it. */
const sends: Readonly<Record<OperatorCallName, Send>> = {
  logoutOperator: (scene) => call('logoutOperator', scene),
  getOperatorInfo: (scene) => call('getOperatorInfo', scene),
  changeOperatorPassword: (scene) =>
    call('changeOperatorPassword', {
      ...scene,
      body: { oldPassword: scene.operator.password, newPassword: 'kata-laluan-baharu' },
    }),
  startOperatorSecondStep: (scene) => call('startOperatorSecondStep', scene),
  confirmOperatorSecondStep: async (scene) => {
    const { operatorId } = scene.operator;
    const secret = newSecret(systemRandom);
    const sealed = sealSecret({ masterSecret: testSecret, operatorId }, secret, systemRandom);
    await server.runner.query({
      text: 'update wau.operators set sealed_pending_step = $2 where operator_id = $1',
      values: [operatorId, sealed],
    });
    const code = codeOfTimeStep(secret, timeStepAt(server.clock.nowMs()));
    return call('confirmOperatorSecondStep', { ...scene, body: { code } });
  },
  listOperatorPasskeys: (scene) => call('listOperatorPasskeys', scene),
  startOperatorPasskeyCreation: async (scene) => {
    const { operatorId, password } = scene.operator;
    const secret = newSecret(systemRandom);
    const sealed = sealSecret({ masterSecret: testSecret, operatorId }, secret, systemRandom);
    await server.runner.query({
      text: 'update wau.operators set sealed_second_step = $2 where operator_id = $1',
      values: [operatorId, sealed],
    });
    const code = codeOfTimeStep(secret, timeStepAt(server.clock.nowMs()));
    const body = { password, code };
    return call('startOperatorPasskeyCreation', { ...scene, body, headers: consoleHost });
  },
  createOperatorPasskey: async (scene) => {
    const challenge = newToken(systemRandom);
    await server.runner.query({
      text: `insert into wau.single_use_tickets (merchant_id, kind, ticket_hash, payload, expires_at)
             select $1, 'operator.passkey.creation', $2,
                    jsonb_build_object('operatorId', operator_id, 'sessionId', operator_session_id,
                                       'isOfPublicLogin', false),
                    now() + interval '5 minutes'
               from wau.operator_sessions where operator_id = $3`,
      values: [scene.merchantCode, tokenHashOf(challenge), scene.operator.operatorId],
    });
    const scenery = { origin: `http://${consoleHost.host}`, rpId: 'localhost', challenge };
    const body = { credential: createSoftwareAuthenticator().create(scenery), passkeyName: 'Komputer' };
    return call('createOperatorPasskey', { ...scene, body, headers: consoleHost });
  },
  removeOperatorPasskey: async (scene) => {
    const passkeyId = newId('passkey', server.clock, systemRandom);
    await server.runner.query({
      text: `insert into wau.operator_passkeys
               (operator_id, passkey_id, host, credential_id, public_key, sign_count, is_synced, passkey_name, created_at)
             values ($1, $2, 'localhost', $2, '', 0, false, 'Komputer', now())`,
      values: [scene.operator.operatorId, passkeyId],
    });
    return call('removeOperatorPasskey', { ...scene, params: { passkeyId } });
  },
  listSiteOperators: (scene) => call('listSiteOperators', scene),
  inviteOperator: (scene) => {
    scenes += 1;
    return call('inviteOperator', { ...scene, body: { username: `invited.${scenes}`, role: 'auditor' } });
  },
  listOperatorInvitations: (scene) => call('listOperatorInvitations', scene),
  cancelOperatorInvitation: async (scene) => {
    const invitationId = await addInvitation(scene);
    return call('cancelOperatorInvitation', {
      ...scene,
      params: { invitationId },
      body: { reason: 'Sudah ada orang lain' },
    });
  },
  giveOperatorRole: async (scene) => {
    scenes += 1;
    const { operatorId } = await openOperator(server, `other.${scenes}`, 'auditor', [scene.merchantCode]);
    return call('giveOperatorRole', { ...scene, params: { operatorId, role: 'reviewer' } });
  },
  takeOperatorRole: async (scene) => {
    scenes += 1;
    const { operatorId } = await openOperator(server, `other.${scenes}`, 'auditor', [scene.merchantCode]);
    return call('takeOperatorRole', { ...scene, params: { operatorId, role: 'auditor' } });
  },
  listWorkClaims: (scene) => call('listWorkClaims', scene),
  ...sendClaims(),
  listContentKinds: (scene) => call('listContentKinds', scene),
  listContentItems: (scene) => call('listContentItems', { ...scene, params: { kind: 'banners' } }),
  putContentItem: (scene) =>
    call('putContentItem', {
      ...scene,
      params: { kind: 'help' },
      body: { item: helpItem(nextHelp()), expectedVersion: null },
    }),
  removeContentItem: async (scene) =>
    call('removeContentItem', {
      ...scene,
      params: { kind: 'help' },
      body: await addHelp(scene.merchantCode),
    }),
  orderContentItems: async (scene) => {
    const expectedKeys = (await helpOf(scene.merchantCode)).map(({ key }) => key);
    const body = { keys: expectedKeys.toReversed(), expectedKeys };
    return call('orderContentItems', { ...scene, params: { kind: 'help' }, body });
  },
  listContentChanges: (scene) =>
    call('listContentChanges', { ...scene, params: { kind: 'help' }, query: {} }),
  undoContentChange: async (scene) => {
    const [entry] = await server.runner.query<{ entry_id: bigint }>({
      text: 'select entry_id from wau.audit_entries where new_values ? $1 order by entry_id limit 1',
      values: [undoneHelp],
    });
    const present = (await helpOf(scene.merchantCode)).find(({ key }) => key === undoneHelp);
    const body = {
      entryId: String(entry?.entry_id),
      key: undoneHelp,
      expectedVersion: present?.version ?? null,
    };
    return call('undoContentChange', { ...scene, params: { kind: 'help' }, body });
  },
  previewContentItem: (scene) =>
    call('previewContentItem', {
      ...scene,
      params: { kind: 'help' },
      body: { texts: { MY: { content: '<p>Isi</p>' } } },
    }),
  listMerchantSettings: (scene) => call('listMerchantSettings', scene),
  listSettingChanges: (scene) => call('listSettingChanges', { ...scene, query: {} }),
  changeMerchantSetting: (scene) =>
    call('changeMerchantSetting', { ...scene, body: { settingName: 'status-text', value: 'Esok' } }),
  dropSettingRequest: (scene) =>
    call('dropSettingRequest', {
      ...scene,
      body: { settingName: 'withdrawal-maximum', value: '1000000000' },
    }),
  listPaymentProviders: (scene) => call('listPaymentProviders', scene),
  changePaymentProvider: (scene) =>
    call('changePaymentProvider', {
      ...scene,
      body: { providerCode: 'sandbox', isEnabled: true, paysOut: false, settings: [] },
    }),
  dropPaymentProviderRequest: (scene) =>
    call('dropPaymentProviderRequest', { ...scene, body: { providerCode: 'sandbox' } }),
  listDepositAccounts: (scene) => call('listDepositAccounts', scene),
  changeDepositAccount: (scene) =>
    call('changeDepositAccount', {
      ...scene,
      body: {
        ...{ accountCode: 'main', isEnabled: true, bankName: 'Bank Contoh', accountNumber: '6666 1234' },
        ...{ holderName: 'Wau Demo', sortOrder: 0 },
      },
    }),
  dropDepositAccountRequest: (scene) =>
    call('dropDepositAccountRequest', { ...scene, body: { accountCode: 'main' } }),
  listLotteryLimits: (scene) => call('listLotteryLimits', scene),
  setLotteryLimits: async (scene) => {
    const { version: seenVersion = 0 } =
      (await selectLimitsVersion(server.runner, lottery.merchantCode, lottery.gameId)) ?? {};
    return call('setLotteryLimits', {
      ...scene,
      params: { gameId: lottery.gameId },
      body: { ...noWireLimits, numberStakeMinor: '1000', seenVersion, reason: 'Had baharu' },
    });
  },
  dropLotteryLimitsRequest: (scene) =>
    call('dropLotteryLimitsRequest', { ...scene, params: { gameId: lottery.gameId } }),
  listLotteryLimitChanges: (scene) =>
    call('listLotteryLimitChanges', { ...scene, params: { gameId: lottery.gameId } }),
  getLotteryExposure: (scene) => call('getLotteryExposure', { ...scene, params: { gameId: lottery.gameId } }),
  listMerchants: (scene) => call('listMerchants', scene),
  openMerchant: (scene) =>
    call('openMerchant', {
      ...scene,
      body: {
        ...{ merchantCode: 'emas', brandName: 'Wau Emas', hosts: ['emas.example'], currencyCode: 'MYR' },
        ...{ languages: ['MY'], defaultLanguage: 'MY', themeName: 'night', timeZone: 'Asia/Kuala_Lumpur' },
      },
    }),
  dropMerchantRequest: (scene) => call('dropMerchantRequest', { ...scene, body: { merchantCode: 'emas' } }),
  changeRegisterField: (scene) =>
    call('changeRegisterField', {
      ...scene,
      body: { fieldName: 'zalo', property: 'max-length', value: '17' },
    }),
  listLotteryOdds: (scene) => call('listLotteryOdds', { ...scene, query: {} }),
  changeLotteryOdds: async (scene) => {
    const gameId = `odds-${scenes}`;
    await addTestLottery(server, scene.merchantCode, gameId);
    const plays = [{ playId: 'place-1-number', odds: { win: 95_000 }, expectedVersion: 0 }];
    return call('changeLotteryOdds', {
      ...scene,
      body: { family: 'ssc', gameId, plays, reason: 'Odds baharu' },
    });
  },
  listSiteGames: (scene) => call('listSiteGames', { ...scene, query: {} }),
  listSiteVendors: (scene) => call('listSiteVendors', scene),
  listGameSwitches: (scene) => call('listGameSwitches', { ...scene, query: {} }),
  switchGame: async (scene) => {
    const params = { vendor: 'studio', gameId: `switched-${scenes}` };
    const game = { merchantCode: scene.merchantCode, vendorCode: params.vendor, gameId: params.gameId };
    await addTestGame(server, game);
    return call('switchGame', { ...scene, params, body: { isOn: false, reason: 'Penyelenggaraan' } });
  },
  switchVendor: async (scene) => {
    const params = { vendor: `switched${scenes}` };
    await server.runner.query({
      text: `insert into wau.vendors (merchant_id, vendor_code, vendor_name, launch_url) values ($1, $2, $2, '')`,
      values: [scene.merchantCode, params.vendor],
    });
    return call('switchVendor', { ...scene, params, body: { isOn: false, reason: 'Penyelenggaraan' } });
  },
  listGameSwitchPlans: (scene) => call('listGameSwitchPlans', scene),
  planGameSwitch: async (scene) => {
    // A title of its own, since no two plans of one meet.
    const gameId = `planned-${scenes}`;
    await addTestGame(server, { merchantCode: scene.merchantCode, vendorCode: 'studio', gameId });
    const endsAt = new Date(server.clock.nowMs() + 3_600_000).toISOString();
    const body = { vendor: 'studio', gameId, isOn: false, beginsAt: null, endsAt, reason: 'Penyelenggaraan' };
    return call('planGameSwitch', { ...scene, body });
  },
  dropGameSwitchPlan: async (scene) =>
    call('dropGameSwitchPlan', { ...scene, params: { planId: await addGameSwitchPlan(scene) } }),
  listAuditEntries: (scene) => call('listAuditEntries', scene),
  listAuditOperators: (scene) => call('listAuditOperators', scene),
  exportAuditEntries: (scene) => call('exportAuditEntries', { ...scene, query: threeDays }),
  revealAuditEntry: async (scene) => {
    const [entry] = await server.runner.query<{ entry_id: bigint }>({
      text: 'select max(entry_id) as entry_id from wau.audit_entries where merchant_id = $1',
      values: [scene.merchantCode],
    });
    return call('revealAuditEntry', {
      ...scene,
      params: { entryId: String(entry?.entry_id) },
      body: { reason: 'Aduan ahli' },
    });
  },
  listBookChecks: (scene) => call('listBookChecks', scene),
  listBookDrifts: (scene) => call('listBookDrifts', { ...scene, query: { day: '2026-03-01' } }),
  listPaymentReconciliations: (scene) => call('listPaymentReconciliations', scene),
  listPaymentDifferences: (scene) =>
    call('listPaymentDifferences', { ...scene, query: { provider: 'sandbox', day: '2026-01-31' } }),
  getDashboardDays: (scene) => call('getDashboardDays', { ...scene, query: threeDays }),
  exportDashboardDays: (scene) => call('exportDashboardDays', { ...scene, query: threeDays }),
  getDashboardGames: (scene) =>
    call('getDashboardGames', { ...scene, query: { ...threeDays, groupBy: 'vendor' } }),
  exportDashboardGames: (scene) =>
    call('exportDashboardGames', { ...scene, query: { ...threeDays, groupBy: 'vendor' } }),
  getDashboardFunnel: (scene) => call('getDashboardFunnel', { ...scene, query: threeDays }),
  exportDashboardFunnel: (scene) => call('exportDashboardFunnel', { ...scene, query: threeDays }),
  listReconciliations: (scene) => call('listReconciliations', scene),
  listStatementDifferences: (scene) =>
    call('listStatementDifferences', { ...scene, query: { vendor: 'studio', day: '2026-01-31' } }),
  listWaitingIdentities: (scene) => call('listWaitingIdentities', scene),
  openIdentityImages: async (scene) => {
    await submitIdentityImages(scene.member);
    return call('openIdentityImages', { ...scene, params: { memberId: scene.member.memberId } });
  },
  decideIdentity: decideNew('identity'),
  listWaitingApplications: (scene) => call('listWaitingApplications', scene),
  openApplicationImages: async (scene) =>
    call('openApplicationImages', { ...scene, params: { rewardId: await addApplication(scene.member) } }),
  decideApplication: decideNew('application'),
  listWaitingFeedback: (scene) => call('listWaitingFeedback', scene),
  openFeedbackImages: async (scene) =>
    call('openFeedbackImages', { ...scene, params: { feedbackId: await addFeedback(scene.member) } }),
  answerFeedback: async (scene) =>
    call('answerFeedback', {
      ...scene,
      params: { feedbackId: await addFeedback(scene.member) },
      body: { content: 'Terima kasih' },
    }),
  closeFeedback: decideNew('feedback'),
  listOpenChats: (scene) => call('listOpenChats', scene),
  readMemberChat: async (scene) =>
    call('readMemberChat', { ...scene, params: { conversationId: await addChat(scene.member) }, query: {} }),
  openChatImage: async (scene) =>
    call('openChatImage', {
      ...scene,
      params: { conversationId: await addChat(scene.member), messageNumber: 1 },
    }),
  answerChat: async (scene) =>
    call('answerChat', {
      ...scene,
      params: { conversationId: await addChat(scene.member) },
      body: { clientId: 'client-0123456789', content: 'Baik' },
    }),
  closeChat: decideNew('chat'),
  listWaitingDeposits: (scene) => call('listWaitingDeposits', scene),
  listContradictedDeposits: (scene) => call('listContradictedDeposits', scene),
  openDepositProof: async (scene) =>
    call('openDepositProof', { ...scene, params: { depositId: await addBankTransfer(scene.member) } }),
  decideDeposit: decideNew('deposit'),
  listWaitingWithdrawals: (scene) => call('listWaitingWithdrawals', scene),
  decideWithdrawal: decideNew('withdrawal'),
  listReferrals: (scene) => call('listReferrals', { ...scene, query: {} }),
  decideReferral: decideNew('referral'),
  excludeMember: (scene) =>
    call('excludeMember', {
      ...scene,
      params: { memberId: scene.member.memberId },
      body: { kind: 'cool.off', days: 1, reason: 'Atas permintaan ahli' },
    }),
  getMemberPlayLimits: (scene) =>
    call('getMemberPlayLimits', { ...scene, params: { memberId: scene.member.memberId } }),
  findMembers: (scene) => call('findMembers', { ...scene, query: { userName: 'member.' } }),
  findMembersByContact: (scene) =>
    call('findMembersByContact', { ...scene, body: { email: 'siapa@example.com' } }),
  getMemberProfile: (scene) => call('getMemberProfile', ofMember(scene)),
  revealMemberData: (scene) =>
    call('revealMemberData', { ...ofMember(scene), body: { reason: 'Ahli menelefon' } }),
  listMemberSessions: (scene) => call('listMemberSessions', ofMember(scene)),
  endMemberSessions: (scene) =>
    call('endMemberSessions', { ...ofMember(scene), body: { reason: 'Telefon hilang' } }),
  listRelatedMembers: (scene) => call('listRelatedMembers', ofMember(scene)),
  listMemberNotes: (scene) => call('listMemberNotes', ofMember(scene)),
  listAgentContracts: (scene) => call('listAgentContracts', ofMember(scene)),
  proposeAgentContract: async (scene) => proposeContract(scene, await addAgent(scene)),
  answerAgentContract: async (scene) => {
    const memberId = await addAgent(scene);
    // What the agent wishes for instead of what was offered.
    await server.runner.query({
      text: `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, state, tiers, starts_on,
               proposed_by, proposer_id, proposed_at)
             values ($1, $2, 'dailySalary', 'CONS', 1, 'V', $3, '2100-01-01', 'downline', $2, now())`,
      values: [scene.member.merchantCode, memberId, JSON.stringify([offeredTier])],
    });
    return call('answerAgentContract', {
      ...ofMember(scene),
      params: { memberId },
      body: { kind: 'dailySalary', product: 'CONS', version: 1, answer: 'reject', reason: 'Terlalu tinggi' },
    });
  },
  getMemberRates: (scene) => call('getMemberRates', ofMember(scene)),
  setMemberRates: (scene) =>
    call('setMemberRates', {
      ...ofMember(scene),
      body: { rates: [{ product: 'LIVE', basisPoints: 80 }], seenRates: [], reason: 'Dipersetujui' },
    }),
  listSiteRedRains: (scene) => call('listSiteRedRains', scene),
  listAskedRedRains: (scene) => call('listAskedRedRains', scene),
  scheduleSiteRedRain: (scene) => {
    scenes += 1;
    return call('scheduleSiteRedRain', {
      ...scene,
      body: {
        clientId: `client-of-rain-${scenes}`,
        startsAt: new Date(server.clock.nowMs() + 3_600_000).toISOString(),
        ...{ agentName: null, minutes: 5, packetCount: 2, totalMinor: '1000', levels: null },
        ...{ needsActive: true, reason: 'Hari jadi tapak' },
      },
    });
  },
  dropRedRainRequest: (scene) =>
    call('dropRedRainRequest', { ...scene, body: { clientId: 'client-of-nothing' } }),
  cancelSiteRedRain: async (scene) =>
    call('cancelSiteRedRain', {
      ...scene,
      params: { rainId: await addRain(scene.merchantCode) },
      body: { reason: 'Salah masa' },
    }),
  listSiteRedPackets: async (scene) =>
    call('listSiteRedPackets', { ...scene, params: { rainId: await addRain(scene.merchantCode) } }),
  listAffiliates: (scene) => call('listAffiliates', { ...scene, query: {} }),
  openAffiliate: async (scene) => {
    const { planCode, userName } = await addAffiliate(scene, false);
    return call('openAffiliate', { ...scene, body: { userName, planCode, reason: 'Dipersetujui' } });
  },
  changeAffiliate: async (scene) => {
    const { planCode, memberId } = await addAffiliate(scene);
    const body = { planCode, enabled: false, reason: 'Disyaki' };
    return call('changeAffiliate', { ...scene, params: { memberId }, body });
  },
  addAffiliateCode: async (scene) => {
    const { planCode, memberId } = await addAffiliate(scene);
    const body = { affiliateCode: `kod-${planCode}`, enabled: true, reason: 'Dipersetujui' };
    return call('addAffiliateCode', { ...scene, params: { memberId }, body });
  },
  changeAffiliateDomain: async (scene) => {
    const { memberId } = await addAffiliate(scene);
    const body = { domain: 'wau.localhost', affiliateCode: '', reason: 'Dipersetujui' };
    return call('changeAffiliateDomain', { ...scene, params: { memberId }, body });
  },
  listAffiliatePlans: (scene) => call('listAffiliatePlans', scene),
  storeAffiliatePlan: async (scene) => {
    const { planCode } = await addAffiliate(scene);
    return call('storeAffiliatePlan', {
      ...scene,
      body: {
        ...{ planCode, planName: 'Pelan', version: 1, fee: null, carriesOver: true, reason: 'Dipersetujui' },
        tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 100 }],
      },
    });
  },
  moveAffiliateMember: async (scene) => {
    const { userName } = await addAffiliate(scene);
    const body = { userName, seenAffiliateId: null, reason: 'Dipersetujui' };
    return call('moveAffiliateMember', { ...ofMember(scene), body });
  },
  findAffiliateMember: (scene) =>
    call('findAffiliateMember', { ...scene, query: { member: scene.member.memberId } }),
  listHeldAffiliateMembers: (scene) => call('listHeldAffiliateMembers', { ...scene, query: {} }),
  decideAffiliateMember: async (scene) => {
    const { memberId } = await addAffiliate(scene);
    await server.runner.query({
      text: `insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id, standing, marks)
             values ($1, $2, '2020-01-01', $3, 'held', '{device}')`,
      values: [scene.member.merchantCode, scene.member.memberId, memberId],
    });
    return call('decideAffiliateMember', {
      ...ofMember(scene),
      body: { decision: 'rejected', reason: 'Orang yang sama' },
    });
  },
  listAffiliateRuns: (scene) => call('listAffiliateRuns', { ...scene, query: {} }),
  listAffiliateRunStatements: async (scene) => {
    const { month } = await addAffiliateMonth(scene);
    return call('listAffiliateRunStatements', { ...scene, params: { month }, query: {} });
  },
  listAffiliateRunLines: async (scene) => {
    const { statementId } = await addAffiliateMonth(scene);
    return call('listAffiliateRunLines', { ...scene, params: { statementId }, query: {} });
  },
  decideAffiliateRun: async (scene) => {
    const { month } = await addAffiliateMonth(scene);
    const body = { decision: 'approved' as const, amountMinor: '0', reason: 'Disemak' };
    return call('decideAffiliateRun', { ...scene, params: { month }, body });
  },
  withholdAffiliateStatement: async (scene) => {
    const { statementId } = await addAffiliateMonth(scene);
    const body = { reason: 'Perlu disemak' };
    return call('withholdAffiliateStatement', { ...scene, params: { statementId }, body });
  },
  listContracts: (scene) => call('listContracts', { ...scene, query: {} }),
  listAgents: (scene) => call('listAgents', { ...scene, query: {} }),
  getAgent: (scene) => call('getAgent', ofMember(scene)),
  listAgentLine: (scene) => call('listAgentLine', { ...ofMember(scene), query: {} }),
  getAgentFigures: (scene) =>
    call('getAgentFigures', { ...ofMember(scene), query: { fromDay: '2026-11-01', toDay: '2026-11-02' } }),
  listAgentCommissions: (scene) => call('listAgentCommissions', { ...ofMember(scene), query: {} }),
  moveMember: async (scene) =>
    call('moveMember', {
      ...ofMember(scene),
      body: {
        uplineId: await addAgent(scene),
        seenUplineId: null,
        reason: 'Didaftarkan di bawah orang lain',
      },
    }),
  listCommissionRuns: (scene) => call('listCommissionRuns', scene),
  getCommissionRun: async (scene) => call('getCommissionRun', await withRun(scene)),
  listCommissionRunLines: async (scene) =>
    call('listCommissionRunLines', {
      ...(await withRun(scene)),
      query: { agentId: scene.member.memberId },
    }),
  listCommissionLineBets: async (scene) =>
    call('listCommissionLineBets', {
      ...(await withRun(scene)),
      query: { agentId: scene.member.memberId, line: 1 },
    }),
  listBetCommissionLines: (scene) =>
    call('listBetCommissionLines', { ...scene, query: { betKey: 'vendor:studio:none' } }),
  approveCommissionRun: async (scene) =>
    call('approveCommissionRun', { ...(await withRun(scene)), body: { reason: 'Angka betul' } }),
  rejectCommissionRun: async (scene) =>
    call('rejectCommissionRun', { ...(await withRun(scene)), body: { reason: 'Disemak semula' } }),
  addMemberNote: (scene) => call('addMemberNote', { ...ofMember(scene), body: { content: 'Sopan' } }),
  setMemberStatus: (scene) =>
    call('setMemberStatus', { ...ofMember(scene), body: { status: 'disabled', reason: 'Disyaki' } }),
  getMemberMoney: (scene) => call('getMemberMoney', ofMember(scene)),
  listMemberMovements: (scene) => call('listMemberMovements', ofMember(scene)),
  listMemberBets: (scene) => call('listMemberBets', ofMember(scene)),
  proposeAdjustment: (scene) =>
    call('proposeAdjustment', {
      ...ofMember(scene),
      body: {
        clientId: 'client-0123456789',
        amountMinor: '500',
        code: 'goodwill',
        reason: 'Maaf atas kelewatan',
      },
    }),
  listAdjustments: (scene) => call('listAdjustments', scene),
  decideAdjustment: async (scene) =>
    call('decideAdjustment', {
      ...scene,
      params: { adjustmentId: await addAdjustment(scene.member) },
      body: { decision: 'approved', reason: 'Disemak' },
    }),
  listStuckFundTransfers: (scene) => call('listStuckFundTransfers', scene),
  decideFundTransfer: decideNew('fundTransfer'),
  listStuckRounds: (scene) => call('listStuckRounds', scene),
  decideStuckRound: decideNew('stuckRound'),
  listWaitingLotteryDraws: (scene) => call('listWaitingLotteryDraws', scene),
  listSiteLotteryDraws: async (scene) => {
    const { gameId } = await addLotteryDraw(scene.merchantCode);
    return call('listSiteLotteryDraws', { ...scene, query: { gameId } });
  },
  enterLotteryResult: async (scene) => {
    const params = await addLotteryDraw(scene.merchantCode);
    return call('enterLotteryResult', { ...scene, params, body: { result: { number: ['07'] } } });
  },
  voidLotteryDraw: async (scene) => {
    const params = await addLotteryDraw(scene.merchantCode);
    return call('voidLotteryDraw', { ...scene, params, body: { reason: 'Cabutan tidak diadakan' } });
  },
  correctLotteryDraw: async (scene) => {
    const params = await addLotteryDraw(scene.merchantCode, '{"number": ["70"]}');
    const body = { result: { number: ['07'] }, reason: 'Keputusan tersilap' };
    return call('correctLotteryDraw', { ...scene, params, body });
  },
  dropLotteryDrawRequest: async (scene) =>
    call('dropLotteryDrawRequest', { ...scene, params: await addLotteryDraw(scene.merchantCode) }),
  listSiteLotteries: (scene) => call('listSiteLotteries', scene),
  changeLotterySchedule: async (scene) => {
    const { gameId } = await addLotteryDraw(scene.merchantCode);
    // What lets stakes in later is for those who decide about draws.
    const body = {
      schedule: { everySeconds: 600 },
      closingSeconds: 60,
      seenScheduleText: '{"everySeconds": 600}',
      reason: 'Cabutan lebih lewat',
    };
    return call('changeLotterySchedule', { ...scene, params: { gameId }, body });
  },
  switchLottery: async (scene) => {
    const { gameId } = await addLotteryDraw(scene.merchantCode);
    return call('switchLottery', {
      ...scene,
      params: { gameId },
      body: { isOn: false, reason: 'Cuti umum' },
    });
  },
  listAddableLotteries: (scene) => call('listAddableLotteries', scene),
  addLottery: (scene) => {
    addedLotteries += 1;
    return call('addLottery', { ...scene, body: { gameId: addableLotteries[addedLotteries]?.gameId ?? '' } });
  },
  listLotteryFeeds: (scene) => call('listLotteryFeeds', scene),
  changeLotteryFeed: async (scene) => {
    const { gameId } = await addLotteryDraw(scene.merchantCode);
    await server.runner.query({
      text: `update wau.lottery_games set result_feed = 'former' where merchant_id = $1 and game_id = $2`,
      values: [scene.merchantCode, gameId],
    });
    const body = { feed: '', seenFeed: 'former', reason: 'Suapan ditamatkan' };
    return call('changeLotteryFeed', { ...scene, params: { gameId }, body });
  },
  dropLotteryFeedRequest: (scene) =>
    call('dropLotteryFeedRequest', { ...scene, params: { gameId: lottery.gameId } }),
  listFindings: (scene) => call('listFindings', scene),
  decideFinding: decideNew('finding'),
};

const ofMember = (scene: Scene) => ({ ...scene, params: { memberId: scene.member.memberId } });

/** At the top, so that the house pays. */
async function addAgent({ member: { merchantCode } }: Scene): Promise<MemberId> {
  const memberId = newId('member', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, member_type)
           values ($1, $2, $2, $2, 'none', now(), 2)`,
    values: [merchantCode, memberId],
  });
  return memberId;
}

const offeredTier = {
  minimumBetMinor: '0',
  netLossMinor: '0',
  activeMembers: 0,
  basisPoints: 50,
  amountMinor: null,
};

function proposeContract(scene: Scene, memberId: MemberId) {
  const today = new Date(server.clock.nowMs());
  const startsOn = new Date(today.getTime() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return call('proposeAgentContract', {
    ...ofMember(scene),
    params: { memberId },
    body: { kind: 'dailySalary', product: 'CONS', version: 0, tiers: [offeredTier], startsOn },
  });
}

/** Each is added once. */
let addedLotteries = 0;
let lotteries = 0;
/** An official draw whose time has come, of a lottery of its own. */
async function addLotteryDraw(merchantCode: string, result: string | null = null) {
  lotteries += 1;
  const params = { gameId: `lottery-${lotteries}`, numero: '20261129' };
  await server.runner.query({
    text: `insert into wau.lottery_games
             (merchant_id, game_id, family, prize_modes, draw_source, schedule, time_zone, closing_seconds, units_minor,
              highest_multiple, highest_stake_minor, highest_win_minor, is_offered, position)
           values ($1, $2, 'myanmar-2d', '{ZY}', 'official', '{"everySeconds": 600}', 'UTC', 60, '{100}', 10, 100000,
                   10000000, true, 1)`,
    values: [merchantCode, params.gameId],
  });
  await server.runner.query({
    text: `insert into wau.lottery_draws
             (merchant_id, game_id, numero, opens_at, closes_at, draws_at, state, result, drawn_at)
           values ($1, $2, $3, now() - interval '3 hours', now() - interval '2 hours', now() - interval '1 hour',
                   case when $4::jsonb is null then 'planned' else 'settled' end, $4, now())`,
    values: [merchantCode, params.gameId, params.numero, result],
  });
  return params;
}

let helps = 0;
const nextHelp = (): string => {
  helps += 1;
  return `help-${helps}`;
};
const helpItem = (id: string) => ({ id, texts: { MY: { title: id, content: '<p>Isi</p>' } } });
const helpOf = async (merchantCode: string) =>
  (await listContentItems(server, merchantCode as MerchantCode, 'help')).list;

/** Without an entry in the audit, which the call alone is to leave. */
const addHelp = async (merchantCode: string) => {
  const key = nextHelp();
  const order = { items: [helpItem(key)] };
  await withTransaction(server.database, (tx) =>
    putContent(server, tx, merchantCode as MerchantCode, 'help', order),
  );
  const added = (await helpOf(merchantCode)).find((item) => item.key === key);
  return { key, expectedVersion: added?.version ?? '' };
};

/** Stands in the audit as it came; undone once, and the same again after that. */
const undoneHelp = nextHelp();
const deed = { actor: { kind: 'installation', actorName: 'tests' }, action: 'putContent' } as const;
await runAudited(server, { ...deed, merchantCodes: ['wau' as MerchantCode] }, (tx) =>
  putContent(server, tx, 'wau' as MerchantCode, 'help', { items: [helpItem(undoneHelp)] }),
);

/** A colleague has proposed it. */
const addAdjustment = async ({ memberId, merchantCode }: TestMember): Promise<Id<'adjustment'>> => {
  const id = newId('adjustment', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.adjustments
             (merchant_id, adjustment_id, member_id, client_id, amount_minor, currency, code, reason, proposed_by,
              proposer_name, proposed_at)
           values ($1, $2, $3, $2, 500, $4, 'goodwill', 'Maaf', 'opr_colleague', 'Ayu', now())`,
    values: [merchantCode, id, memberId, merchantCode === 'laut' ? 'USD' : 'MYR'],
  });
  return id;
};

const addApplication = async ({ memberId, merchantCode }: TestMember): Promise<RewardId> => {
  const id = newId('reward', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.rewards
             (merchant_id, reward_id, member_id, announcement_id, occurrence, status, amount_minor,
              required_turnover_minor, currency, placed_at)
           values ($1, $2, $3, 'promotion-share-story', 'once', 'applying', 1000, 3000, 'MYR', now())`,
    values: [merchantCode, id, memberId],
  });
  return id;
};

const addReferral = async ({ memberId, merchantCode }: TestMember): Promise<ReferralId> => {
  const id = newId('referral', server.clock, systemRandom);
  const inviter = await server.openMember(`inviter.of.${memberId}`.slice(0, 40), merchantCode);
  await server.runner.query({
    text: `insert into wau.referrals (merchant_id, referral_id, inviter_member_id, friend_member_id, status, marks,
                                      currency, qualified_at)
           values ($1, $2, $3, $4, 'held', '{device}', 'MYR', now())`,
    values: [merchantCode, id, inviter.memberId, memberId],
  });
  return id;
};

const addFeedback = async ({ memberId, merchantCode }: TestMember): Promise<FeedbackId> => {
  const id = newId('feedback', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.feedback (merchant_id, feedback_id, member_id, content, sent_at)
           values ($1, $2, $3, 'Cadangan', now())`,
    values: [merchantCode, id, memberId],
  });
  return id;
};

/** With a picture in its first message; the member of another merchant than the one asked has none there. */
const addChat = async ({ token, memberId, merchantCode }: TestMember): Promise<ConversationId> => {
  const body = { clientId: 'client-0123456789', content: 'Salam', image: whitePixel };
  (await call('sendChatMessage', { token, merchantCode, body })).value();
  const [row] = await server.runner.query<{ conversation_id: ConversationId }>({
    text: 'select conversation_id from wau.chat_conversations where member_id = $1',
    values: [memberId],
  });
  return row?.conversation_id ?? ('' as ConversationId);
};

/** Nothing of it has moved, as with all that is on its way back. */
const addStuckTransfer = async ({ memberId, merchantCode }: TestMember): Promise<FundTransferId> => {
  const id = newId('fundTransfer', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.fund_transfers
             (merchant_id, fund_transfer_id, member_id, vendor_code, direction, origin, amount_minor, currency, status,
              placed_at)
           values ($1, $2, $3, 'samudra', 'out', 'member', 100, 'MYR', 'stuck', now())`,
    values: [merchantCode, id, memberId],
  });
  return id;
};

const addGameSwitchPlan = async ({ merchantCode, operator }: Scene): Promise<GameSwitchPlanId> => {
  const now = new Date(server.clock.nowMs());
  const planId = newId('gameSwitchPlan', server.clock, systemRandom);
  await insertPlan(server.runner, {
    ...{ merchant_id: merchantCode as MerchantCode, plan_id: planId, vendor_code: 'studio', game_id: null },
    ...{
      is_on: false,
      begins_at: new Date(now.getTime() + 3_600_000),
      ends_at: null,
      reason: 'Penyelenggaraan',
    },
    ...{ planned_by: operator.operatorId, planned_by_name: operator.username, planned_at: now },
    ...{ address: '127.0.0.1', request_id: 'req_0' },
  });
  return planId;
};

/** Its vendor has given it up. */
const addStuckRound = async ({ memberId, merchantCode }: TestMember): Promise<StuckRoundId> => {
  const id = newId('stuckRound', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.stuck_rounds
             (merchant_id, stuck_round_id, vendor_code, round_id, player_id, game_id, currency, stake_minor,
              payout_minor, gives_back, can_refund, attempts, last_error, placed_at, given_up_at, found_at)
           values ($1, $2, 'studio', $2, $3, 'dice', 'MYR', 100, 250, false, true, 100, 'status 500', now(), now(),
                   now())`,
    values: [merchantCode, id, memberId],
  });
  return id;
};

/** The books do not agree. */
const addFinding = async ({ memberId, merchantCode }: TestMember): Promise<FindingId> => {
  const id = newId('finding', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.findings (merchant_id, finding_id, source, rule, subject, figures_hash, line_count, lines,
                                     found_at, last_found_at)
           values ($1, $2, 'books', 'account.balance', 'player:' || $3 || ':main', sha256(convert_to($2, 'UTF8')), 1,
                   '[{"of":"","said":"it differs","recorded":null,"memberId":null}]', now(), now())`,
    values: [merchantCode, id, memberId],
  });
  return id;
};

/** A deposit by bank transfer, with its proof. */
const addBankTransfer = async ({ token, merchantCode }: TestMember): Promise<DepositId> => {
  await server.runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
           values ($1, 'bank-transfer', 'bank', 5000, 10000) on conflict do nothing`,
    values: [merchantCode],
  });
  const order = { methodCode: 'bank-transfer', amountMinor: '5000', returnPath: '/m/voucherCenter' };
  const idempotencyKey = newId('deposit', server.clock, systemRandom);
  const placed = await server.call('placeDeposit', { token, merchantCode, idempotencyKey, body: order });
  const { depositId } = placed.value();
  const params = { depositId };
  (
    await server.call('sendDepositProof', { token, merchantCode, params, body: { image: whitePixel } })
  ).value();
  return depositId;
};

const addInvitation = async (scene: Scene): Promise<OperatorInvitationId> => {
  scenes += 1;
  const inviter = await openOperator(server, `inviter.${scenes}`, 'administrator', [scene.merchantCode]);
  const id = newId('operatorInvitation', server.clock, systemRandom);
  await server.runner.query({
    text: `
      insert into wau.operator_invitations
        (merchant_id, invitation_id, ticket_hash, username, role_name, invited_by, invited_at, expires_at)
      values ($1, $2, sha256(convert_to($2, 'UTF8')), $3, 'auditor', $4, now(), now() + interval '1 day')`,
    values: [scene.merchantCode, id, `cancelled.${scenes}`, inviter.operatorId],
  });
  return id;
};

const addWithdrawal = async (member: TestMember): Promise<WithdrawalId> => {
  const { memberId, merchantCode } = member;
  const id = newId('withdrawal', server.clock, systemRandom);
  const currencyCode = merchantCode === 'laut' ? 'USD' : 'MYR';
  await fund(server, member, 4_000n);
  const { payoutId } = await server.handle.payouts.reserve({
    ...{ merchantCode, memberId, idempotencyKey: id, providerCode: 'sandbox', currencyCode },
    amountMinor: toMinor(4_000n),
    destination: { bankCode: 'maybank', accountNumber: '114098765432', holderName: 'Ali bin Abu' },
  });
  await server.runner.query({
    text: `insert into wau.withdrawals
             (merchant_id, withdrawal_id, member_id, payout_id, bank_name, last_digits, amount_minor, fee_minor,
              currency, placed_at)
           values ($1, $2, $3, $4, 'Maybank', '5432', 4000, 0, $5, now())`,
    values: [merchantCode, id, memberId, payoutId, currencyCode],
  });
  return id;
};

const names = Object.keys(sends) as OperatorCallName[];
const permissionOf = (name: OperatorCallName): OperatorPermission => calls[name].permission;
const writes = (name: OperatorCallName): boolean => {
  const { method, changesNothing }: CallDefinition = calls[name];
  return method !== 'GET' && changesNothing !== true;
};

const submitIdentityImages = ({ token, merchantCode }: TestMember) =>
  expect
    .poll(async () => {
      const body = { front: jpeg, back: jpeg };
      return (await call('submitIdentityImages', { token, merchantCode, body })).outcome();
    })
    .toBe('200');

const markSeen = (member: TestMember) =>
  server.runner.query({
    text: 'update wau.identity_images set seen_submission_number = submission_number where member_id = $1',
    values: [member.memberId],
  });

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]).toString('base64');
await server.runner.query({
  text: `update wau.merchants set enabled_flags = array_append(enabled_flags, 'KYC3')`,
  values: [],
});

let scenes = 0;

/** A member and an operator, everything new so that one call does not meet the next. */
async function openScene(
  role: OperatorRole,
  serves: readonly string[] = ['wau'],
  merchantCode = 'wau',
): Promise<Scene> {
  scenes += 1;
  const member = await server.openMember(`member.${scenes}`, merchantCode);
  const operator = await openOperator(server, `operator.${scenes}`, role, serves);
  return { operator, token: operator.token, member, merchantCode };
}

/** The entries made since; entries are only added, so what is older is not read for each of a thousand tests. */
async function followAudit(merchantCode: string): Promise<() => Promise<readonly Record<string, unknown>[]>> {
  const [last] = await server.runner.query<{ entry_id: string }>({
    text: 'select coalesce(max(entry_id), 0)::text as entry_id from wau.audit_entries where merchant_id = $1',
    values: [merchantCode],
  });
  return () =>
    server.runner.query({
      text: 'select * from wau.audit_entries where merchant_id = $1 and entry_id > $2 order by entry_id',
      values: [merchantCode, last?.entry_id],
    });
}

describe.each(names)('%s', (name) => {
  test('is answered with its permission, and leaves exactly one entry where it writes', async () => {
    const scene = await openScene('administrator', ['wau', 'laut']);
    const entriesSince = await followAudit('wau');
    const entriesElsewhere = await followAudit('laut');
    expect((await sends[name](scene)).outcome()).toBe('200');
    const added = await entriesSince();
    expect(added).toHaveLength(writes(name) ? 1 : 0);
    for (const entry of added) {
      expect(entry).toMatchObject({
        actor_kind: 'operator',
        actor_id: scene.operator.operatorId,
        actor_name: scene.operator.username,
        address: '127.0.0.1',
        request_id: expect.stringMatching(/^req_/),
        action: name,
      });
      const text = JSON.stringify([entry.old_values, entry.new_values]);
      for (const secret of [scene.operator.password, 'kata-laluan-baharu', scene.token, jpeg, 'argon2']) {
        expect(text).not.toContain(secret);
      }
    }
    expect(await entriesElsewhere()).toEqual([]);
  });

  test.each(Object.keys(operatorRoles) as OperatorRole[])(
    'is for the role %s as its list says',
    async (role) => {
      const scene = await openScene(role);
      const entriesSince = await followAudit('wau');
      const allowed: readonly OperatorPermission[] = operatorRoles[role];
      const isAllowed = allowed.includes(permissionOf(name));
      expect((await sends[name](scene)).outcome()).toBe(isAllowed ? '200' : '403 permission.missing');
      if (!isAllowed) expect(await entriesSince()).toEqual([]);
    },
  );

  test('is refused at a merchant that the operator does not serve', async () => {
    const scene = await openScene('administrator', ['laut'], 'wau');
    const entriesSince = [await followAudit('wau'), await followAudit('laut')];
    expect((await sends[name](scene)).outcome()).toBe('403 permission.missing');
    for (const entries of entriesSince) expect(await entries()).toEqual([]);
  });

  test('is refused to everybody else, whatever they show', async () => {
    const scene = await openScene('administrator');
    const send = async (headers: Record<string, string>) => {
      const answer = await server.app.inject({
        method: calls[name].method,
        url: calls[name].path.replaceAll(/:\w+/g, scene.member.memberId),
        headers: { [headerNames.merchant]: 'wau', ...headers },
      });
      return `${answer.statusCode} ${answer.json<{ errorCode?: string }>().errorCode}`;
    };
    expect(await send({})).toBe('401 session.missing');
    expect(await send({ [headerNames.operatorToken]: '' })).toBe('401 session.missing');
    // A member's session is none of an operator's, nor is an operator's where a member's belongs.
    expect(await send({ [headerNames.authorization]: `Bearer ${scene.token}` })).toBe('401 session.missing');
    expect(await send({ [headerNames.operatorToken]: scene.member.token })).toBe('401 session.ended');
    expect(await send({ [headerNames.operatorToken]: 'x' })).toBe('401 session.ended');
  });

  test('is refused once the session was revoked, ran out, or the operator was switched off', async () => {
    const revoked = await openScene('administrator');
    await server.runner.query({
      text: 'update wau.operator_sessions set ended_at = now() where operator_id = $1',
      values: [revoked.operator.operatorId],
    });
    expect((await sends[name](revoked)).outcome()).toBe('401 session.ended');
    const off = await openScene('administrator');
    await server.runner.query({
      text: `update wau.operators set status = 'disabled' where operator_id = $1`,
      values: [off.operator.operatorId],
    });
    expect((await sends[name](off)).outcome()).toBe('401 session.ended');
    const late = await openScene('administrator');
    await server.runner.query({
      text: `update wau.operator_sessions set idle_until = '2020-01-01Z' where operator_id = $1`,
      values: [late.operator.operatorId],
    });
    expect((await sends[name](late)).outcome()).toBe('401 session.ended');
    const demoted = await openScene('administrator');
    await server.runner.query({
      text: 'delete from wau.operator_roles where operator_id = $1',
      values: [demoted.operator.operatorId],
    });
    expect((await sends[name](demoted)).outcome()).toBe('403 permission.missing');
  });

  test('waits for an own password where the present one was given by somebody else', async () => {
    const scene = await openScene('administrator');
    await server.runner.query({
      text: `update wau.operators set temporary_until = '2100-01-01Z' where operator_id = $1`,
      values: [scene.operator.operatorId],
    });
    const isOwn = permissionOf(name) === 'session.own';
    expect((await sends[name](scene)).outcome()).toBe(isOwn ? '200' : '403 operator.password.temporary');
  });

  test('waits for a code where none was given in the session', async () => {
    const scene = await openScene('administrator');
    await server.runner.query({
      text: 'update wau.operator_sessions set has_second_step = false where operator_id = $1',
      values: [scene.operator.operatorId],
    });
    const isOwn = permissionOf(name) === 'session.own';
    expect((await sends[name](scene)).outcome()).toBe(isOwn ? '200' : '403 operator.second.step.missing');
  });
});

describe('permissions', () => {
  test('each is asked for by a call and stands in a role', () => {
    const asked = new Set(names.map(permissionOf));
    expect([...operatorPermissions].filter((permission) => !asked.has(permission))).toEqual([]);
    const given = new Set<string>(Object.values(operatorRoles).flat());
    expect([...operatorPermissions].filter((permission) => !given.has(permission))).toEqual([]);
  });

  test('every call that names one is an operator’s or an agent’s, and states the refusal', () => {
    for (const definition of Object.values<CallDefinition>(calls)) {
      const isRestricted = definition.caller === 'operator' || definition.caller === 'agent';
      expect(definition.permission !== undefined, definition.name).toBe(isRestricted);
      if (isRestricted) expect(definition.errors, definition.name).toContain('permission.missing');
    }
  });

  test('a role that was taken counts from the next call on, also twenty at a time', async () => {
    const { operator, token } = await openScene('administrator');
    const other = await addOperatorSession(server, server.runner, operator.operatorId);
    await server.runner.query({
      text: 'delete from wau.operator_roles where operator_id = $1',
      values: [operator.operatorId],
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('listMerchantSettings', { token: index % 2 === 0 ? token : other }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.outcome()))).toEqual(new Set(['403 permission.missing']));
  });

  test('a role of another version of the program allows nothing', async () => {
    const { operator, token } = await openScene('reviewer');
    await server.runner.query({
      text: `insert into wau.operator_roles (merchant_id, operator_id, role_name) values ('wau', $1, 'emperor')`,
      values: [operator.operatorId],
    });
    expect((await call('listMerchantSettings', { token })).outcome()).toBe('403 permission.missing');
    expect((await call('getOperatorInfo', { token })).value().roles).toHaveLength(1);
  });
});

test.each(workCaseKinds)(
  'case.claimed: %s is decided about by nobody but whoever has claimed it, and the claim ends with it',
  async (kind) => {
    const scene = await openScene('administrator');
    const other = await openOperator(server, `other.${scenes}`, 'administrator');
    const second = { ...scene, operator: other, token: other.token };
    const caseId = await addCase[kind](scene.member);
    const claims = async () => (await call('listWorkClaims', second)).value().list;
    expect((await call(claimCallName(kind), { ...scene, params: { caseId } })).outcome()).toBe('200');
    expect(await claims()).toContainEqual(
      expect.objectContaining({ kind, caseId, username: scene.operator.username }),
    );
    expect((await call(claimCallName(kind), { ...second, params: { caseId } })).outcome()).toBe(
      '409 case.claimed',
    );
    expect((await decide[kind](second, caseId)).outcome()).toBe('409 case.claimed');
    expect((await decide[kind](scene, caseId)).outcome()).toBe('200');
    expect((await claims()).map((claim) => claim.caseId)).not.toContain(caseId);
    expect((await decide[kind](second, caseId)).outcome()).toMatch(/^409 (?!case\.claimed)/);
  },
);

let affiliateCount = 0;

/** An agent with a plan, who is an affiliate by it or is about to be. */
async function addAffiliate({ member: { merchantCode } }: Scene, isPartner = true) {
  affiliateCount += 1;
  const memberId = newId('member', server.clock, systemRandom);
  const planCode = `plan-${affiliateCount}`;
  await server.runner.query({
    text: `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, member_type)
           values ($1, $2, $2, $2, 'none', now(), 1)`,
    values: [merchantCode, memberId],
  });
  await server.runner.query({
    text: `insert into wau.affiliate_plans (merchant_id, plan_code, version, plan_name, terms, starts_on, stored_by,
                                            stored_at)
           values ($1, $2, 1, 'Pelan', '{"tiers":[],"fee":null,"carriesOver":false}', '2020-01-01', 'test', now())`,
    values: [merchantCode, planCode],
  });
  if (isPartner) {
    await server.runner.query({
      text: `insert into wau.affiliate_partners (merchant_id, member_id, plan_code, opened_at) values ($1, $2, $3, now())`,
      values: [merchantCode, memberId, planCode],
    });
  }
  return { memberId, planCode, userName: memberId };
}

/** A month of its own with a statement that waits. */
async function addAffiliateMonth(scene: Scene) {
  const { memberId, planCode } = await addAffiliate(scene);
  const statementId = newId('affiliateStatement', server.clock, systemRandom);
  const month = new Date(Date.UTC(2000, affiliateCount, 1)).toISOString().slice(0, 7);
  const { merchantCode } = scene.member;
  await server.runner.query({
    text: `insert into wau.affiliate_runs (merchant_id, month, state, currency) values ($1, $2::date, 'waiting', 'MYR')`,
    values: [merchantCode, `${month}-01`],
  });
  await server.runner.query({
    text: `insert into wau.affiliate_statements (merchant_id, statement_id, month, affiliate_id, plan_code, plan_version,
             state, carried_in_minor, net_minor, share_minor, carried_share_minor, qualified_count, fee_minor,
             amount_minor, carried_out_minor)
           values ($1, $2, $3::date, $4, $5, 1, 'waiting', 0, 0, 0, 0, 0, 0, 0, 0)`,
    values: [merchantCode, statementId, `${month}-01`, memberId, planCode],
  });
  return { month, statementId };
}
