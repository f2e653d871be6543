import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { redeemedByOpening } from '@wau/server/modules/account/credentials/login-proof';
import { openMember } from '@wau/server/modules/account/member/open-member';
import { openSession } from '@wau/server/modules/account/session/open-session';
import { deliverInboxMessage } from '@wau/server/modules/messaging/inbox/deliver-inbox-message';
import { serverConfigDefaults } from '@wau/server/server-config';
import { addCommissionRun } from '@wau/server/testing/add-commission-run';
import type { TestServer } from '@wau/server/testing/test-server';
import { newId, systemRandom } from '@wau/service/random';
import type { InjectOptions } from 'fastify';
import { insertRedRain } from './insert-red-rain.ts';
import { keepAffiliateBooks } from './keep-affiliate-books.ts';
import { offerContract } from './offer-contract.ts';
import { lotteryOrder, openVictimsLottery } from './place-lottery-order.ts';

/** Somebody with an account, logged in. */
export interface Person {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** A member who owns one of everything; each of these may be shown to the owner alone. */
export interface Victim extends Person {
  readonly mobileNumber: string;
  readonly email: string;
  readonly sessionId: string;
  readonly messageId: string;
  readonly depositId: string;
  readonly withdrawalId: string;
  readonly fundTransferId: string;
  readonly stuckRoundId: string;
  readonly findingId: string;
  readonly bankCardId: string;
  readonly passkeyId: string;
  readonly rewardId: string;
  readonly referralId: string;
  readonly openingLinkId: string;
  readonly redRainId: string;
  readonly feedbackId: string;
  readonly conversationId: string;
  readonly lotteryOrderId: string;
  readonly affiliateStatementId: string;
  readonly commissionRunId: string;
  readonly roundId: string;
  readonly playToken: string;
  /** Words that stand in the owner's data and nowhere else. */
  readonly secretWords: readonly string[];
}

/** Members of a test have no session that ends. */
const serverConfig = { ...serverConfigDefaults } as Parameters<typeof openSession>[0]['config'];

/** The same for everybody here, so that it is hashed once. */
export interface SharedPassword {
  readonly plain: string;
  readonly hash: string;
}

const currencies: Readonly<Record<string, 'MYR' | 'USD'>> = { wau: 'MYR', laut: 'USD' };

/** Banks of the demo whose account numbers may have twelve digits. */
export const bankCodes: Readonly<Record<string, string>> = { wau: 'maybank', laut: 'acleda' };

/** A promotion of both demo merchants, which asks for an application here. */
export const appliedPromotion = 'promotion-install';

/** Three of the questions that the security centre asks. */
export const questionIds = ['firstpet', 'mothertown', 'firstjob'] as const;

interface PersonFields {
  readonly username: string;
  readonly merchantCode: string;
  readonly memberType?: number;
  readonly nickname?: string;
  readonly contact?: Parameters<typeof openMember>[3]['contact'];
}

/** A member with a session, without a registration's limits and work. */
export async function openPerson(
  server: TestServer,
  { plain, hash }: SharedPassword,
  { username, merchantCode, memberType = 0, nickname = '', contact }: PersonFields,
): Promise<Person> {
  const { runner, ledger, clock } = server;
  const merchant = {
    merchantCode: merchantCode as MerchantCode,
    currencyCode: currencies[merchantCode] ?? 'MYR',
  };
  const parts = { clock, random: systemRandom, ledger, config: serverConfig };
  const memberId = await openMember(parts, runner, merchant, {
    username,
    passwordHash: hash,
    nickname,
    profile: {},
    registerKeyHash: null,
    memberType,
    ...(contact === undefined ? {} : { contact }),
  });
  const owner = { userName: username, memberType, isFirstLogin: false };
  const redeemed = redeemedByOpening(merchant.merchantCode, memberId);
  const { token } = await openSession(parts, runner, redeemed, owner, {
    address: '127.0.0.1',
    device: '',
  });
  return { merchantCode: merchant.merchantCode, memberId, username, password: plain, token };
}

/** Opens a member who has used all that the product has, by the calls that any member makes. */
export async function openVictim(
  server: TestServer,
  password: SharedPassword,
  merchantCode: string,
): Promise<Victim> {
  const mark = `rahsia${merchantCode}`;
  const email = `${mark}@secret.example`;
  const mobileNumber = merchantCode === 'wau' ? '+60127770001' : '+60127770002';
  const person = await openPerson(server, password, {
    username: `${mark}_user`,
    merchantCode,
    nickname: `${mark} panggilan`,
    contact: { email, mobileNumber, isMobileConfirmed: true, language: 'EN' },
  });
  await fund(server, person);
  const call = ownCall(server, person);
  await call('setPayeeName', { loginPassword: person.password, payeeName: `${mark} nama penerima` });
  await call('sendFeedback', { content: `${mark} maklum balas` });
  const identityImage = jpegOf(mark);
  await call('submitIdentityImages', { front: identityImage, back: identityImage });
  const loginPassword = person.password;
  const newPaymentPassword = '482915';
  await call('setPaymentPassword', { loginPassword, oldPaymentPassword: '', newPaymentPassword });
  await call('setSecurityQuestions', {
    loginPassword,
    paymentPassword: newPaymentPassword,
    answers: questionIds.map((questionId) => ({ questionId, answer: `${mark} jawapan` })),
  });
  const { bankCardId } = (await call('addBankCard', {
    loginPassword,
    bankCode: bankCodes[merchantCode],
    accountNumber: '777000777000',
    holderName: `${mark} nama penerima`,
  })) as { bankCardId: string };
  const methods = (await call('listDepositMethods', undefined)) as {
    list: readonly { methodCode: string }[];
  };
  const { depositId } = (await call('placeDeposit', {
    methodCode: methods.list[0]?.methodCode,
    amountMinor: '5000',
    returnPath: '/m/voucherCenter',
  })) as { depositId: string };
  const { withdrawalId } = (await call('placeWithdrawal', {
    bankCardId,
    amountMinor: '2000',
    paymentPassword: newPaymentPassword,
  })) as { withdrawalId: string };
  const { fundTransferId } = (await call('transferFunds', {
    from: 'main',
    to: 'samudra',
    amountMinor: '700',
  })) as { fundTransferId: string };
  const messageId = await deliverInboxMessage({ clock: server.clock, random: systemRandom }, server.runner, {
    merchantCode: person.merchantCode,
    memberId: person.memberId,
    title: `${mark} tajuk`,
    content: { text: `${mark} isi` },
  });
  await server.runner.query({
    text: `insert into wau.reward_offers
             (merchant_id, announcement_id, audience, enrolment, recurrence, condition, reward_minor)
           values ($1, $2, 'all', 'application', 'once', 'none', 100) on conflict do nothing`,
    values: [merchantCode, appliedPromotion],
  });
  await call('applyForPromotion', { remark: `${mark} permohonan`, images: [] });
  const rewards = (await call('listRewards', undefined)) as { list: readonly { rewardId: string }[] };
  const feedback = (await call('listFeedback', undefined)) as { list: readonly { feedbackId: string }[] };
  const said = { clientId: `victim-${merchantCode}-client`, content: `${mark} soalan` };
  await call('sendChatMessage', said);
  const [chat] = await server.runner.query<{ conversation_id: string }>({
    text: 'select conversation_id from wau.chat_conversations where member_id = $1',
    values: [person.memberId],
  });
  const passkeyId = await insertPasskey(server, person, mark);
  await offerContract(server, person, mark);
  const currency = currencies[merchantCode] ?? 'MYR';
  const affiliateStatementId = await keepAffiliateBooks(server, person, currency);
  const referralId = await insertReferral(server, person);
  const openingLinkId = await insertOpeningLink(server, person, mark);
  const redRainId = await insertRedRain(server, person, currencies[merchantCode] ?? 'MYR');
  const { playToken, roundId } = await playOneRound(server, person, call);
  const commissionRunId = await addCommissionRun(server.runner, {
    ...{ merchantCode: person.merchantCode, agentId: person.memberId, memberId: person.memberId },
    ...{ betKey: `vendor:studio:${roundId}`, currency: currencies[merchantCode] ?? 'MYR' },
  });
  const stuckRoundId = await insertStuckRound(server, person);
  const findingId = await insertFinding(server, person);
  const { list } = (await call('listSessions', undefined)) as { list: readonly { sessionId: string }[] };
  await openVictimsLottery(server, person.merchantCode, currencies[merchantCode] ?? 'MYR');
  const { orderId: lotteryOrderId } = (await call('placeLotteryOrder', lotteryOrder)) as { orderId: string };
  return {
    ...person,
    email,
    mobileNumber,
    lotteryOrderId,
    affiliateStatementId,
    commissionRunId,
    sessionId: list[0]?.sessionId ?? '',
    messageId,
    depositId,
    withdrawalId,
    fundTransferId,
    stuckRoundId,
    findingId,
    bankCardId,
    passkeyId,
    rewardId: rewards.list[0]?.rewardId ?? '',
    referralId,
    openingLinkId,
    redRainId,
    feedbackId: feedback.list[0]?.feedbackId ?? '',
    conversationId: chat?.conversation_id ?? '',
    roundId,
    playToken,
    secretWords: [
      mark,
      '777000777000',
      mobileNumber.slice(1),
      person.token,
      playToken,
      person.memberId,
      identityImage,
    ],
  };
}

/** A round of the victim's that its vendor has given up, and about which an operator is to decide. */
async function insertStuckRound(server: TestServer, { merchantCode, memberId }: Person): Promise<string> {
  const stuckRoundId = newId('stuckRound', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.stuck_rounds
             (merchant_id, stuck_round_id, vendor_code, round_id, player_id, game_id, currency, stake_minor,
              payout_minor, gives_back, can_refund, attempts, last_error, placed_at, given_up_at, found_at)
           values ($1, $2, 'studio', $2, $3, 'dice', $4, 100, 250, false, true, 100, 'status 500', now(), now(), now())`,
    values: [merchantCode, stuckRoundId, memberId, currencies[merchantCode] ?? 'MYR'],
  });
  return stuckRoundId;
}

/** What a nightly check has found of the victim's wallet, and that an operator is to explain. */
async function insertFinding(server: TestServer, { merchantCode, memberId }: Person): Promise<string> {
  const findingId = newId('finding', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.findings (merchant_id, finding_id, source, rule, subject, figures_hash, line_count, lines,
                                     found_at, last_found_at)
           values ($1, $2, 'books', 'account.balance', 'player:' || $3 || ':main', sha256(convert_to($2, 'UTF8')), 1,
                   '[{"of":"","said":"it differs","recorded":null,"memberId":null}]', now(), now())`,
    values: [merchantCode, findingId, memberId],
  });
  return findingId;
}

