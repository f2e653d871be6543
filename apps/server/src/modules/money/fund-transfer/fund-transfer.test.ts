import { randomUUID } from 'node:crypto';
import type { FundTransferId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { checkFundTransfersJob } from './check-fund-transfers-job.ts';
import { endFundTransfer } from './end-fund-transfer.ts';
import { maximumChecks } from './fund-transfer-parts.ts';
import { claimFirstAsk } from './fund-transfer-sql.ts';
import { orderFundTransfer } from './order-fund-transfer.ts';
import { createFundTransferServer } from './testing/fund-transfer-server.ts';

const { server, purses, parts, ledgerOf, newMember, move, standingOf } = await createFundTransferServer();
const { wallets } = parts;
const check = () => checkFundTransfersJob(parts).run({}, new AbortController().signal);
/** As the job does once the time has come, without waiting for it. */
const checkLater = async () => {
  await server.runner.query({
    text: "update wau.fund_transfers set ask_at = 'epoch' where ask_at is not null",
    values: [],
  });
  await check();
};

const inWith = (member: TestMember, amountMinor?: string, key?: string) =>
  move(member, 'main', 'samudra', amountMinor, key);
const outWith = (member: TestMember, amountMinor?: string, key?: string) =>
  move(member, 'samudra', 'main', amountMinor, key);

const walletOf = async ({ token }: TestMember) => (await server.call('getMerchantWallet', { token })).value();
const latestOf = async (member: TestMember) => (await walletOf(member)).transfers[0];
const reasonsOf = async ({ token }: TestMember) =>
  (await server.call('listMovements', { token })).value().list.map(({ reason }) => reason);

describe('CA-01 money moves between the main wallet and the wallet at a vendor', () => {
  test('there and back, all of it and in part, and every side says the same', async () => {
    const member = await newMember();
    const there = (await inWith(member, '4000')).value();
    expect(there).toMatchObject({
      from: 'main',
      to: 'samudra',
      vendorName: 'Samudra Gaming',
      status: 'completed',
      amountMinor: '4000',
      nextCheckAt: null,
    });
    expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 4_000n]);
    expect((await outWith(member, '1500')).value()).toMatchObject({
      status: 'completed',
      amountMinor: '1500',
    });
    expect(await standingOf(member)).toEqual([7_500n, 0n, 2_500n, 2_500n]);
    expect((await inWith(member)).value()).toMatchObject({ status: 'completed', amountMinor: '7500' });
    expect((await outWith(member)).value()).toMatchObject({ status: 'completed', amountMinor: '10000' });
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
    expect(await reasonsOf(member)).toEqual([
      'wallet.transfer.in',
      'wallet.transfer.out',
      'wallet.transfer.in',
      'wallet.transfer.out',
      'adjustment',
    ]);
  });

  test('the wallets are shown with what they hold, and a vendor that does not answer as unknown', async () => {
    const member = await newMember();
    const samudra = { vendorCode: 'samudra', vendorName: 'Samudra Gaming', isOpen: true };
    expect((await walletOf(member)).wallets).toEqual([{ ...samudra, balanceMinor: '0' }]);
    await inWith(member, '4000');
    expect(await walletOf(member)).toMatchObject({
      sumBalance: '100.00',
      currencySymbol: 'RM',
      mainBalanceMinor: '6000',
      isTransferOpen: true,
      isAutomatic: true,
      returnAfterMinutes: 15,
      wallets: [{ ...samudra, balanceMinor: '4000' }],
    });
    purses.fail('unreachable');
    expect(await walletOf(member)).toMatchObject({
      sumBalance: '60.00',
      wallets: [{ ...samudra, balanceMinor: null }],
    });
    purses.fail('never');
  });

  test('an empty wallet gives nothing back, and says so', async () => {
    const member = await newMember();
    expect((await outWith(member)).value()).toMatchObject({ status: 'completed', amountMinor: '0' });
    expect(await reasonsOf(member)).toEqual(['adjustment']);
  });

  test('repeated, twenty times at once as well, it is one transfer with one answer', async () => {
    const member = await newMember();
    const key = randomUUID();
    const before = purses.requests.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => inWith(member, '4000', key)));
    expect(new Set(answers.map((answer) => answer.value().fundTransferId)).size).toBe(1);
    expect((await inWith(member, '4000', key)).value().status).toBe('completed');
    expect(purses.requests.length - before).toBe(1);
    expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 4_000n]);
    expect((await inWith(member, '4001', key)).outcome()).toBe('409 idempotency.conflict');
    expect((await outWith(member, '4000', key)).outcome()).toBe('409 idempotency.conflict');
  });

  test('twenty different ones at once: no more than there is goes there, and nothing is lost', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => inWith(member, '3000')));
    const outcomes = new Set(answers.map((answer) => answer.outcome()));
    for (const outcome of outcomes) {
      expect(['200', '402 balance.insufficient', '409 fund.transfer.pending']).toContain(outcome);
    }
    const [main = 0n, transit, ours, theirs] = await standingOf(member);
    expect([main + (ours ?? 0n), transit]).toEqual([10_000n, 0n]);
    expect(theirs).toBe(ours);
    const back = await Promise.all(Array.from({ length: 20 }, () => outWith(member)));
    expect(back.some((answer) => answer.outcome() === '200')).toBe(true);
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  });

  test('what is not there, or leads nowhere, is refused', async () => {
    const member = await newMember(100n);
    expect((await inWith(member, '101')).outcome()).toBe('402 balance.insufficient');
    expect((await inWith(await newMember(0n))).outcome()).toBe('402 balance.insufficient');
    expect((await move(member, 'main', 'nobody')).outcome()).toBe('404 wallet.unknown');
    expect((await move(member, 'main', 'main')).outcome()).toBe('404 wallet.unknown');
    expect((await move(member, 'samudra', 'samudra')).outcome()).toBe('404 wallet.unknown');
    expect((await move(member, 'samudra', 'studio')).outcome()).toBe('404 wallet.unknown');
    // A vendor that asks for each stake has no wallet.
    expect((await move(member, 'main', 'studio')).outcome()).toBe('404 wallet.unknown');
    expect((await inWith(member, '9'.repeat(18))).outcome()).toBe('400 request.invalid');
    expect((await outWith(member, '1')).value()).toMatchObject({ status: 'failed', amountMinor: '1' });
    expect(await standingOf(member)).toEqual([100n, 0n, 0n, 0n]);
  });

  test('what has failed stays so, whatever its vendor says later', async () => {
    const member = await newMember(100n);
    const { fundTransferId } = (await outWith(member, '1')).value();
    const key = { merchant_id: member.merchantCode, fund_transfer_id: fundTransferId };
    await endFundTransfer(parts, key, { outcome: 'applied', amountMinor: toMinor(1n) });
    expect((await latestOf(member))?.status).toBe('failed');
    expect(await standingOf(member)).toEqual([100n, 0n, 0n, 0n]);
  });

  test('who opens another game is told of the vendor with money, also after another one gave all back', async () => {
    const member = await newMember();
    const fundsAt = async () => {
      const query = { vendor: 'studio', gameId: 'dice' };
      return (await server.call('launchGame', { token: member.token, query })).value().fundsAt;
    };
    await inWith(member);
    const { merchantCode, memberId } = member;
    const fundTransferId = await withTransaction(server.database, (tx) =>
      orderFundTransfer(parts, tx, {
        wallet: { merchantCode, memberId, vendorCode: 'angin' },
        ...{ direction: 'out', origin: 'member', amountMinor: undefined },
        ...{ currencyCode: 'MYR', returnAfterMs: 0 },
      }),
    );
    const key = { merchant_id: merchantCode, fund_transfer_id: fundTransferId };
    await endFundTransfer(parts, key, { outcome: 'applied', amountMinor: toMinor(0n) });
    expect(await fundsAt()).toEqual(['samudra']);
    await outWith(member);
    expect(await fundsAt()).toBeUndefined();
  });
});

