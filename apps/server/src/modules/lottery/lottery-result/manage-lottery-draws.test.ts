import { randomUUID } from 'node:crypto';
import type { LotteryOrderId } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { findLotteryDrifts } from '../lottery-books/find-lottery-drifts.ts';
import { drawLottery } from '../lottery-draw/draw-lottery.ts';
import { selectDraw } from '../lottery-draw/draw-sql.ts';
import { workOffDueDraws } from '../lottery-draw/lottery-clock.ts';
import { reviseLotteryDraw } from '../lottery-draw/revise-lottery-draw.ts';
import { settleLotteryDraw } from '../lottery-draw/settle-lottery-draw.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { openLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const own = await openLottery(server, 'ssc-own');
const ayu = await openOperator(server, 'ayu', 'cashier');
const budi = await openOperator(server, 'budi', 'cashier');
const never = new AbortController().signal;
const reason = 'Keputusan rasmi dibetulkan oleh penganjur';
const log = {
  error: (facts: { err: unknown }) => expect(facts.err).toBe('no trouble'),
  warn: () => undefined,
};
const clock = async () => {
  while (await workOffDueDraws(lottery.parts, log, never));
};
const resultOf = (number: string) => ({ number: [number] });

const enter = async (numero: string, number: string) => {
  const input = { params: { gameId: lottery.gameId, numero }, body: { result: resultOf(number) } };
  await server.call('enterLotteryResult', { token: ayu.token, ...input });
  await server.call('enterLotteryResult', { token: budi.token, ...input });
};
const voidDraw = async (operator: TestOperator, numero: string, why = reason, gameId = lottery.gameId) => {
  const params = { gameId, numero };
  const answer = await server.call('voidLotteryDraw', {
    token: operator.token,
    params,
    body: { reason: why },
  });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
};
const correct = async (operator: TestOperator, numero: string, number: string, gameId = lottery.gameId) => {
  const params = { gameId, numero };
  const body = { result: resultOf(number), reason };
  const answer = await server.call('correctLotteryDraw', { token: operator.token, params, body });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
};
const byTwo = async (deed: (operator: TestOperator) => Promise<string>) => {
  expect([await deed(ayu), await deed(budi)]).toEqual(['asked', 'ordered']);
};

/** A line on one number wins 90 times its stake. */
async function place(
  member: TestMember,
  numeros: readonly string[],
  number: string,
  winningStop = false,
  multiple = 1,
): Promise<string> {
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numeros[0] ?? '',
      lines: [{ playId: 'straight', prizeModeId: 'ZY', numbers: number, unit: '10', multiple }],
      chase: numeros.map((numero) => ({ numero, multiple: 1 })),
      winningStop,
      betCartAmountSum: String(10 * multiple * numeros.length),
    },
  });
  const { orderId, lines } = answer.value();
  if (orderId === null) throw new Error(JSON.stringify(lines));
  return orderId;
}
const openFunded = async (name: string, amount = 1_000n) => {
  const member = await server.openMember(name);
  await fund(server, member, amount);
  return member;
};
const stateOf = async (numero: string) => (await selectDraw(server.runner, lottery.keyOf(numero)))?.state;
const inboxOf = async (member: TestMember) =>
  (await server.call('listInboxMessages', { token: member.token, query: {} })).value().list;
const booksAreRight = async () => {
  expect(await findWrongSums(server.runner, lottery.merchantCode)).toEqual([]);
  expect(await server.ledger.verifyChains(lottery.merchantCode)).toEqual([]);
};
const settle = async (numero: string, number: string) => {
  await lottery.close(numero);
  await enter(numero, number);
  await clock();
};
const nextNumeros = async (count: number) => (await lottery.numeros()).slice(0, count);