/** A link by which the victim has accounts opened. */
async function insertOpeningLink(
  server: TestServer,
  { merchantCode, memberId }: Person,
  mark: string,
): Promise<string> {
  const linkId = newId('openingLink', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.opening_links (merchant_id, link_id, agent_id, code, member_type, rates, note, client_id, created_at)
           values ($1, $2, $3, $4, 0, '{}', $5, $2, now())`,
    values: [merchantCode, linkId, memberId, linkId.slice(-12), mark.slice(0, 40)],
  });
  return linkId;
}

/** A friend whom the victim has brought, and about whom an operator is to decide. */
async function insertReferral(server: TestServer, { merchantCode, memberId }: Person): Promise<string> {
  const referralId = newId('referral', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.referrals (merchant_id, referral_id, inviter_member_id, friend_member_id, status, marks,
                                      currency, qualified_at)
           select merchant_id, $1, $2, member_id, 'held', '{device}', $4, now()
             from wau.members as friend
            where merchant_id = $3 and member_id <> $2
              and not exists (select from wau.referrals as known
                               where known.merchant_id = friend.merchant_id and known.friend_member_id = friend.member_id)
            order by member_id desc limit 1`,
    values: [referralId, memberId, merchantCode, currencies[merchantCode] ?? 'MYR'],
  });
  return referralId;
}