describe('where the vendor does not answer', () => {
  test('and has not carried it out, the money comes back once that is known', async () => {
    const member = await newMember();
    purses.fail('unreachable');
    const pending = (await inWith(member, '4000')).value();
    expect(pending).toMatchObject({ status: 'pending', nextCheckAt: expect.any(String) });
    expect(await standingOf(member)).toEqual([6_000n, 4_000n, 0n, 0n]);
    expect((await inWith(member, '1')).outcome()).toBe('409 fund.transfer.pending');
    purses.fail('never');
    await checkLater();
    expect(await latestOf(member)).toMatchObject({ status: 'failed', nextCheckAt: null });
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
    expect(await reasonsOf(member)).toEqual([
      'wallet.transfer.reversal',
      'wallet.transfer.out',
      'adjustment',
    ]);
  });

  test('and has carried it out, it is completed once that is known: there', async () => {
    const member = await newMember();
    purses.fail('answer.lost');
    expect((await inWith(member, '4000')).value().status).toBe('pending');
    expect(await standingOf(member)).toEqual([6_000n, 4_000n, 0n, 4_000n]);
    purses.fail('never');
    await checkLater();
    expect((await latestOf(member))?.status).toBe('completed');
    expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 4_000n]);
  });

  test('and has carried it out, it is completed once that is known: back', async () => {
    const member = await newMember();
    await inWith(member, '4000');
    purses.fail('answer.lost');
    expect((await outWith(member)).value()).toMatchObject({ status: 'pending', amountMinor: null });
    expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 0n]);
    purses.fail('never');
    await checkLater();
    expect(await latestOf(member)).toMatchObject({ status: 'completed', amountMinor: '4000' });
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  });

  test('an order that comes after the question was answered is never carried out', async () => {
    const member = await newMember();
    purses.fail('unreachable');
    const { fundTransferId } = (await inWith(member, '4000')).value();
    purses.fail('never');
    await checkLater();
    const late = await wallets.move('wau' as MerchantCode, 'samudra', {
      transferId: fundTransferId,
      memberId: member.memberId,
      direction: 'in',
      amountMinor: 4_000n as never,
      currencyCode: 'MYR',
    });
    expect(late).toMatchObject({ outcome: 'refused' });
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  });

  test('two jobs at once, and any number of them later, end it once', async () => {
    const member = await newMember();
    purses.fail('answer.lost');
    await inWith(member, '4000');
    purses.fail('never');
    await Promise.all([checkLater(), checkLater(), checkLater()]);
    await checkLater();
    expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 4_000n]);
  });

  test('for too long, it is left to an operator, whose decision is in the books and in the audit', async () => {
    const members = [await newMember(), await newMember(), await newMember()] as const;
    purses.fail('unreachable');
    for (const member of members) await inWith(member, '4000');
    for (let count = 0; count <= maximumChecks; count += 1) await checkLater();
    purses.fail('never');
    const operator = await openOperator(server, 'penyelia', 'administrator', ['wau']);
    const { list } = (await server.call('listStuckFundTransfers', operator)).value();
    expect(list.map(({ memberId }) => memberId)).toEqual(members.map(({ memberId }) => memberId));
    expect(list[0]).toMatchObject({
      username: members[0].username,
      vendorName: 'Samudra Gaming',
      direction: 'in',
      amountMinor: '4000',
      lastError: 'connection refused',
      attempts: maximumChecks + 1,
    });
    await checkLater();
    expect((await latestOf(members[0]))?.status).toBe('stuck');

    const decide = async (index: 0 | 1 | 2, decision: 'retry' | 'applied' | 'notApplied') =>
      (
        await server.call('decideFundTransfer', {
          ...operator,
          params: { fundTransferId: list[index]?.fundTransferId as never },
          body: { decision, reason: 'rang the vendor up' },
        })
      ).outcome();
    expect(await decide(0, 'applied')).toBe('200');
    expect(await decide(1, 'notApplied')).toBe('200');
    expect(await decide(2, 'retry')).toBe('200');
    expect(await decide(0, 'notApplied')).toBe('409 fund.transfer.not.stuck');
    await checkLater();
    expect((await standingOf(members[0])).slice(0, 3)).toEqual([6_000n, 0n, 4_000n]);
    expect((await standingOf(members[1])).slice(0, 3)).toEqual([10_000n, 0n, 0n]);
    expect((await standingOf(members[2])).slice(0, 3)).toEqual([10_000n, 0n, 0n]);
    const strange = await server.call('decideFundTransfer', {
      ...operator,
      params: { fundTransferId: `ftr_${'0'.repeat(26)}` as never },
      body: { decision: 'retry', reason: 'nothing there' },
    });
    expect(strange.outcome()).toBe('404 fund.transfer.unknown');
  });

  test('a stuck one is not taken up again while another goes the same way', async () => {
    const member = await newMember();
    purses.fail('unreachable');
    await inWith(member, '4000');
    for (let count = 0; count <= maximumChecks; count += 1) await checkLater();
    expect((await inWith(member, '1000')).value().status).toBe('pending');
    const operator = await openOperator(server, 'penyelia2', 'administrator', ['wau']);
    const { list } = (await server.call('listStuckFundTransfers', operator)).value();
    const stuck = list.find(({ memberId }) => memberId === member.memberId);
    const decide = () =>
      server.call('decideFundTransfer', {
        ...operator,
        params: { fundTransferId: stuck?.fundTransferId as never },
        body: { decision: 'retry', reason: 'again please' },
      });
    expect((await decide()).outcome()).toBe('409 fund.transfer.pending');
    purses.fail('never');
    await checkLater();
    expect((await decide()).outcome()).toBe('200');
    await checkLater();
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  });

  test('a vendor that names another amount moves nothing, and a person looks at it', async () => {
    const member = await newMember();
    purses.fail('lies');
    expect((await inWith(member, '4000')).value().status).toBe('stuck');
    purses.fail('never');
    expect((await standingOf(member)).slice(0, 3)).toEqual([6_000n, 4_000n, 0n]);
    const operator = await openOperator(server, 'penyelia3', 'administrator', ['wau']);
    const { list } = (await server.call('listStuckFundTransfers', operator)).value();
    const stuck = list.find(({ memberId }) => memberId === member.memberId);
    expect(stuck?.lastError).toBe('the vendor says it has moved 4001');
    const decide = async (amountMinor?: string) =>
      (
        await server.call('decideFundTransfer', {
          ...operator,
          params: { fundTransferId: stuck?.fundTransferId as never },
          body: {
            decision: 'applied',
            reason: 'it was right',
            ...(amountMinor === undefined ? {} : { amountMinor }),
          },
        })
      ).outcome();
    expect(await decide('4001')).toBe('400 request.invalid');
    expect(await decide()).toBe('200');
    expect((await standingOf(member)).slice(0, 3)).toEqual([6_000n, 0n, 4_000n]);
  });
});

