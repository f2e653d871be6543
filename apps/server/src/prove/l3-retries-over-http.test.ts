import { randomInt } from 'node:crypto';
import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import type { MerchantCode } from '@wau/contract/ids';
import { signedHeaders } from '@wau/service/secrets/signature';
import { httpSignedTransport } from '@wau/service/secrets/signed-transport';
import { proofSize } from '@wau/service/testing/proof-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxMerchantKey } from '../modules/money/payment/adapters/sandbox/sandbox-merchant-key.ts';
import { openPlayer } from '../modules/play/vendor/testing/test-player.ts';
import { createVendorClient } from '../modules/play/vendor/testing/vendor-client.ts';
import { studioVendorCode, studioVendorKey } from '../seed-demo.ts';
import { boundedParallel } from '../testing/bounded-parallel.ts';
import { balanceOf } from '../testing/member-money.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../testing/test-server.ts';

const betCount = proofSize({ full: 4_500, quick: 300 });
const depositCount = proofSize({ full: 500, quick: 50 });
const depositsPerMember = 5;
const depositMinor = 5_000n;
const busyForMs = 60_000;

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});

let origin: string;
beforeAll(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

/**
 * Sends a request 2 to 5 times in parallel; a tenth of the answers is lost on the way back, and as long as there is
 * none the request is sent again. Gives the answers that arrived.
 */
async function sendSeveralTimes<Answer>(
  send: () => Promise<Answer>,
  outcomeOf: (answer: Answer) => string,
): Promise<readonly Answer[]> {
  const sendUntilServed = async (): Promise<Answer> => {
    let answer = await send();
    const sendAgain = async (): Promise<string> => {
      if (turnedAway.test(outcomeOf(answer))) answer = await send();
      return outcomeOf(answer);
    };
    await expect.poll(sendAgain, { timeout: busyForMs }).not.toMatch(turnedAway);
    return answer;
  };
  const sent = await Promise.all(Array.from({ length: randomInt(2, 6) }, () => sendUntilServed()));
  const arrived = sent.filter(() => randomInt(10) > 0);
  while (arrived.length === 0) {
    const again = await sendUntilServed();
    if (randomInt(10) > 0) arrived.push(again);
  }
  return arrived;
}

/** A full server decides nothing: it asks to come again, with the same key. */
const turnedAway = /server\.(overloaded|unavailable)$/;

describe(`L3: ${betCount} bets and ${depositCount} deposits sent 2 to 5 times over HTTP, a tenth of the answers lost`, () => {
  test('each bet is taken once with one answer, and a changed body is refused', {
    timeout: 900_000,
  }, async () => {
    const vendor = createVendorClient(httpSignedTransport(origin, 60_000), {
      vendorCode: studioVendorCode,
      key: studioVendorKey(testSecret),
      clock: server.clock,
    });
    // Enough for about two thirds of the bets, so that refusals are repeated as well.
    const funds = Math.floor((betCount / 10) * 66);
    const players = await Promise.all(
      Array.from({ length: 10 }, () => openPlayer(server, vendor, BigInt(funds))),
    );
    let taken = 0;
    const bets = Array.from({ length: betCount }, (_, number) => {
      const player = players[number % players.length];
      if (player === undefined) throw new Error('the index is in range');
      return player.round().bet;
    });
    await boundedParallel(bets, async (bet) => {
      const answers = await sendSeveralTimes(
        () => vendor.send('bet', bet),
        ({ outcome }) => outcome,
      );
      const outcomes = new Set(answers.map((answer) => answer.outcome));
      expect(outcomes.size).toBe(1);
      const [outcome = ''] = outcomes;
      expect(outcome).toMatch(/^(200 \d+|402 balance.insufficient)$/);
      if (outcome.startsWith('200')) taken += 1;
      const changed = await vendor.send('bet', { ...bet, amountMinor: '99' });
      expect(changed.outcome).toBe('409 idempotency.conflict');
    });
    const balances = await Promise.all(players.map((player) => player.balance()));
    const left = balances.reduce((sum, balance) => sum + balance, 0n);
    expect(left).toBe(BigInt(funds * players.length - taken * 100));
    expect(balances.every((balance) => balance < 100n)).toBe(true);
  });

  test('each deposit is placed and credited once, and a changed body is refused', {
    timeout: 900_000,
  }, async () => {
    const members: TestMember[] = [];
    for (let number = 0; number < depositCount / depositsPerMember; number += 1) {
      members.push(await server.openMember(`payer${number}`));
    }
    const orders = members.flatMap((member) =>
      Array.from({ length: depositsPerMember }, (_, number) => ({
        member,
        key: `order-of-a-player-${number}`,
      })),
    );
    await boundedParallel(orders, async ({ member, key }) => {
      const ids = await sendSeveralTimes(() => placeDeposit(member, key, depositMinor), String);
      const [depositId = ''] = ids;
      // Named, so that a failure tells what else was answered.
      expect(new Set(ids)).toEqual(new Set([depositId]));
      expect(await placeDeposit(member, key, depositMinor + 1n)).toBe('idempotency.conflict');
      const reports = await sendSeveralTimes(() => reportApproved(depositId), String);
      expect(new Set(reports)).toEqual(new Set([200]));
    });
    for (const member of members) {
      expect(await balanceOf(server, member)).toBe(depositMinor * BigInt(depositsPerMember));
      const list = await server.call('listDeposits', { token: member.token });
      expect(list.value().list.map((deposit) => deposit.status)).toEqual(
        Array.from({ length: depositsPerMember }, () => 'approved'),
      );
    }
  });
});

/** The deposit's id, or the code of the refusal. */
async function placeDeposit(
  member: TestMember,
  idempotencyKey: string,
  amountMinor: bigint,
): Promise<string> {
  const response = await fetch(`${origin}${calls.placeDeposit.path}`, {
    method: 'POST',
    headers: {
      [headerNames.merchant]: member.merchantCode,
      [headerNames.module]: calls.placeDeposit.module,
      [headerNames.authorization]: `Bearer ${member.token}`,
      [headerNames.idempotencyKey]: idempotencyKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      methodCode: 'online-banking',
      amountMinor: String(amountMinor),
      returnPath: '/m/voucherCenter',
    }),
  });
  const envelope = (await response.json()) as { errorCode?: string; value?: { depositId: string } };
  return envelope.value?.depositId ?? envelope.errorCode ?? '';
}

async function reportApproved(depositId: string): Promise<number> {
  const path = '/payments/wau/sandbox/pay-in';
  const rawBody = JSON.stringify({
    paymentId: payments.paymentIdOf(depositId),
    merchantReference: depositId,
    status: 'approved',
    amountMinor: String(depositMinor),
    currencyCode: 'MYR',
  });
  const key = sandboxMerchantKey(testSecret, 'wau' as MerchantCode);
  const parts = { method: 'POST', path, timestampMs: server.clock.nowMs(), rawBody };
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      ...signedHeaders('sandbox', key, parts),
      'content-type': 'application/json',
    },
    body: rawBody,
  });
  await response.body?.cancel();
  return response.status;
}
