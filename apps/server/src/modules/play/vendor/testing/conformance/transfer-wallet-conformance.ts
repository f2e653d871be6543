import type { FundTransferId, MemberId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { withinTime } from '@wau/service/within-time';
import { describe, expect, test } from 'vitest';
import type { VendorOfMerchant } from '../../../../../platform/merchants/merchant-directory.ts';
import type { FundOrder, FundWord, TransferWallet } from '../../transfer-wallet.ts';

/** What brings an adapter and its vendor (or a sandbox of it) along. */
export interface TransferWalletFixture {
  readonly wallet: TransferWallet;
  readonly vendor: VendorOfMerchant;
  /** The same with keys that the vendor does not know. */
  readonly strangeVendor: VendorOfMerchant;
  readonly currencyCode: CurrencyCode;
  newMemberId(): MemberId;
  newTransferId(): FundTransferId;
  /** What happens to the next call: it does not reach the vendor, or its answer does not come back. */
  lose(what: 'request' | 'answer'): void;
}

const timeoutMs = 5_000;

/** What an adapter for a vendor with wallets of its own must do: call it at the top of a test file. */
export function testTransferWalletConformance(title: string, fixture: TransferWalletFixture): void {
  const { wallet, vendor, currencyCode } = fixture;
  const within = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) => withinTime(timeoutMs, ask);
  const move = (order: FundOrder) => within((signal) => wallet.move(order, vendor, signal));
  const find = (order: FundOrder) => within((signal) => wallet.find(order, vendor, signal));
  const balanceOf = async (memberId: MemberId): Promise<bigint> =>
    (await within((signal) => wallet.balance(memberId, currencyCode, vendor, signal))).balanceMinor;
  const orderOf = (memberId: MemberId, direction: 'in' | 'out', amountMinor?: bigint): FundOrder => ({
    transferId: fixture.newTransferId(),
    memberId,
    direction,
    amountMinor: amountMinor === undefined ? undefined : toMinor(amountMinor),
    currencyCode,
  });
  const applied = (amountMinor: bigint): FundWord => ({
    outcome: 'applied',
    amountMinor: toMinor(amountMinor),
  });
  const refused = { outcome: 'refused' } as const;
  const filled = async (amountMinor: bigint): Promise<MemberId> => {
    const memberId = fixture.newMemberId();
    expect(await move(orderOf(memberId, 'in', amountMinor))).toEqual(applied(amountMinor));
    return memberId;
  };

  describe(`${title} moves money:`, () => {
    test('a member who was never there has nothing', async () => {
      expect(await balanceOf(fixture.newMemberId())).toBe(0n);
    });

    test('deposit, withdrawal, withdrawal of everything, and of nothing', async () => {
      const memberId = await filled(5_000n);
      expect(await balanceOf(memberId)).toBe(5_000n);
      expect(await move(orderOf(memberId, 'out', 1_200n))).toEqual(applied(1_200n));
      expect(await move(orderOf(memberId, 'out'))).toEqual(applied(3_800n));
      expect(await move(orderOf(memberId, 'out'))).toEqual(applied(0n));
      expect(await balanceOf(memberId)).toBe(0n);
    });

    test('more than there is is refused, and the refusal stays', async () => {
      const memberId = await filled(100n);
      const order = orderOf(memberId, 'out', 101n);
      expect(await move(order)).toMatchObject(refused);
      await move(orderOf(memberId, 'in', 100n));
      expect(await move(order)).toMatchObject(refused);
      expect(await find(order)).toMatchObject(refused);
      expect(await balanceOf(memberId)).toBe(200n);
    });

    test('a deposit repeated, twenty times at once as well, comes once', async () => {
      const order = orderOf(fixture.newMemberId(), 'in', 700n);
      const words = await Promise.all(Array.from({ length: 20 }, () => move(order)));
      expect(words).toEqual(words.map(() => applied(700n)));
      expect(await balanceOf(order.memberId)).toBe(700n);
    });

    test('a withdrawal of everything repeated has the answer of then', async () => {
      const memberId = await filled(700n);
      const order = orderOf(memberId, 'out');
      expect(await move(order)).toEqual(applied(700n));
      await move(orderOf(memberId, 'in', 50n));
      expect(await move(order)).toEqual(applied(700n));
      expect(await balanceOf(memberId)).toBe(50n);
    });

    test('the same id with another amount, member or direction moves nothing', async () => {
      const memberId = fixture.newMemberId();
      const order = orderOf(memberId, 'in', 700n);
      await move(order);
      for (const changed of [
        { ...order, amountMinor: toMinor(701n) },
        { ...order, memberId: fixture.newMemberId() },
        { ...order, direction: 'out' as const },
      ]) {
        await expect(move(changed), JSON.stringify(changed.direction)).rejects.toThrow();
      }
      expect(await balanceOf(memberId)).toBe(700n);
    });

    test('what became of it is told as long as one asks', async () => {
      const memberId = await filled(700n);
      const order = orderOf(memberId, 'out');
      await move(order);
      expect(await find(order)).toEqual(applied(700n));
      expect(await find(order)).toEqual(applied(700n));
    });

    test('what the vendor has not heard of is refused from then on, however late it comes', async () => {
      const memberId = await filled(700n);
      for (const order of [orderOf(memberId, 'in', 10n), orderOf(memberId, 'out')]) {
        expect(await find(order)).toMatchObject(refused);
        expect(await move(order)).toMatchObject(refused);
        expect(await find(order)).toMatchObject(refused);
      }
      expect(await balanceOf(memberId)).toBe(700n);
    });

    test('a lost request moves nothing, a lost answer is found out', async () => {
      const memberId = fixture.newMemberId();
      const [first, second] = [orderOf(memberId, 'in', 10n), orderOf(memberId, 'in', 20n)];
      fixture.lose('request');
      await expect(move(first)).rejects.toThrow();
      expect(await find(first)).toMatchObject(refused);
      fixture.lose('answer');
      await expect(move(second)).rejects.toThrow();
      expect(await find(second)).toEqual(applied(20n));
      fixture.lose('answer');
      const all = orderOf(memberId, 'out');
      await expect(move(all)).rejects.toThrow();
      expect(await find(all)).toEqual(applied(20n));
      expect(await balanceOf(memberId)).toBe(0n);
    });

    test('out of order: the question overtakes the order, or does not, and both say the same', async () => {
      for (let round = 0; round < 10; round += 1) {
        const order = orderOf(fixture.newMemberId(), 'in', 30n);
        const [moved, found] = await Promise.all([move(order), find(order)]);
        expect(found.outcome).toBe(moved.outcome);
        expect(await balanceOf(order.memberId)).toBe(moved.outcome === 'applied' ? 30n : 0n);
      }
    });

    test('a wrong signature gets no word', async () => {
      const order = orderOf(fixture.newMemberId(), 'in', 30n);
      const strange = fixture.strangeVendor;
      await expect(within((signal) => wallet.move(order, strange, signal))).rejects.toThrow();
      await expect(within((signal) => wallet.find(order, strange, signal))).rejects.toThrow();
      await expect(
        within((signal) => wallet.balance(order.memberId, currencyCode, strange, signal)),
      ).rejects.toThrow();
      expect(await find(order)).toMatchObject(refused);
    });
  });
}
