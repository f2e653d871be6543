import type { CallDefinition } from '@wau/contract/call';
import { claimCallName, releaseCallName, workCaseKinds, workCases } from '@wau/contract/work-cases';
import { lotteryGameId, lotteryNumero, lotteryOrder } from './place-lottery-order.ts';
import { appliedPromotion, bankCodes, jpegOf, type Person, questionIds, type Victim } from './victim.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a request is made of, with the victim's ids wherever an id goes. */
export interface SampleInput {
  readonly params: Fields;
  readonly query: Fields;
  readonly body: Fields | undefined;
}

const token43 = 'A'.repeat(43);
const credential = {
  id: 'credential-of-nobody',
  rawId: 'credential-of-nobody',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'e30',
    attestationObject: 'oA',
    authenticatorData: 'AA',
    signature: 'AA',
  },
};

/**
 * A value for every field of the contract, by its name: ids and names are the victim's, passwords the caller's own, so
 * that a call gets as far as it can before it looks whose things these are.
 */
function sampleFields(victim: Victim, caller: Person | undefined): Fields {
  const password = caller?.password ?? 'wrong-password-1';
  return {
    accountNumber: '111122223333',
    adjustmentId: `adj_${'0'.repeat(26)}`,
    affiliateCode: '',
    afterNumber: 0,
    amountMinor: '5000',
    answers: questionIds.map((questionId) => ({ questionId, answer: 'nothing in particular' })),
    back: jpegOf('attacker'),
    bankCardId: victim.bankCardId,
    audience: 'PL',
    beginsAt: null,
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    planId: `gsp_${'0'.repeat(26)}`,
    autoCashOutHundredths: null,
    bankCode: bankCodes[victim.merchantCode],
    betKey: `vendor:studio:${victim.roundId}`,
    betTransactionId: `${victim.roundId}:bet`,
    brandName: 'Wau',
    callback: 'once',
    callbackUrl: '/payments/wau/sandbox/pay-in',
    bets: [
      {
        merchantCode: victim.merchantCode,
        playerId: victim.memberId,
        sessionToken: victim.playToken,
        gameId: 'dice',
        roundId: victim.roundId,
        transactionId: `${victim.roundId}:bet`,
        amountMinor: '100',
        currencyCode: victim.merchantCode === 'laut' ? 'USD' : 'MYR',
      },
    ],
    captcha: '',
    chainId: `sed_${'0'.repeat(26)}`,
    clientSeed: 'attacker',
    code: '000000',
    confirmNewPassword: 'new-password-77',
    confirmPassword: 'wrong-password-1',
    clientId: 'attackers-client-id-1',
    content: 'words',
    conversationId: victim.conversationId,
    countryDialingCode: '',
    credential,
    currencyCode: victim.merchantCode === 'wau' ? 'MYR' : 'USD',
    day: '2026-03-01',
    defaultLanguage: 'EN',
    hosts: ['attacker.example'],
    languages: ['EN'],
    likeMerchantCode: victim.merchantCode,
    timeZone: 'UTC',
    decision: 'approve',
    depositId: victim.depositId,
    device: 'MOBILE',
    typeId: 'RNG',
    domain: '',
    email: 'attacker@example.com',
    endDate: new Date().toISOString().slice(0, 10),
    endRound: true,
    // Of nobody.
    entryId: '999999999999999',
    isOn: true,
    isShown: true,
    externalTicket: token43,
    feedbackId: victim.feedbackId,
    fieldName: 'nothing',
    flight: 1,
    front: jpegOf('attacker'),
    fundTransferId: victim.fundTransferId,
    stuckRoundId: victim.stuckRoundId,
    findingId: victim.findingId,
    gameId: 'dice',
    holderName: 'Some Body',
    iconId: 'wau',
    keepCurrent: true,
    language: 'EN',
    launchToken: victim.playToken,
    loginPassword: password,
    memberId: victim.memberId,
    under: victim.memberId,
    merchantCode: victim.merchantCode,
    merchantReference: victim.depositId,
    messageId: victim.messageId,
    messageNumber: 1,
    methodCode: 'online-banking',
    mobileNo: victim.mobileNumber,
    mobileNum: victim.mobileNumber,
    newPassword: 'new-password-77',
    newPaymentPassword: '771199',
    nickname: 'Attacker',
    nodeId: 1001,
    oldPassword: password,
    oldPaymentPassword: '',
    pageCode: 'useragreement',
    parameters: { direction: 'under', targetHundredths: 5000 },
    passkeyId: victim.passkeyId,
    passkeyName: 'mine now',
    // Of nobody: members have none.
    operatorId: `opr_${'0'.repeat(26)}`,
    invitationId: `oin_${'0'.repeat(26)}`,
    password: 'wrong-password-1',
    payeeName: 'Some Body',
    fromDay: '2026-01-01',
    groupBy: 'title',
    toDay: '2026-03-31',
    paymentPassword: '000000',
    paymentId: `pay_${victim.depositId.slice(4)}`,
    playerId: victim.memberId,
    provider: 'google',
    property: 'enabled',
    expectedValue: 'off',
    providerCode: 'sandbox',
    promotionId: appliedPromotion,
    reason: 'because I say so',
    remark: 'nothing in particular',
    image: jpegOf('attacker'),
    images: [],
    occurrence: 'once',
    registerMethod: 'H5',
    rememberToken: token43,
    runId: victim.commissionRunId,
    agentId: victim.memberId,
    returnPath: '/m/voucherCenter',
    returnTo: '/m/home',
    returnUrl: '/m/voucherCenter',
    referralId: victim.referralId,
    rainId: victim.redRainId,
    rewardId: victim.rewardId,
    role: 'auditor',
    roundId: victim.roundId,
    sessionId: victim.sessionId,
    sessionToken: victim.playToken,
    settingName: 'flag NOTHING',
    size: 0,
    slot: 1,
    stakeMinor: '100',
    startDate: new Date().toISOString().slice(0, 10),
    status: 'approved',
    step: 0,
    themeName: 'night',
    ticket: token43,
    token: token43,
    transactionId: `${victim.roundId}:win`,
    transferId: victim.fundTransferId,
    withdrawalId: victim.withdrawalId,
    type: 0,
    types: 'B,PL',
    username: victim.username,
    value: 'on',
    vendor: 'studio',
    vendorCode: 'samudra',
    verificationCode: '000000',
  };
}