describe('LO-04 a void draw', () => {
  test('gives stakes back by the word of two persons, who read the same; members are told why', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('voided');
    await place(member, [numero], '07');
    await lottery.close(numero);
    expect(await voidDraw(ayu, numero)).toBe('asked');
    expect(await voidDraw(ayu, numero)).toBe('409 lottery.draw.second.person');
    expect(await voidDraw(budi, numero, 'another reason')).toBe('asked');
    const asked = async () => {
      const query = { gameId: lottery.gameId };
      const { list } = (await server.call('listSiteLotteryDraws', { token: budi.token, query })).value();
      return list.find((draw) => draw.numero === numero);
    };
    expect((await asked())?.asked).toMatchObject([
      { deed: 'void', result: null, reason, askedBy: 'ayu' },
      { deed: 'void', result: null, reason: 'another reason', askedBy: 'budi' },
    ]);
    expect(await voidDraw(budi, numero)).toBe('ordered');
    await clock();
    expect([await balanceOf(server, member), await stateOf(numero)]).toEqual([1_000n, 'voided']);
    expect(await asked()).toMatchObject({
      state: 'voided',
      isRevising: false,
      asked: [],
      revisions: [{ deed: 'void', reason }],
    });
    const { list } = (await server.call('listBets', { token: member.token })).value();
    expect(list.map(({ status }) => status)).toEqual(['refunded']);
    const [letter] = await inboxOf(member);
    expect(letter?.content).toContain(reason);
    expect(await voidDraw(ayu, numero)).toBe('409 lottery.draw.voided');
    await booksAreRight();
  });

  test('is not settled any more by whoever began to, and costs nothing on the board', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('halfway');
    await place(member, [numero], '07');
    await lottery.close(numero);
    await enter(numero, '07');
    await drawLottery(lottery.parts, familyOn({ family: 'myanmar-2d' }, numero), lottery.keyOf(numero));
    await byTwo((operator) => voidDraw(operator, numero));
    const settled = await settleLotteryDraw(lottery.parts, lottery.keyOf(numero), never);
    expect(settled).toEqual({ isSettled: false, entryCount: 0, restMs: 0 });
    await clock();
    expect([await balanceOf(server, member), await stateOf(numero)]).toEqual([1_000n, 'voided']);
    const { rows } = await lottery.owner.query(
      `select number.stake_minor::int as number, whole.stake_minor::int as whole
         from wau.lottery_number_exposures as number
         join wau.lottery_draw_exposures as whole using (merchant_id, game_id, numero)
        where numero = $1`,
      [numero],
    );
    expect(rows).toEqual([{ number: 0, whole: 0 }]);
    await booksAreRight();
  });

  test('that took stakes takes none any more', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('toolate');
    await place(member, [numero], '07');
    await byTwo((operator) => voidDraw(operator, numero));
    const late = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numero,
        lines: [{ playId: 'straight', prizeModeId: 'ZY', numbers: '07', unit: '10', multiple: 1 }],
        betCartAmountSum: '10',
      },
    });
    expect(late.outcome()).toBe('409 lottery.draw.closed');
    await clock();
    await lottery.close(numero);
    expect(await balanceOf(server, member)).toBe(1_000n);
  });

  test('may be an own one, whose numbers nobody corrects', async () => {
    const [numero = ''] = await own.numeros();
    await own.drawAndSettle(numero);
    expect(await correct(ayu, numero, '07', own.gameId)).toBe('409 lottery.draw.own');
    await byTwo((operator) => voidDraw(operator, numero, reason, own.gameId));
    await clock();
    expect((await selectDraw(server.runner, own.keyOf(numero)))?.state).toBe('voided');
  });
});