describe('a stuck transfer of as much as takes two persons', () => {
  const twoFrom = (minor: string) =>
    server.runner.query({
      text: `update wau.merchants set withdrawal_two_persons_minor = $1 where merchant_id = 'wau'`,
      values: [minor],
    });
  const cashier = () => openOperator(server, `juruwang${randomUUID().slice(0, 8)}`, 'cashier');
  const stuckOf = async (member: TestMember) => {
    for (let count = 0; count <= maximumChecks; count += 1) await checkLater();
    purses.fail('never');
    const { list } = (await server.call('listStuckFundTransfers', await cashier())).value();
    const found = list.find(({ memberId }) => memberId === member.memberId);
    if (found === undefined) throw new Error('the transfer is stuck');
    return found;
  };
  type Decision = { decision: 'applied' | 'notApplied' | 'retry'; amountMinor?: string };
  const decide = async ({ token }: { token: string }, fundTransferId: FundTransferId, decision: Decision) => {
    const body = { ...decision, reason: 'rang the vendor up' };
    const answer = await server.call('decideFundTransfer', { token, params: { fundTransferId }, body });
    return answer.outcome() === '200' ? answer.value().status : answer.outcome();
  };

  test('ends by the same word of two, however often and at once each of them says it', async () => {
    const member = await newMember();
    purses.fail('unreachable');
    await inWith(member, '4000');
    await twoFrom('4000');
    try {
      const { fundTransferId, takesTwoPersons, asked } = await stuckOf(member);
      expect([takesTwoPersons, asked]).toEqual([true, []]);
      const [ayu, badrul] = [await cashier(), await cashier()];
      const notApplied = { decision: 'notApplied' } as const;
      const applied = { decision: 'applied' } as const;
      const alone = await Promise.all(
        Array.from({ length: 20 }, () => decide(ayu, fundTransferId, notApplied)),
      );
      expect(alone.filter((word) => word === 'asked')).toHaveLength(1);
      expect(new Set(alone)).toEqual(new Set(['asked', '409 fund.transfer.second.person']));
      // The other word of another person is not the same.
      expect(await decide(badrul, fundTransferId, applied)).toBe('asked');
      expect((await standingOf(member)).slice(0, 2)).toEqual([6_000n, 4_000n]);
      const { list } = (await server.call('listStuckFundTransfers', ayu)).value();
      expect(list.find((each) => each.fundTransferId === fundTransferId)?.asked).toEqual([
        { decision: 'notApplied', amountMinor: null, askedBy: ayu.username },
        { decision: 'applied', amountMinor: '4000', askedBy: badrul.username },
      ]);
      const second = await Promise.all(
        Array.from({ length: 20 }, () => decide(badrul, fundTransferId, notApplied)),
      );
      expect(second.filter((word) => word === 'decided')).toHaveLength(1);
      expect(new Set(second)).toEqual(new Set(['decided', '409 fund.transfer.not.stuck']));
      expect((await standingOf(member)).slice(0, 3)).toEqual([10_000n, 0n, 0n]);
      const left = await server.runner.query({
        text: 'select from wau.operator_requests where subject = $1',
        values: [fundTransferId],
      });
      expect(left).toEqual([]);
    } finally {
      await twoFrom('1000000');
    }
  });

  test('is asked about again by one, and below the amount it ends by the word of one', async () => {
    const member = await newMember();
    purses.fail('unreachable');
    await inWith(member, '4000');
    await twoFrom('4000');
    const { fundTransferId } = await stuckOf(member);
    const ayu = await cashier();
    expect(await decide(ayu, fundTransferId, { decision: 'applied' })).toBe('asked');
    await twoFrom('4001');
    expect(await decide(ayu, fundTransferId, { decision: 'retry' })).toBe('decided');
    await twoFrom('1000000');
    await checkLater();
    expect((await standingOf(member)).slice(0, 3)).toEqual([10_000n, 0n, 0n]);
  });

  test('of everything takes two where nobody knows how much it is, who name the same amount; nothing is no amount', async () => {
    const member = await newMember();
    await inWith(member, '4000');
    purses.fail('unreachable');
    await outWith(member);
    const { fundTransferId, takesTwoPersons, amountMinor } = await stuckOf(member);
    expect([takesTwoPersons, amountMinor]).toEqual([true, null]);
    const [ayu, badrul] = [await cashier(), await cashier()];
    const applied = (moved: string) => ({ decision: 'applied', amountMinor: moved }) as const;
    expect(await decide(ayu, fundTransferId, applied('0'))).toBe('400 request.invalid');
    expect(await decide(ayu, fundTransferId, { decision: 'applied' })).toBe('400 request.invalid');
    expect(await decide(ayu, fundTransferId, applied('4000'))).toBe('asked');
    expect(await decide(badrul, fundTransferId, applied('400'))).toBe('asked');
    expect((await standingOf(member)).slice(0, 1)).toEqual([6_000n]);
    expect(await decide(badrul, fundTransferId, applied('4000'))).toBe('decided');
    expect((await standingOf(member)).slice(0, 1)).toEqual([10_000n]);
  });
});

