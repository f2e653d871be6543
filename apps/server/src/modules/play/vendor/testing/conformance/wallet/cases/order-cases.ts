import { toMinor } from '@wau/money/minor';
import { expect } from 'vitest';
import { applied, refused } from '../wallet-bench.ts';
import type { WalletCase } from '../wallet-case.ts';
import type { Spoiling } from '../wallet-fixture.ts';

/** As much as the contract lets through, in minor units. */
const largestMinor = 999_999_999_999_999n;

/** Orders that the operator gives the vendor, and the question what became of them. */
export const orderCases: readonly WalletCase[] = [
  {
    id: 'W7',
    name: 'a member who was never there has nothing',
    async run({ newMemberId, thereOf }) {
      expect(await thereOf(newMemberId())).toBe(0n);
    },
  },
  {
    id: 'W8',
    name: 'a deposit, a withdrawal, a withdrawal of everything, and one of nothing',
    async run({ filled, move, orderOf, thereOf }) {
      const memberId = await filled(5_000n);
      expect(await thereOf(memberId)).toBe(5_000n);
      expect(await move(orderOf(memberId, 'out', 1_200n))).toEqual(applied(1_200n));
      expect(await move(orderOf(memberId, 'out'))).toEqual(applied(3_800n));
      expect(await move(orderOf(memberId, 'out'))).toEqual(applied(0n));
      expect(await thereOf(memberId)).toBe(0n);
    },
  },
  {
    id: 'W9',
    name: 'a withdrawal of more than there is is refused, and the refusal stays',
    async run({ filled, move, find, orderOf, thereOf }) {
      const memberId = await filled(100n);
      const order = orderOf(memberId, 'out', 101n);
      expect(await move(order)).toMatchObject(refused);
      await move(orderOf(memberId, 'in', 100n));
      expect(await move(order)).toMatchObject(refused);
      expect(await find(order)).toMatchObject(refused);
      expect(await thereOf(memberId)).toBe(200n);
    },
  },
  {
    id: 'W10',
    name: 'a deposit and a withdrawal repeated, twenty times at once as well, are each made once',
    async run({ newMemberId, move, orderOf, thereOf }) {
      const memberId = newMemberId();
      for (const [direction, thenMinor] of [
        ['in', 700n],
        ['out', 400n],
      ] as const) {
        const order = orderOf(memberId, direction, direction === 'in' ? 700n : 300n);
        const words = await Promise.all(Array.from({ length: 20 }, () => move(order)));
        expect(words).toEqual(words.map(() => applied(order.amountMinor ?? 0n)));
        expect(await thereOf(memberId)).toBe(thenMinor);
      }
    },
  },
  {
    id: 'W11',
    name: 'a withdrawal of everything repeated has the answer of then',
    async run({ filled, move, orderOf, thereOf }) {
      const memberId = await filled(700n);
      const order = orderOf(memberId, 'out');
      expect(await move(order)).toEqual(applied(700n));
      await move(orderOf(memberId, 'in', 50n));
      expect(await move(order)).toEqual(applied(700n));
      expect(await thereOf(memberId)).toBe(50n);
    },
  },
  {
    id: 'W12',
    name: 'the same id with another amount, member or direction moves nothing and has no answer',
    async run({ newMemberId, move, orderOf, thereOf }) {
      const memberId = newMemberId();
      const order = orderOf(memberId, 'in', 700n);
      await move(order);
      for (const changed of [
        { ...order, amountMinor: toMinor(701n) },
        { ...order, memberId: newMemberId() },
        { ...order, direction: 'out' as const },
      ]) {
        await expect(move(changed), changed.direction).rejects.toThrow();
        expect(await thereOf(changed.memberId)).toBe(changed.memberId === memberId ? 700n : 0n);
      }
    },
  },
  {
    id: 'W13',
    name: 'what became of an order is told as often as one asks',
    async run({ filled, move, find, orderOf }) {
      const order = orderOf(await filled(700n), 'out');
      await move(order);
      expect([await find(order), await find(order)]).toEqual([applied(700n), applied(700n)]);
    },
  },
  {
    id: 'W14',
    name: 'what the vendor has not heard of is refused once it was asked about, however late it comes',
    needs: 'closing',
    async run({ filled, move, find, orderOf, thereOf }) {
      const memberId = await filled(700n);
      for (const order of [orderOf(memberId, 'in', 10n), orderOf(memberId, 'out')]) {
        expect(await find(order)).toMatchObject(refused);
        expect(await move(order)).toMatchObject(refused);
        expect(await find(order)).toMatchObject(refused);
      }
      expect(await thereOf(memberId)).toBe(700n);
    },
  },
  {
    id: 'W15',
    name: 'a lost request and a lost answer are no answer; what became of the order is found out, and it is carried out at most once',
    async run({ fixture, filled, move, find, orderOf, thereOf }) {
      for (const direction of ['in', 'out'] as const) {
        for (const how of ['request lost', 'answer lost'] as const) {
          const memberId = await filled(700n);
          const order = orderOf(memberId, direction, 20n);
          fixture.spoilNext(how);
          await expect(move(order), how).rejects.toThrow();
          const found = await find(order);
          if (how === 'answer lost') expect(found).toEqual(applied(20n));
          const byMinor = found.outcome === 'refused' ? 0n : direction === 'in' ? 20n : -20n;
          expect([await move(order), await find(order)]).toEqual([found, found]);
          expect(await thereOf(memberId), `${direction}, ${how}`).toBe(700n + byMinor);
        }
      }
    },
  },
  {
    id: 'W16',
    name: 'the question overtakes its order or comes after it, and both have one answer',
    async run({ newMemberId, move, find, orderOf, thereOf }) {
      for (let round = 0; round < 10; round += 1) {
        const order = orderOf(newMemberId(), 'in', 30n);
        const [moved, found] = await Promise.all([move(order), find(order)]);
        expect(found.outcome).toBe(moved.outcome);
        expect(await thereOf(order.memberId)).toBe(moved.outcome === 'applied' ? 30n : 0n);
      }
    },
  },
  {
    id: 'W17',
    name: 'with keys that the vendor does not know nothing is told and nothing moved',
    async run({ filled, move, find, orderOf, thereOf }) {
      const memberId = await filled(30n);
      const order = orderOf(memberId, 'out');
      const ways = { isStrange: true };
      await expect(move(order, ways)).rejects.toThrow();
      await expect(find(order, ways)).rejects.toThrow();
      await expect(thereOf(memberId, ways)).rejects.toThrow();
      expect(await thereOf(memberId)).toBe(30n);
    },
  },
  {
    id: 'W18',
    name: 'a torn answer, one of another shape, and what is no amount are no answer, whatever was asked',
    async run({ fixture, filled, move, find, orderOf, thereOf }) {
      const spoilings: readonly Spoiling[] = [
        'answer torn',
        'answer of another shape',
        ...fixture.wrongAmountTexts.map((amountText) => ({ amountText })),
      ];
      for (const spoiling of spoilings) {
        const memberId = await filled(100n);
        const order = orderOf(memberId, 'in', 20n);
        for (const ask of [() => move(order), () => find(order), () => thereOf(memberId)]) {
          fixture.spoilNext(spoiling);
          await expect(ask(), JSON.stringify(spoiling)).rejects.toThrow();
        }
        expect(await find(order)).toEqual(applied(20n));
        expect(await thereOf(memberId)).toBe(120n);
      }
    },
  },
  {
    id: 'W19',
    name: 'the largest amount goes there and comes back to the last unit, and another currency moves nothing',
    async run({ filled, move, orderOf, thereOf }) {
      const memberId = await filled(largestMinor);
      expect(await thereOf(memberId)).toBe(largestMinor);
      const word = await move({ ...orderOf(memberId, 'out', 1n), currencyCode: 'USD' }).catch(() => refused);
      expect(word).toMatchObject(refused);
      expect(await move(orderOf(memberId, 'out'))).toEqual(applied(largestMinor));
    },
  },
];