describe('L9 a wrong result', () => {
  test('of a draw that somebody had cancelled in is put right as well, and no later draw waits', async () => {
    const [numero = '', next = ''] = await nextNumeros(2);
    const [member, other] = [await openFunded('cancelled'), await openFunded('remains')];
    const orderId = await place(member, [numero], '70');
    await place(other, [numero], '70');
    const body = { orderId: orderId as LotteryOrderId };
    const { token } = member;
    await server.call('cancelLotterySuborders', { token, idempotencyKey: randomUUID(), body });
    await settle(numero, '07');
    await byTwo((operator) => correct(operator, numero, '70'));
    await clock();
    expect(await stateOf(numero)).toBe('settled');
    expect([await balanceOf(server, member), await balanceOf(server, other)]).toEqual([1_000n, 1_890n]);
    await settle(next, '07');
    expect(await stateOf(next)).toBe('settled');
    await booksAreRight();
  });

  test('is put right by rows and movements of their own; who won by it and who wins now are told', async () => {
    const [numero = ''] = await nextNumeros(1);
    const [wrongly, rightly] = [await openFunded('wrongly'), await openFunded('rightly')];
    await place(wrongly, [numero], '07');
    await place(rightly, [numero], '70');
    await settle(numero, '07');
    expect([await balanceOf(server, wrongly), await balanceOf(server, rightly)]).toEqual([1_890n, 990n]);
    expect((await inboxOf(wrongly)).map(({ title }) => title)).toEqual(['Anda menang']);
    await byTwo((operator) => correct(operator, numero, '70'));
    await clock();
    expect([await balanceOf(server, wrongly), await balanceOf(server, rightly)]).toEqual([990n, 1_890n]);
    expect(await stateOf(numero)).toBe('settled');
    expect((await inboxOf(wrongly))[0]?.content).toContain(reason);
    expect((await inboxOf(rightly))[0]?.content).toMatch(/memenangi RM\s9\./);
    const movements = (await server.call('listMovements', { token: wrongly.token })).value().list;
    expect(movements.map(({ amountMinor }) => amountMinor)).toEqual(['-900', '900', '-10', '1000']);
    await booksAreRight();
    // Void after all, and a result again after that.
    await byTwo((operator) => voidDraw(operator, numero));
    await clock();
    expect([await balanceOf(server, wrongly), await balanceOf(server, rightly)]).toEqual([1_000n, 1_000n]);
    await byTwo((operator) => correct(operator, numero, '07'));
    await clock();
    expect([await balanceOf(server, wrongly), await balanceOf(server, rightly)]).toEqual([1_890n, 990n]);
    await booksAreRight();
  });

  test('that paid what is gone takes what is there, and what is owed is noted', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('gone');
    await place(member, [numero], '07');
    await settle(numero, '07');
    const [later = ''] = await nextNumeros(1);
    await place(member, [later], '01', false, 180);
    expect(await balanceOf(server, member)).toBe(90n);
    await byTwo((operator) => correct(operator, numero, '70'));
    await clock();
    expect(await balanceOf(server, member)).toBe(0n);
    const { rows } = await lottery.owner.query(
      "select sum(receivable_minor)::int as owed from wau.bet_standings where member_id = $1 and source = 'lottery'",
      [member.memberId],
    );
    expect(rows).toEqual([{ owed: 810 }]);
    await booksAreRight();
  });

  test('is refused while none is there, before its time, in another shape, or where it is the same', async () => {
    const [numero = '', second = ''] = await nextNumeros(2);
    expect(await correct(ayu, second, '07')).toBe('409 lottery.draw.early');
    await lottery.close(numero);
    expect(await correct(ayu, numero, '07')).toBe('409 lottery.draw.undrawn');
    await enter(numero, '07');
    await clock();
    expect(await correct(ayu, numero, '7')).toBe('400 lottery.draw.invalid');
    expect(await correct(ayu, numero, '07')).toBe('409 lottery.result.same');
    expect(await correct(ayu, '19991231', '07')).toBe('404 lottery.draw.unknown');
    expect(await correct(ayu, numero, '70')).toBe('asked');
    const params = { gameId: lottery.gameId, numero };
    expect((await server.call('dropLotteryDrawRequest', { token: budi.token, params })).outcome()).toBe(
      '200',
    );
    expect(await correct(budi, numero, '70')).toBe('asked');
    expect(await correct(ayu, numero, '71')).toBe('asked');
    expect(await correct(ayu, numero, '70')).toBe('ordered');
    // A changed or repeated order while it is carried out changes nothing.
    expect(await correct(budi, numero, '71')).toBe('409 lottery.draw.revising');
    expect(await voidDraw(budi, numero)).toBe('409 lottery.draw.revising');
    await clock();
    expect(await correct(ayu, numero, '70')).toBe('409 lottery.result.same');
    const audited = (
      await server.call('listAuditEntries', {
        token: (await openOperator(server, 'auditor', 'auditor')).token,
        query: { action: 'correctLotteryDraw' },
      })
    ).value().list;
    expect(audited.length).toBeGreaterThan(0);
  });

  test('is put right only when all of its entries are', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('notyet');
    await place(member, [numero], '11');
    await settle(numero, '11');
    await byTwo((operator) => correct(operator, numero, '12'));
    const key = lottery.keyOf(numero);
    const isRevising = async () => (await selectDraw(server.runner, key))?.is_revising;
    expect(await reviseLotteryDraw(lottery.parts, key, never, 0)).toBe(false);
    expect([await isRevising(), await balanceOf(server, member)]).toEqual([true, 1_890n]);
    expect(await reviseLotteryDraw(lottery.parts, key, never, 1)).toBe(true);
    expect([await isRevising(), await balanceOf(server, member)]).toEqual([false, 990n]);
    await clock();
  });

  test('is ordered once by twenty at the same moment', async () => {
    const [numero = ''] = await nextNumeros(1);
    const member = await openFunded('twenty');
    await place(member, [numero], '70');
    await settle(numero, '07');
    expect(await correct(ayu, numero, '70')).toBe('asked');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => correct(budi, numero, '70')));
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1);
    expect(outcomes.every((outcome) => outcome === 'ordered' || outcome.startsWith('409'))).toBe(true);
    await Promise.all([clock(), clock(), clock()]);
    expect(await balanceOf(server, member)).toBe(1_890n);
    await booksAreRight();
  });

  test('of many orders is put right, voided and put right again, with workers that are killed again and again', async () => {
    const [numero = ''] = await nextNumeros(1);
    const players = await Promise.all(
      Array.from({ length: 5 }, (_, index) => openFunded(`many${index}`, 100_000n)),
    );
    const picks = ['07', '70', '11'];
    const placed: { readonly member: TestMember; readonly number: string }[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      await Promise.all(
        players.map(async (member, index) => {
          const number = picks[(turn + index) % picks.length] ?? '';
          await place(member, [numero], number);
          placed.push({ member, number });
        }),
      );
    }
    await settle(numero, '07');
    const expectBalances = async (drawn: string | undefined) => {
      for (const member of players) {
        const expected = placed
          .filter((each) => each.member === member && drawn !== undefined)
          .reduce((sum, { number }) => sum - 10n + (number === drawn ? 900n : 0n), 100_000n);
        expect(await balanceOf(server, member)).toBe(expected);
      }
      await booksAreRight();
    };
    await expectBalances('07');
    const revisions: readonly (string | undefined)[] = ['70', undefined, '11'];
    for (const drawn of revisions) {
      await byTwo((operator) =>
        drawn === undefined ? voidDraw(operator, numero) : correct(operator, numero, drawn),
      );
      const disturbing = new AbortController();
      const disturbed = disturb(disturbing.signal);
      const worker = async () => {
        for (let tries = 0; tries < 4; tries += 1) {
          await reviseLotteryDraw(lottery.parts, lottery.keyOf(numero), never).catch(() => undefined);
        }
      };
      await Promise.all([worker(), worker(), worker()]);
      disturbing.abort();
      await disturbed;
      await clock();
      await expectBalances(drawn);
    }
    const { rows } = await lottery.owner.query<{ kind: string; former_state: string; done: boolean }>(
      `select kind, former_state, done_at is not null as done from wau.lottery_draw_revisions
        where numero = $1 order by revision`,
      [numero],
    );
    expect(rows.map(({ kind, former_state, done }) => `${kind} ${former_state} ${done}`)).toEqual([
      'correct settled true',
      'void settled true',
      'correct voided true',
    ]);
  });
});

