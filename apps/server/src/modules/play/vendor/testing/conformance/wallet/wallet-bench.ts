import { randomInt, randomUUID } from 'node:crypto';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { type Minor, toMinor } from '@wau/money/minor';
import { newId, systemRandom } from '@wau/service/random';
import { withinTime } from '@wau/service/within-time';
import { expect } from 'vitest';
import type { VendorOfMerchant } from '../../../../../../platform/merchants/merchant-directory.ts';
import { balanceOf, fund } from '../../../../../../testing/member-money.ts';
import type { TestMember } from '../../../../../../testing/test-server.ts';
import { checkFundTransfersJob } from '../../../../../money/fund-transfer/check-fund-transfers-job.ts';
import { sweepVendorWalletsJob } from '../../../../../money/fund-transfer/sweep-vendor-wallets-job.ts';
import { fundTransferPartsOf } from '../../../../../money/fund-transfer/testing/fund-transfer-parts-of.ts';
import { importHistoryJob } from '../../../../transfer-wallet/import-history-job.ts';
import {
  type FundOrder,
  type FundWord,
  type TransferWallet,
  vendorWalletAccount,
} from '../../../transfer-wallet.ts';
import type { SpokenPlayer } from '../vendor-speech.ts';
import type { WalletFixture, WalletSpeech } from './wallet-fixture.ts';

const timeoutMs = 5_000;
const never = new AbortController().signal;

export type FundTransfer = CallValue<Calls['transferFunds']>;

/** What the cases work with: the vendor's two sides, and what an operator and a member can see and do. */
export interface WalletBench {
  readonly fixture: WalletFixture;
  /** As the first demo merchant knows it. */
  readonly vendor: WalletSpeech;
  newMember(balanceMinor: bigint, merchantCode?: string): Promise<TestMember>;
  launch(member: TestMember): Promise<string>;
  enter(member: TestMember): Promise<SpokenPlayer>;
  /** An order of a member whom only the vendor knows, in MYR. */
  orderOf(memberId: MemberId, direction: 'in' | 'out', amountMinor?: bigint): FundOrder;
  newMemberId(): MemberId;
  /** A member with so much in the wallet at the vendor, and nowhere else. */
  filled(amountMinor: bigint): Promise<MemberId>;
  move(order: FundOrder, ways?: AskingWays): Promise<FundWord>;
  find(order: FundOrder, ways?: AskingWays): Promise<FundWord>;
  thereOf(memberId: MemberId, ways?: AskingWays): Promise<Minor>;
  /** Orders as a member does. */
  transfer(member: TestMember, direction: 'in' | 'out', amountMinor?: bigint, key?: string): TransferAnswer;
  latestTransferOf(member: TestMember): Promise<FundTransfer | undefined>;
  /** As the job does once the time has come to ask what became of orders. */
  checkTransfers(): Promise<void>;
  sweep(): Promise<void>;
  importFiles(): Promise<void>;
  /** Main wallet, on the way, at the vendor by our books, at the vendor by the vendor. */
  standingOf(member: TestMember): Promise<readonly bigint[]>;
  /** Each bet of the record, the oldest first: `<round> <status> <stake> <payout>`. */
  recordOf(member: TestMember): Promise<readonly string[]>;
}

interface AskingWays {
  readonly isStrange?: boolean;
}

type TransferAnswer = Promise<{ outcome(): string; value(): FundTransfer }>;

export const applied = (amountMinor: bigint): FundWord => ({
  outcome: 'applied',
  amountMinor: toMinor(amountMinor),
});
export const refused = { outcome: 'refused' } as const;

export function createWalletBench(fixture: WalletFixture): WalletBench {
  const { server, vendorCode, gameId } = fixture;
  const launch = async ({ token, merchantCode }: TestMember): Promise<string> => {
    const query = { vendor: vendorCode, gameId };
    return (await server.call('launchGame', { token, merchantCode, query })).value().launchUrl;
  };
  return {
    fixture,
    vendor: fixture.speechOf('wau'),
    async newMember(balanceMinor, merchantCode = 'wau') {
      const member = await server.openMember(`wallet${randomInt(1e12)}`, merchantCode);
      if (balanceMinor > 0n) await fund(server, member, balanceMinor);
      return member;
    },
    launch,
    async enter(member) {
      const player = await fixture.speechOf(member.merchantCode).enter(await launch(member));
      if (typeof player !== 'object') throw new Error(`the vendor was not let in: ${player}`);
      return player;
    },
    ...ordersOf(fixture),
    ...transfersOf(fixture),
    async recordOf({ memberId }) {
      const bets = await server.runner.query<Record<'line', string>>({
        text: `select external_key || ' ' || status || ' ' || stake_minor || ' ' || payout_minor as line
                 from wau.bets where merchant_id = 'wau' and provider = $1 and member_id = $2
                order by placed_at, external_key`,
        values: [vendorCode, memberId],
      });
      return bets.map(({ line }) => line);
    },
  };
}