const helpTexts = { MY: { title: 'Soalan', content: '<p>Isi</p>' }, EN: { title: 'Q', content: '<p>A</p>' } };

const rainOrder = {
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  minutes: 5,
  packetCount: 2,
  totalMinor: '5000',
  levels: null,
  needsActive: false,
};

/** A contract of the victim, as the attacker would like it to be. */
function ofContract({ memberId }: Victim): Fields {
  const tier = {
    minimumBetMinor: '0',
    netLossMinor: '0',
    activeMembers: 0,
    basisPoints: 1,
    amountMinor: null,
  };
  return {
    agentId: memberId,
    kind: 'dailySalary',
    step: 'change',
    product: 'LOTT',
    version: 0,
    tiers: [tier],
    startsOn: '2026-03-01',
  };
}

/** What the victim has as an affiliate; the month is one that the caller's merchant may have as well. */
function ofAffiliate({ affiliateStatementId, username }: Victim): Fields {
  return {
    statementId: affiliateStatementId,
    month: '2026-02',
    userName: username,
    planCode: 'of-the-attacker',
    planName: 'Of the attacker',
    version: 0,
    tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 100 }],
    fee: null,
    carriesOver: false,
    affiliateCode: 'of-the-attacker',
    campaignCode: 'attacker',
    campaignName: 'Attacker',
    domain: 'localhost',
    enabled: true,
    decision: 'approved',
    amountMinor: '0',
  };
}

/** An item of the help centre, of the caller's merchant whatever its name. */
function ofHelp(): Fields {
  return {
    kind: 'help',
    key: 'of-nobody',
    item: { id: 'of-the-attacker', texts: helpTexts },
    texts: helpTexts,
    expectedVersion: 'none',
    keys: ['of-nobody'],
    expectedKeys: ['of-nobody'],
    entryId: '999999999',
  };
}

/** The draw that victims have staked on. */
const drawOfLottery = { gameId: lotteryGameId, numero: lotteryNumero };

/** The lottery that victims have staked on; its first page of results. */
function ofLottery(): Fields {
  return { gameId: lotteryGameId, page: 1 };
}