/** What begins as a JPEG does, in base64. */
export function jpegOf(words: string): string {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(words)]).toString('base64');
}

type OwnCall = (name: keyof typeof calls, body: unknown, query?: Record<string, string>) => Promise<unknown>;

/** Makes a call as the person; anything but success is an error of the test. */
function ownCall(server: TestServer, person: Person): OwnCall {
  let keyCount = 0;
  return async (name, body, query) => {
    const call = calls[name];
    keyCount += 1;
    const answer = await server.app.inject({
      method: call.method,
      url: call.path.replace(':promotionId', appliedPromotion),
      ...(query === undefined ? {} : { query }),
      headers: {
        [headerNames.merchant]: person.merchantCode,
        [headerNames.authorization]: `Bearer ${person.token}`,
        [headerNames.idempotencyKey]: `victim-${person.memberId.slice(-12)}-${keyCount}`,
        ...('module' in call ? { [headerNames.module]: call.module } : {}),
      },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    });
    const envelope = answer.json<{ success: boolean; value: unknown; errorCode?: string }>();
    if (!envelope.success) throw new Error(`${name}: ${answer.statusCode} ${envelope.errorCode}`);
    return envelope.value;
  };
}

async function fund(server: TestServer, { merchantCode, memberId }: Person): Promise<void> {
  const currency = currencies[merchantCode] ?? 'MYR';
  const debit = houseAccountId('tests');
  await server.ledger.openAccount({ merchantId: merchantCode, accountId: debit, kind: 'house', currency });
  await server.ledger.post({
    merchantId: merchantCode,
    idempotencyKey: toIdempotencyKey(`fund:${memberId}`),
    debit,
    credit: playerAccountId(memberId),
    amountMinor: toMinor(100_000n),
    currency,
    reason: 'adjustment',
  });
}

