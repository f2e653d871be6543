import { randomUUID } from 'node:crypto';
import { cutAnswer } from '@wau/service/testing/cut-answer';
import { expect } from 'vitest';
import type { TestMember } from '../../../../../../../testing/test-server.ts';
import { cutAtSteps } from '../../cut-at-steps.ts';
import type { WalletBench } from '../wallet-bench.ts';
import type { WalletCase } from '../wallet-case.ts';

const directions = ['in', 'out'] as const;
const mostAttempts = 20;

/** Money that the operator moves, over everything that can go wrong between its books and the vendor's. */
export const transferCases: readonly WalletCase[] = [
  {
    id: 'W20',
    name: 'money goes there and comes back, in part and all of it, and all figures agree at each step',
    async run({ newMember, transfer, standingOf }) {
      const member = await newMember(10_000n);
      const steps = [
        ['in', 4_000n, [6_000n, 0n, 4_000n, 4_000n]],
        ['out', 1_500n, [7_500n, 0n, 2_500n, 2_500n]],
        ['in', undefined, [0n, 0n, 10_000n, 10_000n]],
        ['out', undefined, [10_000n, 0n, 0n, 0n]],
      ] as const;
      for (const [direction, amountMinor, standing] of steps) {
        expect((await transfer(member, direction, amountMinor)).value().status).toBe('completed');
        expect(await standingOf(member)).toEqual(standing);
      }
      expect((await transfer(member, 'out', 1n)).value().status).toBe('failed');
      expect((await transfer(member, 'in', 10_001n)).outcome()).toBe('402 balance.insufficient');
      expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
    },
  },
  {
    id: 'W21',
    name: 'a vendor that falls silent over an order, and over the question about it, has moved it once or not at all in the end',
    async run({ fixture, newMember, transfer, checkTransfers, latestTransferOf, standingOf }) {
      const member = await newMember(10_000n);
      await transfer(member, 'in', 5_000n);
      for (const direction of directions) {
        for (const how of ['request lost', 'answer lost'] as const) {
          const before = await standingOf(member);
          fixture.spoilNext(how);
          expect((await transfer(member, direction, amountMinor)).value().status).toBe('pending');
          expect((await transfer(member, direction, 1n)).outcome()).toBe('409 fund.transfer.pending');
          fixture.spoilNext(how);
          await checkTransfers();
          expect((await latestTransferOf(member))?.status).toBe('pending');
          for (const _ of [1, 2]) await checkTransfers();
          const status = (await latestTransferOf(member))?.status ?? '';
          if (how === 'answer lost') expect(status).toBe('completed');
          expect(await standingOf(member), `${direction}, ${how}`).toEqual(after(before, direction, status));
        }
      }
    },
  },
  {
    id: 'W22',
    name: 'the operator loses its database at any step of either way; asked what became of it, the order comes to one end',
    async run(bench) {
      const member = await bench.newMember(100_000n);
      await bench.transfer(member, 'in', 50_000n);
      for (const direction of directions) {
        await cutAtSteps(`a transfer ${direction}`, (heardBefore, message) =>
          cutTransfer(bench, member, { direction, heardBefore, message }),
        );
      }
    },
  },
  {
    id: 'W23',
    name: 'what is there comes back after the logout, once, also where the vendor’s answer is lost',
    async run({ fixture, newMember, transfer, sweep, checkTransfers, standingOf }) {
      for (const isLost of [false, true]) {
        const member = await newMember(10_000n);
        await transfer(member, 'in');
        await fixture.server.call('logout', { token: member.token });
        if (isLost) fixture.spoilNext('answer lost');
        await sweep();
        for (const _ of [1, 2]) {
          await sweep();
          await checkTransfers();
        }
        expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
      }
    },
  },
];

const amountMinor = 300n;

/** What becomes of a standing by a transfer that has come to its end. */
function after(
  [main = 0n, transit = 0n, ours = 0n, theirs = 0n]: readonly bigint[],
  direction: 'in' | 'out',
  status: string,
): readonly bigint[] {
  expect(['completed', 'failed']).toContain(status);
  const byMinor = status === 'failed' ? 0n : direction === 'in' ? amountMinor : -amountMinor;
  return [main - byMinor, transit, ours + byMinor, theirs + byMinor];
}

async function cutTransfer(
  { fixture, transfer, checkTransfers, latestTransferOf, standingOf }: WalletBench,
  member: TestMember,
  cut: { readonly direction: 'in' | 'out'; readonly heardBefore: number; readonly message: string },
): Promise<number> {
  const { direction, heardBefore, message } = cut;
  const before = await standingOf(member);
  const key = randomUUID();
  const send = () => transfer(member, direction, amountMinor, key);
  const answers = await cutAnswer(fixture.server.database, heardBefore, send);
  let outcome = '';
  for (let attempt = 0; attempt < mostAttempts && outcome !== '200'; attempt += 1) {
    outcome = (await send()).outcome();
  }
  expect(outcome, message).toBe('200');
  for (const _ of [1, 2]) await checkTransfers();
  const status = (await latestTransferOf(member))?.status ?? '';
  expect(await standingOf(member), message).toEqual(after(before, direction, status));
  return answers;
}