describe('a process that ends', () => {
  const order = async (member: TestMember, direction: 'in' | 'out') => {
    const { merchantCode, memberId } = member;
    const id = await withTransaction(server.database, (tx) =>
      orderFundTransfer(parts, tx, {
        wallet: { merchantCode, memberId, vendorCode: 'samudra' },
        direction,
        origin: 'member',
        amountMinor: undefined,
        currencyCode: 'MYR',
        returnAfterMs: 60_000,
      }),
    );
    return { merchant_id: merchantCode, fund_transfer_id: id };
  };

  test.each(['before it asks the vendor', 'while it asks the vendor'])('%s, loses nothing', async (when) => {
    const member = await newMember();
    const there = await order(member, 'in');
    expect(await standingOf(member)).toEqual([0n, 10_000n, 0n, 0n]);
    if (when !== 'before it asks the vendor') await claimFirstAsk(server.runner, there);
    await checkLater();
    expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);

    await inWith(member);
    const back = await order(member, 'out');
    if (when !== 'before it asks the vendor') await claimFirstAsk(server.runner, back);
    await checkLater();
    expect((await latestOf(member))?.status).toBe('failed');
    expect(await standingOf(member)).toEqual([0n, 0n, 10_000n, 10_000n]);
  });
});

describe('everything back', () => {
  test('with one call, and one that is under way stands for its vendor', async () => {
    const member = await newMember();
    const back = (idempotencyKey: string = randomUUID(), vendorCode?: string) =>
      server.call('returnFunds', {
        token: member.token,
        idempotencyKey,
        body: vendorCode === undefined ? {} : { vendorCode },
      });
    expect((await back()).value().list).toEqual([]);
    expect((await back(randomUUID(), 'samudra')).outcome()).toBe('404 wallet.unknown');
    await inWith(member);
    purses.play(member.memberId, 500n);
    const key = randomUUID();
    const { list } = (await back(key)).value();
    expect(list).toMatchObject([{ from: 'samudra', to: 'main', status: 'completed', amountMinor: '10500' }]);
    expect((await back(key)).value().list).toEqual(list);
    expect((await back(key, 'samudra')).outcome()).toBe('409 idempotency.conflict');
    // What was won is in the books only when the vendor has reported it.
    expect(await standingOf(member)).toEqual([10_500n, 0n, -500n, 0n]);

    await inWith(member);
    const other = await newMember();
    await inWith(other);
    purses.fail('answer.lost');
    const [pending] = (await back()).value().list;
    expect(pending?.status).toBe('pending');
    const backToOther = { token: other.token, idempotencyKey: randomUUID(), body: {} };
    const [ofOther] = (await server.call('returnFunds', backToOther)).value().list;
    expect(ofOther?.fundTransferId).not.toBe(pending?.fundTransferId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => back()));
    for (const answer of answers) {
      expect(answer.value().list.map(({ fundTransferId }) => fundTransferId)).toEqual([
        pending?.fundTransferId,
      ]);
    }
    purses.fail('never');
    await checkLater();
    expect((await standingOf(member))[0]).toBe(10_500n);
  });
});