async function playOneRound(
  server: TestServer,
  person: Person,
  call: OwnCall,
): Promise<{ readonly playToken: string; readonly roundId: string }> {
  const { launchUrl } = (await call('launchGame', undefined, { vendor: 'studio', gameId: 'dice' })) as {
    launchUrl: string;
  };
  const launchToken = /#launch=([\w-]+)$/.exec(launchUrl)?.[1] ?? '';
  const { playToken } = await studioCall<{ playToken: string }>(server, calls.openPlay.path, { launchToken });
  const round = await studioCall<{ roundId: string }>(
    server,
    calls.placeBet.path,
    { stakeMinor: '100', parameters: { direction: 'under', targetHundredths: 5000 } },
    { authorization: `Bearer ${playToken}`, 'idempotency-key': `s1-${person.memberId.slice(-20)}` },
  );
  return { playToken, roundId: round.roundId };
}

/** A play token of a person's own. */
export async function openPlayToken(server: TestServer, person: Person): Promise<string> {
  const { launchUrl } = (await ownCall(server, person)('launchGame', undefined, {
    vendor: 'studio',
    gameId: 'dice',
  })) as { launchUrl: string };
  const launchToken = /#launch=([\w-]+)$/.exec(launchUrl)?.[1] ?? '';
  return (await studioCall<{ playToken: string }>(server, calls.openPlay.path, { launchToken })).playToken;
}

async function studioCall<Value>(
  server: TestServer,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Value> {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers });
  const envelope = answer.json<{ success: boolean; value: Value; errorCode?: string }>();
  if (!envelope.success) throw new Error(`${url}: ${answer.statusCode} ${envelope.errorCode}`);
  return envelope.value;
}

/** An authenticator cannot be had here; the row is as its registration would leave it. */
async function insertPasskey(server: TestServer, { merchantCode, memberId }: Person, mark: string) {
  const passkeyId = `psk_${memberId.slice(4)}`;
  await server.runner.query({
    text: `
      insert into wau.passkeys (merchant_id, passkey_id, member_id, credential_id, public_key, sign_count, is_synced,
                                passkey_name, created_at)
      values ($1, $2, $3, $4, '\\x01', 0, false, $5, now())`,
    values: [merchantCode, passkeyId, memberId, `credential-${memberId}`, `${mark} kunci`],
  });
  return passkeyId;
}
