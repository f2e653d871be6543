import { expect } from 'vitest';
import type { ConformanceBench } from '../conformance-bench.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { SpokenAction, SpokenPlayer } from '../vendor-speech.ts';

/** Sends actions of one round, each `kind amount`, under names that are kept for repetitions. */
function listOf({ fixture, vendor }: ConformanceBench, player: SpokenPlayer, ...lines: readonly string[]) {
  const roundId = fixture.newVendorId();
  const actions = lines.map((line): SpokenAction => {
    const [kind, amount = '0'] = line.split(' ');
    return {
      kind: kind === 'bet' ? 'bet' : 'win',
      transactionId: fixture.newVendorId(),
      amountMinor: BigInt(amount),
    };
  });
  const send = (isLast = true) => vendor.play?.(player, { roundId, actions, isLast });
  return { roundId, actions, send };
}

/** Lists of which all or none is carried out. */
export const listCases: readonly ConformanceCase[] = [
  {
    id: 'L1',
    name: 'a list is carried out in its order and closes the round, once, however often it comes',
    needs: 'lists',
    async run(bench) {
      const { member, player } = await bench.open(1_000n);
      const list = listOf(bench, player, 'bet 100', 'bet 50', 'win 30', 'win 0');
      const answers = await Promise.all(Array.from({ length: 20 }, () => list.send()));
      expect(new Set(answers)).toEqual(new Set([880n]));
      expect(await bench.recordOf(member)).toEqual([`${list.roundId} settled 150 30`]);
      const late = { roundId: list.roundId, transactionId: bench.fixture.newVendorId(), amountMinor: 1n };
      expect(await bench.vendor.win(player, late)).toBe('ended');
    },
  },
  {
    id: 'L2',
    name: 'where the second of a list is refused, the first is not done either, nor ever will be',
    needs: 'lists',
    async run(bench) {
      const { member, player } = await bench.open(120n);
      const list = listOf(bench, player, 'bet 100', 'bet 50');
      expect(await list.send()).toBe('funds');
      expect([await bench.balanceOf(member), await bench.recordOf(member)]).toEqual([120n, []]);
      await bench.fund(member, 1_000n);
      expect(await list.send()).toBe('funds');
      const [first] = list.actions;
      expect(await bench.vendor.bet(player, { roundId: list.roundId, ...(first as SpokenAction) })).toBe(
        'funds',
      );
      expect([await bench.balanceOf(member), await bench.recordOf(member)]).toEqual([1_120n, []]);
    },
  },
  {
    id: 'L3',
    name: 'a refused win undoes the stakes before it, and a win that comes before its bet is refused',
    needs: 'lists',
    async run(bench) {
      const { member, player } = await bench.open(1_000n);
      const paid = bench.newBet();
      await bench.vendor.bet(player, paid);
      const win = { roundId: paid.roundId, transactionId: bench.fixture.newVendorId(), amountMinor: 40n };
      await bench.vendor.win(player, win);
      const again = listOf(bench, player, 'bet 100');
      again.actions.push({ kind: 'win', transactionId: win.transactionId, amountMinor: 40n });
      expect(await again.send()).toBe('conflict');
      expect(await listOf(bench, player, 'win 30', 'bet 100').send()).toBe('unknown bet');
      expect(await bench.balanceOf(member)).toBe(940n);
      expect(await bench.recordOf(member)).toEqual([`${paid.roundId} settled 100 40`]);
    },
  },
  {
    id: 'L4',
    name: 'a round goes on over several lists until one closes it, with no action of its own as well',
    needs: 'lists',
    async run(bench) {
      const { member, player } = await bench.open(1_000n);
      const { roundId, send } = listOf(bench, player, 'bet 100');
      expect(await send(false)).toBe(900n);
      const further = { kind: 'bet', transactionId: bench.fixture.newVendorId(), amountMinor: 100n } as const;
      expect(await bench.vendor.play?.(player, { roundId, actions: [further], isLast: false })).toBe(800n);
      expect(await bench.vendor.play?.(player, { roundId, actions: [], isLast: true })).toBe(800n);
      expect(await bench.vendor.play?.(player, { roundId, actions: [], isLast: true })).toBe(800n);
      expect(await bench.recordOf(member)).toEqual([`${roundId} settled 200 0`]);
    },
  },
  {
    id: 'L5',
    name: 'of lists of one player that come at once each is all or none, whatever the others come to',
    needs: 'lists',
    async run(bench) {
      const { member, player } = await bench.open(1_000n);
      const lists = Array.from({ length: 20 }, () => listOf(bench, player, 'bet 60', 'bet 60', 'win 20'));
      const answers = await Promise.all(lists.map((list) => list.send()));
      const taken = answers.filter((answer) => answer !== 'funds').length;
      expect(taken).toBeGreaterThan(7);
      expect(await bench.balanceOf(member)).toBe(1_000n - BigInt(taken) * 100n);
      expect((await bench.recordOf(member)).every((line) => line.endsWith(' settled 120 20'))).toBe(true);
    },
  },
];
