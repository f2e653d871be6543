import {
  findPurseTransfer,
  getPurseBalance,
  getPurseHistory,
  movePurseFunds,
} from '@wau/contract/calls/play/transfer-wallet-calls';
import { describe, expect, test } from 'vitest';
import { createTestPurse } from './testing/test-purse.ts';
import { writePurseFiles } from './write-purse-files.ts';

const purse = await createTestPurse();
const { wallet, send, newPlayer, newTransferId } = purse;
type Player = ReturnType<typeof newPlayer>;

const deposit = (player: Player, amountMinor: string, transferId = newTransferId()) =>
  send(movePurseFunds, { ...player, transferId, direction: 'deposit', amountMinor, currencyCode: 'MYR' });
const withdraw = (player: Player, amountMinor?: string, transferId = newTransferId()) =>
  send(movePurseFunds, {
    ...player,
    transferId,
    direction: 'withdrawal',
    ...(amountMinor === undefined ? {} : { amountMinor }),
    currencyCode: 'MYR',
  });
const find = (player: Player, transferId: ReturnType<typeof newTransferId>) =>
  send(findPurseTransfer, { ...player, transferId, currencyCode: 'MYR' });
const stateOf = async (player: Player) => {
  const state = await send(getPurseBalance, { ...player, currencyCode: 'MYR' });
  if (typeof state === 'string') throw new Error(state);
  return state;
};
const balanceOf = async (player: Player) => (await stateOf(player)).balanceMinor;
const applied = (amountMinor: string) => ({ outcome: 'applied', amountMinor, reason: '' });
const refused = (reason: string) => ({ outcome: 'refused', amountMinor: '0', reason });

let number = 0;
const roundOf = ({ merchantCode, playerId }: Player, amountMinor = '100', winMinor?: string) => {
  number += 1;
  const inRound = { merchantCode, playerId, roundId: `round-${number}`, gameId: 'laut-dalam' };
  const win = { transactionId: `round-${number}:win`, amountMinor: winMinor ?? '0' };
  return {
    bet: {
      ...inRound,
      sessionToken: 'x',
      transactionId: `round-${number}:bet`,
      amountMinor,
      currencyCode: 'MYR' as const,
      ...(winMinor === undefined ? {} : { win }),
    },
    win: (amount: string, endRound = true) => ({
      ...inRound,
      transactionId: `round-${number}:win:${amount}`,
      amountMinor: amount,
      currencyCode: 'MYR' as const,
      endRound,
    }),
    rollback: {
      ...inRound,
      transactionId: `round-${number}:rollback`,
      betTransactionId: `round-${number}:bet`,
    },
    end: inRound,
  };
};
const told = (answer: Awaited<ReturnType<typeof wallet.bet>>) =>
  answer.kind === 'accepted'
    ? answer.value.balanceMinor
    : answer.kind === 'refused'
      ? answer.code
      : 'unknown';