test('S10 switched off, no money is moved, there or back, and the wallets are shown still', async () => {
  const member = await newMember();
  await inWith(member, '4000');
  const switchModule = async (isOn: boolean) => {
    await server.runner.query({
      text: isOn
        ? `update wau.merchants set enabled_modules = array_append(enabled_modules, 'FUNDTRANS3') where merchant_id = 'wau'`
        : `update wau.merchants set enabled_modules = array_remove(enabled_modules, 'FUNDTRANS3') where merchant_id = 'wau'`,
      values: [],
    });
    await expect.poll(async () => (await walletOf(member)).isTransferOpen).toBe(isOn);
  };
  await switchModule(false);
  expect((await inWith(member, '1')).outcome()).toBe('403 module.unavailable');
  expect((await outWith(member, '1')).outcome()).toBe('403 module.unavailable');
  const back = { token: member.token, idempotencyKey: randomUUID(), body: {} };
  expect((await server.call('returnFunds', back)).outcome()).toBe('403 module.unavailable');
  expect((await walletOf(member)).wallets[0]?.balanceMinor).toBe('4000');
  expect(await standingOf(member)).toEqual([6_000n, 0n, 4_000n, 4_000n]);
  await switchModule(true);
});

test('a vendor that is switched off takes no money, and gives back what it has', async () => {
  const member = await newMember();
  await inWith(member, '4000');
  const other = await newMember();
  const setEnabled = async (isOn: boolean) => {
    await server.runner.query({
      text: `update wau.vendors set enabled = $1 where vendor_code = 'samudra' and merchant_id = 'wau'`,
      values: [isOn],
    });
    await expect.poll(async () => (await walletOf(member)).wallets[0]?.isOpen).toBe(isOn);
  };
  await setEnabled(false);
  expect((await inWith(member, '1')).outcome()).toBe('404 wallet.unknown');
  expect((await walletOf(other)).wallets).toEqual([]);
  expect((await outWith(member)).value().status).toBe('completed');
  await server.runner.query({
    text: `update wau.vendors set enabled = true where vendor_code = 'samudra' and merchant_id = 'wau'`,
    values: [],
  });
});

test('the books balance after all of it, and what is on the way is what is pending', async () => {
  expect(await server.ledger.verifyChains('wau' as MerchantCode)).toEqual([]);
  const [underWay] = await server.runner.query<{ amount: bigint }>({
    text: `select coalesce(sum(amount_minor), 0)::bigint as amount from wau.fund_transfers
            where merchant_id = 'wau' and direction = 'in' and status in ('pending', 'stuck')`,
    values: [],
  });
  expect(await ledgerOf(houseAccountId('transit', 'samudra'))).toBe(underWay?.amount);
});