/** Fields whose value depends on the call. */
const callFields: Readonly<Record<string, (victim: Victim) => Fields>> = {
  login: () => ({ type: 'username' }),
  decideIdentity: () => ({ decision: 'verified' }),
  decideApplication: () => ({ decision: 'approved' }),
  decideDeposit: () => ({ decision: 'approved' }),
  // With a promotion that is chosen with no deposit, nothing would be placed.
  placeDeposit: () => ({ promotionId: undefined }),
  decideWithdrawal: () => ({ decision: 'approved' }),
  decideReferral: () => ({ decision: 'approved', reason: 'Dua orang' }),
  listDomains: () => ({ type: 3 }),
  listContentItems: ofHelp,
  putContentItem: () => ({ ...ofHelp(), expectedVersion: null }),
  removeContentItem: ofHelp,
  orderContentItems: ofHelp,
  listContentChanges: ofHelp,
  listSettingChanges: () => ({ of: 'setting', name: 'status' }),
  undoContentChange: ofHelp,
  previewContentItem: ofHelp,
  requestPasswordEmail: (victim) => ({ email: victim.email }),
  removeSecondStep: () => ({ code: '000000' }),
  setSecurityQuestions: () => ({ paymentPassword: '771199' }),
  claimClubBenefit: () => ({ kind: 'upgrade', occurrence: '1' }),
  claimRebate: () => ({ categories: ['RNG'] }),
  setBirthday: () => ({ month: 5, day: 17 }),
  transferFunds: () => ({ from: 'main', to: 'samudra' }),
  decideFundTransfer: () => ({ decision: 'applied' }),
  decideStuckRound: () => ({ decision: 'retry' }),
  decideFinding: () => ({ decision: 'explained' }),
  readPaymentStatement: () => ({
    kind: 'page',
    from: '2026-01-01T00:00:00.000Z',
    until: '2026-01-02T00:00:00.000Z',
    after: '',
    sentAt: '2026-01-02T00:00:00.000Z',
  }),
  changePaymentProvider: () => ({
    providerCode: 'sandbox',
    isEnabled: true,
    paysOut: true,
    settings: [{ name: 'gateway', value: 'https://attacker.example' }],
    secrets: [{ name: 'key', value: 'key-of-the-attacker' }],
    keyFingerprint: '',
  }),
  dropPaymentProviderRequest: () => ({ providerCode: 'sandbox' }),
  // Switched off, so that nobody is told to pay to it.
  changeDepositAccount: () => ({
    ...{ accountCode: 'attacker', isEnabled: false, bankName: 'Bank Contoh', accountNumber: '6666 1234' },
    ...{ holderName: 'An attacker', sortOrder: 0 },
  }),
  dropDepositAccountRequest: () => ({ accountCode: 'attacker' }),
  listPaymentReconciliations: () => ({ provider: 'sandbox' }),
  listPaymentDifferences: () => ({ provider: 'sandbox' }),
  movePurseFunds: () => ({ direction: 'withdrawal' }),
  setPlayLimit: () => ({ kind: 'session.day', value: '60' }),
  confirmPlayLimit: () => ({ kind: 'loss.day', value: '60' }),
  answerRealityCheck: () => ({ dueAt: '2026-01-01T00:00:00.000Z', answer: 'go.on' }),
  withdrawPlayLimit: () => ({ kind: 'loss.day' }),
  // A day more than a cool-off has, so that nobody is paused by asking.
  // Nobody's name, so that nothing is closed by asking.
  closeAccount: () => ({ userName: 'siapa.siapa' }),
  pausePlay: () => ({ kind: 'cool.off', days: 43 }),
  excludeMember: () => ({ kind: 'cool.off', days: 43 }),
  listBets: () => ({ status: 'open' }),
  getBetTotals: () => ({ status: 'open' }),
  exportBets: () => ({ status: 'open' }),
  listDepositRecord: () => ({ status: 'pending' }),
  getDepositTotals: () => ({ status: 'pending' }),
  exportDeposits: () => ({ status: 'pending' }),
  listWithdrawalRecord: () => ({ status: 'pending' }),
  getWithdrawalTotals: () => ({ status: 'pending' }),
  exportWithdrawals: () => ({ status: 'pending' }),
  getLotteryPlayMenu: ofLottery,
  getLotterySetting: ofLottery,
  getLotteryDraw: ofLottery,
  listNumeros: ofLottery,
  listLotteryOdds: () => ({ family: 'ssc', gameId: lotteryGameId }),
  changeLotteryOdds: () => ({
    family: 'ssc',
    gameId: lotteryGameId,
    plays: [{ playId: 'place-1-number', odds: { win: 90_000 }, expectedVersion: 1 }],
    reason: 'Odds baharu',
  }),
  listRecentNumeros: ofLottery,
  listNearNumeros: ofLottery,
  listChaseNumeros: ofLottery,
  getHotGapInfo: () => ({ gameId: lotteryGameId, playId: 'place-1-number' }),
  addFavouriteLottery: () => ({ gameId: lotteryGameId }),
  removeFavouriteLottery: () => ({ gameId: lotteryGameId }),
  listTodaysLotteryOrders: () => ({ status: 'open', gameId: lotteryGameId }),
  placeLotteryOrder: () => ({ ...lotteryOrder, chase: undefined, winningStop: false, acceptsParts: true }),
  listLotteryOrders: ({ lotteryOrderId }) => ({
    ...{
      status: 'open',
      gameId: lotteryGameId,
      numero: lotteryNumero,
      orderNumber: lotteryOrderId,
      chasing: false,
    },
  }),
  getLotteryOrderByPath: ({ lotteryOrderId }) => ({ orderId: lotteryOrderId }),
  getLotteryOrder: ({ lotteryOrderId }) => ({ orderId: lotteryOrderId }),
  getLotteryReceipt: ({ lotteryOrderId }) => ({ orderId: lotteryOrderId }),
  listSiteLotteryDraws: ofLottery,
  enterLotteryResult: () => ({ ...drawOfLottery, result: { digits: ['1', '2', '3', '4', '5'] } }),
  correctLotteryDraw: () => ({ ...drawOfLottery, result: { digits: ['1', '2', '3', '4', '5'] } }),
  voidLotteryDraw: () => drawOfLottery,
  dropLotteryDrawRequest: () => drawOfLottery,
  changeLotterySchedule: () => ({
    gameId: lotteryGameId,
    schedule: { everySeconds: 60 },
    closingSeconds: 5,
    seenScheduleText: 'something else',
    reason: 'Hari cabutan ditukar',
  }),
  switchLottery: () => ({ gameId: lotteryGameId, isOn: true }),
  // None that can be added.
  addLottery: () => ({ gameId: lotteryGameId }),
  changeLotteryFeed: () => ({ gameId: lotteryGameId, feed: '', seenFeed: '' }),
  dropLotteryFeedRequest: () => ({ gameId: lotteryGameId }),
  cancelLotterySuborders: ({ lotteryOrderId }) => ({ orderId: lotteryOrderId, numeros: [lotteryNumero] }),
  getLotteryRemaining: () => ({
    ...{
      gameId: lotteryGameId,
      playId: 'last-two-straight',
      numbers: '1|2',
      numero: lotteryNumero,
      series: 1_700,
    },
  }),
  listCommissions: () => ({ kind: 'hourlySalary', state: 'waiting' }),
  listLineBets: () => ({ line: 1 }),
  listCommissionLineBets: () => ({ line: 1 }),
  listCommissionRuns: () => ({ kind: 'hourlySalary', state: 'waiting' }),
  listOwnContracts: () => ({ kind: 'dividend' }),
  scheduleRedRain: () => rainOrder,
  scheduleSiteRedRain: ({ username }) => ({ ...rainOrder, agentName: username }),
  listDownlineContracts: () => ({ kind: 'dividend' }),
  processDividendContract: ofContract,
  processDailySalaryContract: ofContract,
  processHourlySalaryContract: ofContract,
  proposeAgentContract: ofContract,
  openTeamAccount: ({ username }) => ({ userName: username, kind: 'agent', rates: [] }),
  createOpeningLink: () => ({ kind: 'player', days: 7, rates: [], note: '' }),
  setDownlineRates: () => ({ rates: [] }),
  setMemberRates: () => ({ rates: [], seenRates: [], reason: 'Seperti dipersetujui' }),
  listTeamMovements: () => ({ kind: 'deposit', level: 1 }),
  getTeamMovementTotals: () => ({ kind: 'deposit', level: 1 }),
  exportTeamMovements: () => ({ kind: 'deposit', level: 1 }),
  sendTeamNotice: () => ({ title: 'Hai' }),
  switchOpeningLink: ({ openingLinkId }) => ({ linkId: openingLinkId }),
  openAffiliateCampaign: ofAffiliate,
  getAffiliateFigures: () => ({ by: 'day', campaignCode: undefined }),
  listAffiliateLines: ofAffiliate,
  listAffiliates: () => ({ search: undefined }),
  openAffiliate: ofAffiliate,
  changeAffiliate: ofAffiliate,
  addAffiliateCode: ofAffiliate,
  changeAffiliateDomain: ofAffiliate,
  storeAffiliatePlan: ofAffiliate,
  findAffiliateMember: ({ memberId }) => ({ member: memberId }),
  moveAffiliateMember: (victim) => ({ ...ofAffiliate(victim), seenAffiliateId: null }),
  decideAffiliateMember: () => ({ decision: 'approved' }),
  listAffiliateRunStatements: ofAffiliate,
  listAffiliateRunLines: ofAffiliate,
  decideAffiliateRun: ofAffiliate,
  withholdAffiliateStatement: ofAffiliate,
  answerAgentContract: (victim) => ({
    ...ofContract(victim),
    version: 1,
    answer: 'accept',
    reason: 'Diterima',
  }),
  moveMember: () => ({ uplineId: null, seenUplineId: null, reason: 'Pindah' }),
  // Every one of them: what a name begins with is no business of the attack.
  listContracts: () => ({}),
  setLotteryLimits: () => ({
    gameId: lotteryGameId,
    drawStakeMinor: '1000000',
    numberStakeMinor: null,
    memberNumberStakeMinor: null,
    numberLiabilityMinor: null,
    combinedLiabilityMinor: null,
    oddsSteps: [],
    numberRules: [],
    seenVersion: 0,
    reason: 'Had baharu',
  }),
  dropLotteryLimitsRequest: () => ({ gameId: lotteryGameId }),
  listLotteryLimitChanges: () => ({ gameId: lotteryGameId }),
  getLotteryExposure: () => ({ gameId: lotteryGameId, numero: lotteryNumero }),
  listLotteryGames: () => ({ prizeMode: 'ZY' }),
  // One of the three is named.
  listRelatedMovements: () => ({ depositId: undefined, withdrawalId: undefined }),
};