/** Ends connections that bring entries to a revision, at any moment, until told to stop. */
async function disturb(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await lottery.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'test server' and datname = current_database() and state <> 'idle'
          and query ~ 'lottery|bets|settlements|post|inbox' and pid <> pg_backend_pid()
        limit 1`,
    );
  }
}

describe('LO-05 a chase that stops at a win', () => {
  test('stops at one that only a correction brings, in draws that are not drawn yet', async () => {
    const [first = '', second = '', third = ''] = await nextNumeros(3);
    const member = await openFunded('appears');
    await place(member, [first, second, third], '70', true);
    await settle(first, '07');
    await settle(second, '07');
    expect(await balanceOf(server, member)).toBe(970n);
    await byTwo((operator) => correct(operator, first, '70'));
    await clock();
    // The second draw was lost and stays lost; the third is given back.
    expect(await balanceOf(server, member)).toBe(970n + 900n + 10n);
    await settle(third, '70');
    expect(await balanceOf(server, member)).toBe(1_880n);
    await booksAreRight();
  });

  test('stops in no draw before the one that is won, which may be void first and waited for longer', async () => {
    const [first = '', second = '', third = ''] = await nextNumeros(3);
    const member = await openFunded('backwards');
    await place(member, [first, second, third], '07', true);
    await lottery.close(first);
    await lottery.close(second);
    await byTwo((operator) => voidDraw(operator, second));
    await clock();
    expect(await balanceOf(server, member)).toBe(980n);
    await byTwo((operator) => correct(operator, second, '07'));
    await clock();
    // What is staked on the first draw stays, for its numbers may be known by now; the third is given back.
    expect(await balanceOf(server, member)).toBe(970n + 900n + 10n);
    await enter(first, '07');
    await clock();
    expect(await balanceOf(server, member)).toBe(970n + 900n + 10n + 900n);
    await settle(third, '07');
    expect(await balanceOf(server, member)).toBe(970n + 900n + 10n + 900n);
    await booksAreRight();
  });

  test('takes part in what was drawn before a correction made it win, settled or not', async () => {
    const [first = '', second = ''] = await nextNumeros(2);
    const member = await openFunded('drawn');
    await place(member, [first, second], '07', true);
    await settle(first, '70');
    await lottery.close(second);
    await enter(second, '07');
    await drawLottery(lottery.parts, familyOn({ family: 'myanmar-2d' }, second), lottery.keyOf(second));
    expect(await stateOf(second)).toBe('drawn');
    await byTwo((operator) => correct(operator, first, '07'));
    await clock();
    expect(await balanceOf(server, member)).toBe(980n + 900n + 900n);
    await booksAreRight();
  });

  test('stays stopped where its win is taken back: its stakes went back long ago', async () => {
    const [first = '', second = ''] = await nextNumeros(2);
    const member = await openFunded('disappears');
    await place(member, [first, second], '07', true);
    await settle(first, '07');
    expect(await balanceOf(server, member)).toBe(1_890n);
    await byTwo((operator) => correct(operator, first, '70'));
    await clock();
    expect(await balanceOf(server, member)).toBe(990n);
    await settle(second, '07');
    expect(await balanceOf(server, member)).toBe(990n);
    await booksAreRight();
  });
});

test('the nightly check finds nothing after all of it', async () => {
  expect(await findLotteryDrifts(server.runner, lottery.merchantCode)).toEqual([]);
});