/** The vendor asked by the adapter alone. */
function ordersOf(
  fixture: WalletFixture,
): Pick<WalletBench, 'orderOf' | 'newMemberId' | 'move' | 'find' | 'thereOf' | 'filled'> {
  const { server, adapter, vendorCode, strangeKeys } = fixture;
  const ask = async <Answer>(
    { isStrange = false }: AskingWays,
    question: (wallet: TransferWallet, vendor: VendorOfMerchant, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    const merchant = await server.handle.merchantOf('', 'wau');
    const vendor = merchant?.vendors.find((each) => each.vendorCode === vendorCode);
    if (merchant === undefined || vendor === undefined) throw new Error('the merchant has the vendor');
    const { transferWallet } = adapter;
    if (transferWallet === undefined) throw new Error('the adapter has no `transferWallet`');
    const known = { ...vendor, merchantCode: merchant.merchantCode as VendorOfMerchant['merchantCode'] };
    const asked = isStrange ? { ...known, keys: strangeKeys } : known;
    return withinTime(timeoutMs, (signal) => question(transferWallet, asked, signal));
  };
  const orderOf: WalletBench['orderOf'] = (memberId, direction, amountMinor) => ({
    transferId: newId('fundTransfer', server.clock, systemRandom),
    ...{ memberId, direction, currencyCode: 'MYR' },
    amountMinor: amountMinor === undefined ? undefined : toMinor(amountMinor),
  });
  const newMemberId = () => newId('member', server.clock, systemRandom);
  const move: WalletBench['move'] = (order, ways = {}) =>
    ask(ways, (wallet, vendor, signal) => wallet.move(order, vendor, signal));
  return {
    orderOf,
    newMemberId,
    move,
    find: (order: FundOrder, ways: AskingWays = {}) =>
      ask(ways, (wallet, vendor, signal) => wallet.find(order, vendor, signal)),
    thereOf: async (memberId: MemberId, ways: AskingWays = {}) =>
      (await ask(ways, (wallet, vendor, signal) => wallet.balance(memberId, 'MYR', vendor, signal)))
        .balanceMinor,
    async filled(amountMinor: bigint) {
      const memberId = newMemberId();
      expect(await move(orderOf(memberId, 'in', amountMinor))).toEqual(applied(amountMinor));
      return memberId;
    },
  };
}

/** Money moved by the operator, for members and by its jobs. */
function transfersOf(
  fixture: WalletFixture,
): Pick<
  WalletBench,
  'transfer' | 'latestTransferOf' | 'checkTransfers' | 'sweep' | 'importFiles' | 'standingOf'
> {
  const { server, adapter, vendorCode } = fixture;
  const parts = fundTransferPartsOf(server, vendorCode, adapter);
  const { thereOf } = ordersOf(fixture);
  const due = (table: 'fund_transfers' | 'vendor_wallets', column: 'ask_at' | 'sweep_at') =>
    server.runner.query({
      text: `update wau.${table} set ${column} = 'epoch' where ${column} is not null and vendor_code = $1`,
      values: [vendorCode],
    });
  const ours = async (account: Parameters<typeof server.ledger.balanceOf>[1]): Promise<bigint> =>
    (await server.ledger.balanceOf('wau' as never, account))?.balanceMinor ?? 0n;
  return {
    transfer(
      { token }: TestMember,
      direction: 'in' | 'out',
      amountMinor?: bigint,
      idempotencyKey: string = randomUUID(),
    ): TransferAnswer {
      const body: CallBody<Calls['transferFunds']> = {
        from: direction === 'in' ? 'main' : vendorCode,
        to: direction === 'in' ? vendorCode : 'main',
        ...(amountMinor === undefined ? {} : { amountMinor: String(amountMinor) }),
      };
      return server.call('transferFunds', { token, idempotencyKey, body });
    },
    latestTransferOf: async ({ token }: TestMember) =>
      (await server.call('getMerchantWallet', { token })).value().transfers[0],
    async checkTransfers() {
      await due('fund_transfers', 'ask_at');
      await checkFundTransfersJob(parts).run({}, never);
    },
    async sweep() {
      await due('vendor_wallets', 'sweep_at');
      await sweepVendorWalletsJob(parts).run({}, never);
    },
    importFiles: () => importHistoryJob(parts).run({}, never),
    standingOf: async (member: TestMember) => [
      await balanceOf(server, member),
      await ours(houseAccountId('transit', vendorCode)),
      await ours(vendorWalletAccount(member.memberId, vendorCode)),
      await thereOf(member.memberId),
    ],
  };
}