describe('an operator moves money', () => {
  test('in and out, in part and all of it', async () => {
    const player = newPlayer();
    expect(await balanceOf(player)).toBe('0');
    expect(await deposit(player, '5000')).toEqual(applied('5000'));
    expect(await withdraw(player, '1500')).toEqual(applied('1500'));
    expect(await balanceOf(player)).toBe('3500');
    expect(await withdraw(player, '3501')).toEqual(refused('balance.insufficient'));
    expect(await withdraw(player)).toEqual(applied('3500'));
    expect(await withdraw(player)).toEqual(applied('0'));
    expect(await balanceOf(player)).toBe('0');
  });

  test('once under an id, twenty times at once as well, and not with another order', async () => {
    const player = newPlayer();
    const id = newTransferId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(player, '5000', id)));
    expect(answers).toEqual(answers.map(() => applied('5000')));
    expect(await deposit(player, '5001', id)).toBe('idempotency.conflict');
    expect(await deposit(newPlayer(), '5000', id)).toBe('idempotency.conflict');
    expect(await withdraw(player, '5000', id)).toBe('idempotency.conflict');
    const all = newTransferId();
    expect(await withdraw(player, undefined, all)).toEqual(applied('5000'));
    await deposit(player, '70');
    expect(await withdraw(player, undefined, all), 'the answer of then').toEqual(applied('5000'));
    expect(await balanceOf(player)).toBe('70');
  });

  test('finds out what became of it; what was not known is closed by the question', async () => {
    const player = newPlayer();
    const [known, unknown, poor] = [newTransferId(), newTransferId(), newTransferId()];
    await deposit(player, '5000', known);
    expect(await find(player, known)).toEqual(applied('5000'));
    await withdraw(player, '9999', poor);
    expect(await find(player, poor)).toEqual(refused('balance.insufficient'));
    expect(await find(player, unknown)).toEqual(refused('fund.transfer.unknown'));
    expect(await deposit(player, '1', unknown)).toEqual(refused('fund.transfer.unknown'));
    expect(await find(player, unknown)).toEqual(refused('fund.transfer.unknown'));
    expect(await balanceOf(player)).toBe('5000');
  });

  test('and asks at once with the order: one of them comes first, and both say the same', async () => {
    for (let round = 0; round < 8; round += 1) {
      const player = newPlayer();
      const id = newTransferId();
      const [moved, found] = await Promise.all([deposit(player, '5000', id), find(player, id)]);
      expect(found).toEqual(moved);
      expect(await balanceOf(player)).toBe(
        (moved as { outcome: string }).outcome === 'applied' ? '5000' : '0',
      );
    }
  });

  test('only with a signature of its own, in time, and for itself', async () => {
    const player = newPlayer();
    const body = { ...player, currencyCode: 'MYR' as const };
    expect(await send(getPurseBalance, body, { key: Buffer.alloc(32, 9) })).toBe('vendor.signature.wrong');
    expect(await send(getPurseBalance, body, { atMs: Date.now() - 6 * 60_000 })).toBe(
      'vendor.timestamp.stale',
    );
    expect(await send(getPurseBalance, body, { sender: 'laut' })).toBe('vendor.signature.wrong');
    expect(await send(getPurseBalance, body, { sender: 'NOBODY' })).toBe('vendor.unknown');
    // The key of another vendor opens that one's purses only.
    expect(await send(getPurseBalance, { ...body, vendorCode: 'lain' })).toBe('vendor.signature.wrong');
    await deposit(player, '5');
    expect(await send(getPurseBalance, { ...player, currencyCode: 'USD' })).toBe('currency.mismatch');
    const usd = { ...player, transferId: newTransferId(), direction: 'deposit', amountMinor: '5' } as const;
    expect(await send(movePurseFunds, { ...usd, currencyCode: 'USD' })).toBe('currency.mismatch');
    const { amountMinor: _all, ...everything } = usd;
    expect(await send(movePurseFunds, { ...everything, currencyCode: 'MYR' })).toBe('request.invalid');
  });
});

