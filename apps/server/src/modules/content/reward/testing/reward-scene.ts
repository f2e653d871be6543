import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { SqlStatement } from '@wau/service/database/sql-runner';
import { signedHeaders } from '@wau/service/secrets/signature';
import { studioVendorCode, studioVendorKey } from '../../../../seed-demo.ts';
import { createTestPayments } from '../../../../testing/test-payments.ts';
import {
  createTestServer,
  type TestMember,
  type TestServer,
  testSecret,
} from '../../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../../../money/payment/adapters/sandbox/sandbox-merchant-key.ts';
import { openPlayer, type TestPlayer } from '../../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../../play/vendor/testing/vendor-client.ts';

/** What a test of rewards changes of an offer; the rest is as in `addOffer`. */
type OfferChanges = Readonly<Record<string, string | number | bigint | Date | null>>;

const dayMs = 86_400_000;

/** A server whose clock stands in the middle of a week where the merchant is, with payments that a test decides about. */
export async function createRewardScene() {
  const payments = createTestPayments();
  const server = await createTestServer({
    dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
  });
  server.clock.advance(untilWednesdayNoon(server.clock.nowMs()));
  const vendor = createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key: studioVendorKey(testSecret),
    clock: server.clock,
  });
  let number = 0;
  const newKey = () => {
    number += 1;
    return `reward-key-${String(number).padStart(8, '0')}`;
  };

  async function standingOf({ token }: TestMember, promotionId: string) {
    const { list } = (await server.call('listMemberPromotions', { token })).value();
    return list.find((promotion) => promotion.promotionId === promotionId);
  }

  const claim = (member: TestMember, promotionId: string, occurrence = 'once', idempotencyKey = newKey()) =>
    server.call('claimReward', {
      token: member.token,
      params: { promotionId },
      body: { occurrence },
      idempotencyKey,
    });
  const join = ({ token }: TestMember, promotionId: string) =>
    server.call('joinPromotion', { token, params: { promotionId } });
  const apply = (
    { token }: TestMember,
    promotionId: string,
    body: { remark: string; images: string[] } = { remark: '', images: [] },
  ) => server.call('applyForPromotion', { token, params: { promotionId }, body });

  /** Money that comes in the way a player's does. */
  async function deposit(member: TestMember, amountMinor: string): Promise<void> {
    const placed = await server.call('placeDeposit', {
      token: member.token,
      idempotencyKey: newKey(),
      body: { methodCode: 'online-banking', amountMinor, returnPath: '/m/voucherCenter' },
    });
    const { depositId } = placed.value();
    await reportPayment(server, payments.paymentIdOf(depositId), depositId, amountMinor);
  }

  /** The member with a session of a later time, since one that nobody uses ends. */
  async function later(member: TestMember, milliseconds: number): Promise<TestMember> {
    server.clock.advance(milliseconds);
    const { username, password } = member;
    const session = await server.call('login', {
      body: { type: 'username', username, password, captcha: '' },
    });
    return { ...member, token: session.value().token };
  }

  /** A settled bet that wins nothing. */
  async function play(player: TestPlayer, amountMinor: string): Promise<void> {
    const round = player.round({ amountMinor });
    await vendor.send('bet', round.bet);
    await vendor.send('endRound', round.end);
  }

  return {
    server,
    payments,
    newKey,
    addOffer: (changes: OfferChanges = {}) => {
      number += 1;
      return addOffer(server, `test-offer-${number}`, changes);
    },
    standingOf,
    claim,
    join,
    apply,
    deposit,
    play,
    later,
    vendor,
    openPlayer: (balanceMinor: bigint) => openPlayer(server, vendor, balanceMinor),
  };
}

/** A promotion of its own on show, for everybody, to be claimed at once, unless a change says otherwise. */
async function addOffer(server: TestServer, promotionId: string, changes: OfferChanges): Promise<string> {
  const yesterday = new Date(server.clock.nowMs() - dayMs);
  const { starts_at = yesterday, ends_at = null, ...offer } = changes;
  const insert = (table: string, row: Readonly<Record<string, SqlStatement['values'][number]>>) =>
    server.runner.query({
      text: `insert into wau.${table} (merchant_id, announcement_id, ${Object.keys(row).join(', ')})
             values ('wau', $1, ${Object.keys(row)
               .map((_, index) => `$${index + 2}`)
               .join(', ')})`,
      values: [promotionId, ...Object.values(row)],
    });
  await insert('announcements', { types: ['PR'], published_from: yesterday });
  await insert('announcement_texts', { language: 'MY', title: `Ganjaran ${promotionId}` });
  await insert('promotions', { category_id: 'games', image_url: '/a.svg', starts_at, ends_at });
  await insert('reward_offers', {
    audience: 'all',
    enrolment: 'automatic',
    recurrence: 'once',
    condition: 'none',
    reward_minor: 500n,
    ...offer,
  });
  return promotionId;
}

/** The provider says that a payment has come. */
export async function reportPayment(
  server: TestServer,
  paymentId: string,
  depositId: DepositId,
  amountMinor: string,
): Promise<void> {
  const path = '/payments/wau/sandbox/pay-in';
  const rawBody = JSON.stringify({
    paymentId,
    merchantReference: depositId,
    status: 'approved',
    amountMinor,
    currencyCode: 'MYR',
  });
  const key = sandboxMerchantKey(testSecret, 'wau' as MerchantCode);
  const timestampMs = server.clock.nowMs();
  const signed = signedHeaders('sandbox', key, { method: 'POST', path, timestampMs, rawBody });
  const headers = { ...signed, 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url: path, headers, payload: rawBody });
  if (answer.statusCode !== 200) throw new Error(`the payment was answered ${answer.statusCode}`);
}

/** Kuala Lumpur is eight hours ahead all year. */
function untilWednesdayNoon(nowMs: number): number {
  const localMs = nowMs + 8 * 3_600_000;
  const day = new Date(localMs).getUTCDay();
  const noonMs = localMs - (localMs % dayMs) + dayMs / 2 + ((3 - day + 7) % 7) * dayMs;
  return noonMs >= localMs ? noonMs - localMs : noonMs + 7 * dayMs - localMs;
}