/** Optional fields that are left out: each would turn the call into another one, which has its own line. */
const leftOut: ReadonlySet<string> = new Set([
  'firebaseChannel',
  'firebaseIdToken',
  'firebaseMobileNo',
  'externalTicket',
  'cursor',
  'pageSize',
  'pageNo',
  'from',
  'to',
  'gameName',
  'gameType',
  'gameCategory',
  'category',
  'kind',
  'vassalage',
  'image',
  'typing',
  'platform',
  'groupName',
]);

/** The request of an attacker who knows the victim's ids. Throws for a field that has no sample yet. */
export function sampleInput(call: CallDefinition, victim: Victim, caller: Person | undefined): SampleInput {
  const byName = sampleFields(victim, caller);
  const fields = { ...byName, ...claimedCase(call, byName), ...callFields[call.name]?.(victim) };
  return {
    params: valuesOf(call, call.params, fields),
    query: valuesOf(call, call.query, fields),
    body: call.body === undefined ? undefined : valuesOf(call, call.body, fields),
  };
}

/** The case of a claim is the victim's, of its kind. */
function claimedCase(call: CallDefinition, fields: Fields): Fields {
  const kind = workCaseKinds.find(
    (each) => call.name === claimCallName(each) || call.name === releaseCallName(each),
  );
  return kind === undefined ? {} : { caseId: fields[`${workCases[kind].idKind}Id`] };
}

/** What this reads of a JSON schema. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function valuesOf(call: CallDefinition, schema: CallDefinition['body'], fields: Fields): Fields {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      if (leftOut.has(name) && !required.includes(name)) return [];
      if (name in fields) return fields[name] === undefined ? [] : [[name, fields[name]]];
      // What a registration may leave empty.
      if (property.description === 'Empty when not filled') return [[name, '']];
      if (!required.includes(name)) return [];
      throw new Error(`call-samples.ts has no value for ${name}, which ${call.name} needs`);
    }),
  );
}