describe('games play from a purse', () => {
  test('bet, win and end, together and one after the other', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    expect(told(await wallet.bet({ ...roundOf(player, '100', '250').bet, endRound: true }))).toBe('1150');
    const round = roundOf(player);
    expect(told(await wallet.bet(round.bet))).toBe('1050');
    expect((await stateOf(player)).openRounds).toBe(1);
    const other = newPlayer();
    await deposit(other, '50');
    expect((await stateOf(other)).openRounds, 'of another player').toBe(0);
    expect(told(await wallet.win(round.win('30', false)))).toBe('1080');
    expect(told(await wallet.bet({ ...round.bet, transactionId: 'more', amountMinor: '80' }))).toBe('1000');
    expect(told(await wallet.endRound(round.end))).toBe('1000');
    expect(told(await wallet.endRound(round.end))).toBe('1000');
    expect(told(await wallet.win(round.win('31')))).toBe('vendor.round.ended');
    expect(told(await wallet.bet({ ...round.bet, transactionId: 'late' }))).toBe('vendor.round.ended');
    expect(await wallet.balance({ ...player, gameId: 'laut-dalam' })).toMatchObject({
      value: { balanceMinor: '1000' },
    });
    expect(await stateOf(player)).toMatchObject({ openRounds: 0, lastPlayedAt: expect.any(String) });
  });

  test('repeated and changed, twenty times at once as well', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    const round = roundOf(player, '100', '40');
    const answers = await wallet.bets(Array.from({ length: 20 }, () => ({ ...round.bet, endRound: true })));
    expect(new Set(answers.map(told))).toEqual(new Set(['940']));
    await deposit(player, '1');
    expect(told(await wallet.bet(round.bet)), 'the answer of then').toBe('940');
    expect(told(await wallet.bet({ ...round.bet, amountMinor: '99' }))).toBe('idempotency.conflict');
    expect(told(await wallet.bet({ ...round.bet, roundId: 'other' }))).toBe('idempotency.conflict');
    const taken = {
      ...roundOf(player).bet,
      win: { transactionId: round.bet.transactionId, amountMinor: '9' },
    };
    expect(told(await wallet.bet(taken))).toBe('idempotency.conflict');
    expect(await balanceOf(player)).toBe('941');
  });

  test('more than there is is refused and stays refused; of a batch the others are taken', async () => {
    const player = newPlayer();
    await deposit(player, '250');
    const bets = Array.from({ length: 3 }, () => roundOf(player).bet);
    expect((await wallet.bets(bets)).map(told)).toEqual(['150', '50', 'balance.insufficient']);
    await deposit(player, '1000');
    expect(told(await wallet.bet(bets[2] as never))).toBe('balance.insufficient');
    expect(await balanceOf(player)).toBe('1050');
  });

  test('rollback: before its bet, after it, twice, and not once the round has paid', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    const early = roundOf(player);
    expect(told(await wallet.rollback(early.rollback))).toBe('1000');
    expect(told(await wallet.bet(early.bet))).toBe('vendor.bet.rolled.back');
    const round = roundOf(player);
    await wallet.bet(round.bet);
    expect(told(await wallet.rollback(round.rollback))).toBe('1000');
    expect(told(await wallet.rollback({ ...round.rollback, transactionId: 'another name' }))).toBe('1000');
    expect(told(await wallet.bet(round.bet))).toBe('vendor.bet.rolled.back');
    expect(told(await wallet.win(round.win('5')))).toBe('vendor.bet.rolled.back');
    expect(told(await wallet.endRound(round.end))).toBe('vendor.bet.rolled.back');
    const won = roundOf(player, '100', '7');
    await wallet.bet(won.bet);
    expect(told(await wallet.rollback(won.rollback))).toBe('vendor.bet.settled');
    const poor = roundOf(player, '99999');
    await wallet.bet(poor.bet);
    expect(told(await wallet.rollback(poor.rollback))).toBe('907');
  });

  test('rollback: of another player’s bet gives nobody anything, and its own player the stake', async () => {
    const [player, other] = [newPlayer(), newPlayer()];
    await deposit(player, '1000');
    await deposit(other, '50');
    const round = roundOf(player);
    await wallet.bet(round.bet);
    expect(told(await wallet.rollback({ ...round.rollback, playerId: other.playerId }))).toBe(
      'vendor.player.unknown',
    );
    expect(await balanceOf(other)).toBe('50');
    expect(told(await wallet.rollback(round.rollback))).toBe('1000');
  });

  test('out of order, and of nobody', async () => {
    const player = newPlayer();
    const round = roundOf(player);
    expect(told(await wallet.win(round.win('40')))).toBe('vendor.bet.unknown');
    expect(told(await wallet.endRound(round.end))).toBe('vendor.bet.unknown');
    expect(await wallet.balance({ ...newPlayer(), gameId: 'laut-dalam' })).toMatchObject({
      code: 'vendor.player.unknown',
    });
    await deposit(player, '100');
    expect(told(await wallet.bet(round.bet))).toBe('0');
    expect(told(await wallet.win({ ...round.win('40'), playerId: newPlayer().playerId }))).toBe(
      'vendor.bet.unknown',
    );
    expect(told(await wallet.win(round.win('40')))).toBe('40');
    expect(told(await wallet.bet({ ...roundOf(player).bet, currencyCode: 'USD' }))).toBe('currency.mismatch');
  });
});

describe('S10 what the operator does not let in', () => {
  const whileOperator = async (part: Partial<typeof purse.operator>, work: () => Promise<void>) => {
    Object.assign(purse.operator, part);
    try {
      await work();
    } finally {
      Object.assign(purse.operator, { refusal: undefined, letsGoOn: false, isAway: false });
    }
  };

  test.each([
    'game.unavailable',
    'vendor.token.expired',
    'feature.buy.forbidden',
    'stake.above.maximum',
  ] as const)(
    'is refused with its word for it (%s), and stays refused; what was taken before has its answer',
    async (refusal) => {
      const player = newPlayer();
      await deposit(player, '1000');
      const before = roundOf(player).bet;
      await wallet.bet(before);
      const late = roundOf(player).bet;
      await whileOperator({ refusal }, async () => {
        expect(told(await wallet.bet(late))).toBe(refusal);
        expect(told(await wallet.bet(before))).toBe('900');
      });
      expect(told(await wallet.bet(late))).toBe(refusal);
      expect(await balanceOf(player)).toBe('900');
    },
  );

  test('a round that has begun goes on in a game that was switched off, with further stakes and wins', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    const round = roundOf(player);
    await wallet.bet(round.bet);
    await whileOperator({ refusal: 'game.unavailable', letsGoOn: true }, async () => {
      const further = { ...round.bet, transactionId: `${round.bet.transactionId}:2` };
      expect(told(await wallet.bet(further))).toBe('800');
      expect(told(await wallet.bet(roundOf(player).bet)), 'nothing new begins').toBe('game.unavailable');
      expect(told(await wallet.win(round.win('500')))).toBe('1300');
    });
    const next = roundOf(player);
    await wallet.bet(next.bet);
    await whileOperator({ refusal: 'vendor.token.expired' }, async () => {
      const further = { ...next.bet, transactionId: `${next.bet.transactionId}:2` };
      expect(told(await wallet.bet(further)), 'whoever has left stakes no more').toBe('vendor.token.expired');
    });
  });

  test('where the whole site is closed, a round that has begun takes no further stake, and its win is paid', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    const round = roundOf(player);
    await wallet.bet(round.bet);
    await whileOperator({ refusal: 'game.unavailable' }, async () => {
      const further = { ...round.bet, transactionId: `${round.bet.transactionId}:2` };
      expect(told(await wallet.bet(further))).toBe('game.unavailable');
      expect(told(await wallet.win(round.win('500')))).toBe('1400');
    });
  });

  test('while the operator says nothing, no bet is taken, and the same bet may come again', async () => {
    const player = newPlayer();
    await deposit(player, '1000');
    const { bet } = roundOf(player);
    await whileOperator({ isAway: true }, async () => expect(told(await wallet.bet(bet))).toBe('unknown'));
    expect(await balanceOf(player)).toBe('1000');
    expect(told(await wallet.bet(bet))).toBe('900');
  });
});

