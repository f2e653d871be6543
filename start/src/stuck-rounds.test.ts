import { randomUUID } from 'node:crypto';
import type { StuckRoundId } from '@wau/contract/ids';
import { findStuckRoundsJob } from '@wau/server/modules/play/stuck-round/find-stuck-rounds-job';
import { sendStuckRoundOrdersJob } from '@wau/server/modules/play/stuck-round/send-stuck-round-orders-job';
import { testQuestions } from '@wau/server/modules/play/vendor/testing/test-questions';
import { openOperator, type TestOperator } from '@wau/server/testing/open-operator';
import type { TestMember } from '@wau/server/testing/test-server';
import { systemRandom } from '@wau/service/random';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { reviveDeadLetter } from '@wau/studio/dead-letters/dead-letter-sql';
import { afterEach, describe, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';
import {
  createVendorsServer,
  play,
  purseTitle,
  purseVendor,
  vendorOfTitle,
} from './testing/vendors-server.ts';

/** Operator and studio beside each other: what the studio has given up is decided about by operators. */
const { server, meddle } = await createVendorsServer();

/** What becomes of questions and orders on their way to the studio. */
let toStudio: (send: SignedTransport) => SignedTransport = (send) => send;

const questions = testQuestions(server, () => (request) => toStudio(injectedTransport(server.app))(request));
const all = async () => {
  const merchants = await Promise.all(['wau', 'laut'].map((code) => server.handle.merchantOf('', code)));
  return merchants.flatMap((merchant) => (merchant === undefined ? [] : [merchant]));
};
const vendor = async (vendorCode: string) =>
  (await all()).flatMap(({ merchantCode, vendors }) =>
    vendors.filter((each) => each.vendorCode === vendorCode).map((each) => ({ ...each, merchantCode })),
  );
const parts = { ...server, random: systemRandom, merchants: { all, vendor } as never, questions };
const never = new AbortController().signal;
const find = () => findStuckRoundsJob(parts).run({}, never);
const send = () => sendStuckRoundOrdersJob(parts).run({}, never);

const minuteMs = 60_000;

afterEach(() => {
  toStudio = (each) => each;
  meddle((_path, each) => each());
});

let operators = 0;
function openCashier(merchants: readonly string[] = ['wau']): Promise<TestOperator> {
  operators += 1;
  return openOperator(server, `cashier.${operators}`, 'cashier', merchants);
}

const broken = async (): Promise<never> => {
  throw new Error('the connection broke');
};

async function studioRound(memberId: string) {
  const [row] = await server.runner.query<{
    round_id: string;
    payout_minor: bigint;
    refund_code: string | null;
    given_up_at: Date | null;
    is_open: boolean;
  }>({
    text: `select r.round_id, r.payout_minor, r.refund_code, o.given_up_at, o.round_id is not null as is_open
             from studio.round r left join studio.open_round o using (merchant_id, round_id)
            where r.player_id = $1`,
    values: [memberId],
  });
  return row;
}

/** A round that pays, whose calls to the wallet meet this fate until the studio has given it up; all attempts but the last are counted without being made. */
async function giveUp(gameId: string, fate: Parameters<typeof meddle>[0] = broken) {
  for (;;) {
    const { member, bet, record } = await play(server, gameId);
    meddle(fate);
    await bet(randomUUID());
    await expect.poll(async () => (await studioRound(member.memberId))?.is_open).toBe(true);
    const round = await studioRound(member.memberId);
    if (round === undefined) throw new Error('the round was stored');
    await server.runner.query({
      text: 'update studio.open_round set attempts = 99 where round_id = $1',
      values: [round.round_id],
    });
    await expect
      .poll(async () => {
        server.clock.advance(15_000);
        return (await studioRound(member.memberId))?.given_up_at ?? null;
      })
      .not.toBeNull();
    meddle((_path, each) => each());
    if (round.payout_minor > 0n) return { member, record, round };
  }
}

const listOf = async (operator: TestOperator, merchantCode = 'wau') =>
  (await server.call('listStuckRounds', { token: operator.token, merchantCode })).value().list;

/** The case of a round, as an operator's list has it. */
async function caseOf(operator: TestOperator, roundId: string) {
  await find();
  const found = (await listOf(operator)).find((each) => each.roundId === roundId);
  if (found === undefined) throw new Error('the round is on the list');
  return found;
}

const decide = async (operator: TestOperator, stuckRoundId: StuckRoundId, decision: 'refund' | 'retry') =>
  (
    await server.call('decideStuckRound', {
      token: operator.token,
      params: { stuckRoundId },
      body: { decision, reason: 'the wallet is there again' },
    })
  ).outcome();

/** A refund that takes a payout away: one decides it, and another one decides the same. */
async function refundByTwo(first: TestOperator, stuckRoundId: StuckRoundId) {
  const words = [first, await openCashier()].map((operator) => () => decideInWords(operator, stuckRoundId));
  for (const [index, decideOnce] of words.entries()) {
    expect(await decideOnce()).toBe(index === 0 ? 'asked' : 'ordered');
  }
}

async function decideInWords(operator: TestOperator, stuckRoundId: StuckRoundId): Promise<string> {
  const answer = await server.call('decideStuckRound', {
    token: operator.token,
    params: { stuckRoundId },
    body: { decision: 'refund', reason: 'it must not count' },
  });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
}

async function statusOf(stuckRoundId: StuckRoundId) {
  const [row] = await server.runner.query<{ status: string; send_count: number; send_error: string }>({
    text: 'select status, send_count, send_error from wau.stuck_rounds where stuck_round_id = $1',
    values: [stuckRoundId],
  });
  return row;
}

const inboxOf = async ({ memberId }: TestMember) => {
  const rows = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', text_id, text_values -> 'amount' ->> 'amountMinor') as text
             from wau.inbox_messages where member_id = $1 and text_id like 'round.%'`,
    values: [memberId],
  });
  return rows.map(({ text }) => text);
};

const ended = (memberId: string) =>
  expect.poll(async () => (await studioRound(memberId))?.is_open).toBe(false);

describe.each(['plinko', 'dice', purseTitle])('a round of %s that its vendor has given up', (gameId) => {
  const vendorCode = vendorOfTitle[gameId] ?? purseVendor;

  test('waits for operators of its merchant alone, and is tried again once one of them has said so', async () => {
    const { member, round } = await giveUp(gameId);
    const [ayu, badrul, foreign] = [await openCashier(), await openCashier(), await openCashier(['laut'])];
    const waiting = await caseOf(ayu, round.round_id);
    expect(waiting).toMatchObject({
      vendorCode,
      gameId,
      memberId: member.memberId,
      username: member.username,
      stakeMinor: '100',
      payoutMinor: String(round.payout_minor),
      currencyCode: 'MYR',
      attempts: 100,
      givesBack: false,
      canRefund: true,
      refusedDeed: null,
    });
    expect(waiting.lastError).not.toBe('');
    await find();
    expect((await listOf(ayu)).filter((each) => each.roundId === round.round_id)).toHaveLength(1);
    expect(await listOf(foreign, 'laut')).toEqual([]);
    const { stuckRoundId } = waiting;
    const claim = await server.call('claimStuckRound', {
      token: ayu.token,
      params: { caseId: stuckRoundId },
    });
    expect(claim.outcome()).toBe('200');
    expect(await decide(badrul, stuckRoundId, 'retry')).toBe('409 case.claimed');
    const atOther = await server.call('decideStuckRound', {
      token: foreign.token,
      merchantCode: 'laut',
      params: { stuckRoundId },
      body: { decision: 'refund', reason: 'of another merchant' },
    });
    expect(atOther.outcome()).toBe('404 stuck.round.unknown');

    expect(await decide(ayu, stuckRoundId, 'retry')).toBe('200');
    expect(await decide(ayu, stuckRoundId, 'refund')).toBe('409 stuck.round.decided');
    expect((await listOf(badrul)).map((each) => each.stuckRoundId)).not.toContain(stuckRoundId);
    expect(
      (await studioRound(member.memberId))?.given_up_at,
      'nothing is sent with the decision',
    ).not.toBeNull();
    await send();
    expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'sent', send_count: 1 });
    await ended(member.memberId);
    expect(await studioRound(member.memberId)).toMatchObject({ refund_code: null });
    const [entry] = await server.runner.query<{ text: string }>({
      text: `select concat_ws(' ', action, actor_id, old_values ->> 'round', new_values ->> 'decision',
                              new_values ->> 'reason') as text
               from wau.audit_entries where subject = $1 and action = 'decideStuckRound'`,
      values: [stuckRoundId],
    });
    expect(entry?.text).toBe(
      `decideStuckRound ${ayu.operatorId} ${round.round_id} retry the wallet is there again`,
    );
  });
});

describe('the member', () => {
  test('is told once of a payout that came by a decision', async () => {
    const { member, record, round } = await giveUp('dice');
    const ayu = await openCashier();
    const { stuckRoundId, recorded } = await caseOf(ayu, round.round_id);
    expect(recorded).toBe('none');
    await decide(ayu, stuckRoundId, 'retry');
    await find();
    expect(await inboxOf(member), 'nothing has moved').toEqual([]);
    await send();
    await ended(member.memberId);
    const isPaid = (await studioRound(member.memberId))?.refund_code === null;
    await Promise.all([find(), find()]);
    await find();
    expect(isPaid).toBe(true);
    expect(await record()).toEqual([`rimba settled 100 ${round.payout_minor}`]);
    expect(await inboxOf(member)).toEqual([`round.paid ${round.payout_minor}`]);
  });

  test('is told once of a stake that came back by a decision', async () => {
    // The stake is taken, and neither a win nor the end of the round gets through.
    const { member, round } = await giveUp('plinko', (path, each) =>
      /\/bets?$/.test(path) ? each() : broken(),
    );
    const ayu = await openCashier();
    const { stuckRoundId, recorded } = await caseOf(ayu, round.round_id);
    expect(recorded).toBe('open');
    await refundByTwo(ayu, stuckRoundId);
    await send();
    await ended(member.memberId);
    expect(await studioRound(member.memberId)).toMatchObject({ refund_code: 'round.rolled.back' });
    await Promise.all([find(), find()]);
    expect(await inboxOf(member)).toEqual(['round.refunded 100']);
  });

  test('hears nothing where the money had moved before anybody decided, and an order to refund takes nothing away', async () => {
    const { member, record, round } = await giveUp('dice', async (_path, each) => {
      await each();
      return broken();
    });
    const ayu = await openCashier();
    const { stuckRoundId, recorded } = await caseOf(ayu, round.round_id);
    expect(recorded).toBe('settled');
    await refundByTwo(ayu, stuckRoundId);
    await send();
    await ended(member.memberId);
    await find();
    expect(await record()).toEqual([`rimba settled 100 ${round.payout_minor}`]);
    expect(await inboxOf(member)).toEqual([]);
  });
});

describe('an order', () => {
  test('that its vendor does not answer is sent again under its name, and carried out once', async () => {
    const { member, round } = await giveUp('plinko');
    const ayu = await openCashier();
    const { stuckRoundId } = await caseOf(ayu, round.round_id);
    await decide(ayu, stuckRoundId, 'retry');
    const sent: string[] = [];
    // It arrives, and the studio's own calls are lost again; nobody hears the answer.
    meddle(broken);
    toStudio = (each) => async (request) => {
      sent.push(request.rawBody);
      await each(request);
      return broken();
    };
    await send();
    expect(await statusOf(stuckRoundId)).toMatchObject({
      status: 'ordered',
      send_count: 1,
      send_error: 'the connection broke',
    });
    await send();
    expect(sent, 'it is put off').toHaveLength(1);
    await server.runner.query({
      text: 'update studio.open_round set attempts = 99 where round_id = $1',
      values: [round.round_id],
    });
    await expect
      .poll(async () => {
        server.clock.advance(15_000);
        return (await studioRound(member.memberId))?.given_up_at ?? null;
      })
      .not.toBeNull();
    const givenUpAnew = (await studioRound(member.memberId))?.given_up_at;
    server.clock.advance(minuteMs);
    toStudio = (each) => async (request) => {
      sent.push(request.rawBody);
      return each(request);
    };
    await send();
    expect(new Set(sent.map((body) => (JSON.parse(body) as { order: string }).order)).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'sent', send_count: 2 });
    expect((await studioRound(member.memberId))?.given_up_at).toEqual(givenUpAnew);
    const badrul = await openCashier();
    const anew = await caseOf(badrul, round.round_id);
    expect(anew.stuckRoundId).not.toBe(stuckRoundId);
    meddle((_path, each) => each());
    await refundByTwo(badrul, anew.stuckRoundId);
    await send();
    await ended(member.memberId);
    expect(await studioRound(member.memberId)).toMatchObject({ refund_code: 'round.rolled.back' });
  });

  test('that its vendor would not carry out says so, and the round goes when the vendor tells of it no more', async () => {
    const { member, round } = await giveUp('plinko');
    const ayu = await openCashier();
    const { stuckRoundId } = await caseOf(ayu, round.round_id);
    await refundByTwo(ayu, stuckRoundId);
    await reviveDeadLetter(
      server.runner,
      { merchantId: 'wau', roundId: round.round_id },
      false,
      new Date(server.clock.nowMs()),
    );
    await ended(member.memberId);
    await send();
    const list = await listOf(ayu);
    expect(list.find((each) => each.stuckRoundId === stuckRoundId)).toMatchObject({ refusedDeed: 'refund' });
    await find();
    expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'gone' });
    expect(await decide(ayu, stuckRoundId, 'retry')).toBe('409 stuck.round.decided');
  });

  test('of twenty at once is one', async () => {
    const { round } = await giveUp('plinko');
    const ayu = await openCashier();
    const { stuckRoundId } = await caseOf(ayu, round.round_id);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => decide(ayu, stuckRoundId, 'retry')));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 stuck.round.decided']));
  });

  test('that takes a won round’s payout away takes two persons, however often and at once each of them says so', async () => {
    const { round } = await giveUp('plinko');
    const [ayu, badrul] = [await openCashier(), await openCashier()];
    const { stuckRoundId, takesTwoPersons, asked } = await caseOf(ayu, round.round_id);
    expect([takesTwoPersons, asked]).toEqual([['refund'], []]);
    const alone = await Promise.all(Array.from({ length: 20 }, () => decideInWords(ayu, stuckRoundId)));
    expect(alone.filter((word) => word === 'asked')).toHaveLength(1);
    expect(new Set(alone)).toEqual(new Set(['asked', '409 stuck.round.second.person']));
    expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'waiting' });
    expect((await caseOf(badrul, round.round_id)).asked).toEqual([
      { decision: 'refund', askedBy: ayu.username },
    ]);
    const entries = await server.runner.query<{ text: string }>({
      text: `select new_values ->> 'askedDecision' as text from wau.audit_entries
              where subject = $1 and action = 'decideStuckRound'`,
      values: [stuckRoundId],
    });
    expect(entries).toEqual([{ text: 'refund' }]);
    const second = await Promise.all(Array.from({ length: 20 }, () => decideInWords(badrul, stuckRoundId)));
    expect(second.filter((word) => word === 'ordered')).toHaveLength(1);
    expect(new Set(second)).toEqual(new Set(['ordered', '409 stuck.round.decided']));
  });

  test('of as much as the merchant wants two persons for takes them, and another decision of one ends what was asked for', async () => {
    const { round } = await giveUp('plinko');
    const [ayu, badrul] = [await openCashier(), await openCashier()];
    const { stuckRoundId } = await caseOf(ayu, round.round_id);
    const twoFrom = (minor: string) =>
      server.runner.query({
        text: `update wau.merchants set withdrawal_two_persons_minor = $1 where merchant_id = 'wau'`,
        values: [minor],
      });
    await twoFrom('1');
    try {
      expect((await caseOf(ayu, round.round_id)).takesTwoPersons).toEqual(['retry', 'refund']);
      expect(await decide(ayu, stuckRoundId, 'retry')).toBe('200');
      expect(await decide(ayu, stuckRoundId, 'retry')).toBe('409 stuck.round.second.person');
      expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'waiting' });
    } finally {
      await twoFrom('1000000');
    }
    expect(await decideInWords(ayu, stuckRoundId)).toBe('asked');
    expect(await decide(badrul, stuckRoundId, 'retry')).toBe('200');
    expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'ordered' });
    const left = await server.runner.query({
      text: `select from wau.operator_requests where subject = $1`,
      values: [stuckRoundId],
    });
    expect(left).toEqual([]);
  });

  test('signed by one vendor’s key moves no round of another', async () => {
    const { member, round } = await giveUp('plinko');
    const [rimba] = (await vendor('rimba')).filter(({ merchantCode }) => merchantCode === 'wau');
    if (rimba === undefined) throw new Error('the demo has it');
    const orderId = `stk_${'0'.repeat(26)}`;
    const order = { orderId, roundId: round.round_id, deed: 'refund' } as const;
    expect(await questions.stuckRoundOrderTo(rimba)?.(order)).toBe('notStuck');
    expect((await studioRound(member.memberId))?.given_up_at).not.toBeNull();
    expect((await questions.stuckRoundsAt(rimba)?.())?.map((each) => each.round)).not.toContain(
      round.round_id,
    );
    const forged = { ...rimba, keys: { ...rimba.keys, shared: undefined, ownPrivate: undefined } };
    await expect(questions.stuckRoundOrderTo(forged)?.(order)).rejects.toMatchObject({
      name: 'VendorSilentError',
    });
  });
});

test('a round in which further stakes were taken is not given back', async () => {
  const { round } = await giveUp('plinko');
  const ayu = await openCashier();
  await server.runner.query({
    text: 'update studio.round set extra_stake_minor = 50 where round_id = $1',
    values: [round.round_id],
  });
  const { stuckRoundId, canRefund, stakeMinor } = await caseOf(ayu, round.round_id);
  expect([canRefund, stakeMinor]).toEqual([false, '150']);
  expect(await decide(ayu, stuckRoundId, 'refund')).toBe('409 stuck.round.kept');
  expect(await decide(ayu, stuckRoundId, 'retry')).toBe('200');
});

test('while a vendor does not answer, what it has told goes on waiting, and the list says that it is silent', async () => {
  const { round } = await giveUp('plinko');
  const ayu = await openCashier();
  const { stuckRoundId } = await caseOf(ayu, round.round_id);
  const silent = async () =>
    (await server.call('listStuckRounds', { token: ayu.token }))
      .value()
      .silent.map(({ vendorName }) => vendorName);
  expect(await silent()).toEqual([]);
  toStudio = () => broken;
  await find();
  expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'waiting' });
  expect(await silent(), 'nobody knows what else is stuck').toContain('Wau Studio');
  toStudio = (each) => each;
  await find();
  expect(await silent()).toEqual([]);
  server.clock.advance(6 * minuteMs);
  expect(await silent(), 'nobody asks any more, which is as good').toContain('Wau Studio');
  toStudio = (each) => async (request) => {
    const answer = await each(request);
    return { ...answer, body: { rounds: [] } };
  };
  await find();
  expect(await statusOf(stuckRoundId), 'an empty answer is taken at its word').toMatchObject({
    status: 'gone',
  });
  toStudio = (each) => each;
  await find();
  expect(await statusOf(stuckRoundId)).toMatchObject({ status: 'waiting' });
});

test('a player whom the merchant does not have is a case all the same', async () => {
  const { round } = await giveUp('plinko');
  await server.runner.query({
    text: `update studio.open_round set player_id = 'nobody' where round_id = $1`,
    values: [round.round_id],
  });
  expect(await caseOf(await openCashier(), round.round_id)).toMatchObject({
    memberId: 'nobody',
    username: null,
  });
});