describe('files of what was played', () => {
  const laut = (player: Player) => ({ ...player, merchantCode: 'laut' as Player['merchantCode'] });
  const history = async (afterNumber: number) => {
    const answer = await send(
      getPurseHistory,
      { vendorCode: 'samudra', merchantCode: 'laut' as Player['merchantCode'], afterNumber },
      { sender: 'laut' },
    );
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };

  test('hold each ended round once, in order, and are kept for fifteen days', async () => {
    const player = laut(newPlayer());
    await send(
      movePurseFunds,
      {
        ...player,
        transferId: newTransferId(),
        direction: 'deposit',
        amountMinor: '1000',
        currencyCode: 'USD',
      },
      { sender: 'laut' },
    );
    const usd = (bet: ReturnType<typeof roundOf>['bet']) => ({ ...bet, currencyCode: 'USD' as const });
    const rounds = [roundOf(player, '10', '4'), roundOf(player, '20'), roundOf(player, '30')];
    for (const round of rounds) await wallet.bet({ ...usd(round.bet), endRound: true });
    const open = roundOf(player, '40');
    await wallet.bet(usd(open.bet));
    const refunded = roundOf(player, '50');
    await wallet.bet(usd(refunded.bet));
    await wallet.rollback(refunded.rollback);
    await writePurseFiles(purse);
    expect(await history(0)).toEqual({ firstKept: 1, file: null });
    purse.advance(6 * 60_000);
    await Promise.all([writePurseFiles(purse), writePurseFiles(purse)]);
    const first = await history(0);
    expect(first.file).toMatchObject({ number: 1 });
    expect(
      first.file?.rounds.map((round) => `${round.roundId} ${round.stakeMinor} ${round.payoutMinor}`),
    ).toEqual([
      `${rounds[0]?.end.roundId} 10 4`,
      `${rounds[1]?.end.roundId} 20 0`,
      `${rounds[2]?.end.roundId} 30 0`,
    ]);
    expect(await history(1)).toEqual({ firstKept: 1, file: null });
    await wallet.endRound(open.end);
    purse.advance(6 * 60_000);
    await writePurseFiles(purse);
    expect((await history(1)).file).toMatchObject({ number: 2, rounds: [{ roundId: open.end.roundId }] });
    purse.advance(15 * 24 * 60 * 60_000);
    expect(await history(0)).toEqual({ firstKept: 3, file: null });
  });
});

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

test('whatever comes, in whatever order and however often: every purse is the sum of its entries', async () => {
  const below = numbersFrom(20_261_124);
  const players = Array.from({ length: 4 }, newPlayer);
  const rounds = players.flatMap((player) =>
    Array.from({ length: 12 }, () =>
      roundOf(player, String(below(60)), below(3) === 0 ? String(1 + below(90)) : undefined),
    ),
  );
  const transfers = Array.from({ length: 16 }, newTransferId);
  const one = async (): Promise<void> => {
    const player = players[below(players.length)] as Player;
    const round = rounds[below(rounds.length)] as (typeof rounds)[number];
    const transferId = transfers[below(transfers.length)] as ReturnType<typeof newTransferId>;
    const kind = below(8);
    if (kind === 0) await deposit(player, String(1 + below(80)), transferId);
    else if (kind === 1)
      await withdraw(player, below(2) === 0 ? undefined : String(1 + below(90)), transferId);
    else if (kind === 2) await find(player, transferId);
    else if (kind === 3) await wallet.win(round.win(String(1 + below(2))));
    else if (kind === 4) await wallet.rollback(round.rollback);
    else if (kind === 5) await wallet.endRound(round.end);
    else await wallet.bet({ ...round.bet, endRound: below(2) === 0 });
  };
  for (let wave = 0; wave < 40; wave += 1) await Promise.all(Array.from({ length: 12 }, one));
  expect(await purse.brokenRows()).toEqual([]);
}, 60_000);
