import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import { type MemberId, makeId } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type Minor, toMinor } from '@wau/money/minor';
import { sandboxMerchantKey } from '@wau/server/modules/money/payment/adapters/sandbox/sandbox-merchant-key';
import { correctBet } from '@wau/server/modules/play/betting/correct-bet';
import { openPlayerOf, type TestPlayer } from '@wau/server/modules/play/vendor/testing/test-player';
import { createVendorClient } from '@wau/server/modules/play/vendor/testing/vendor-client';
import { studioVendorCode, studioVendorKey } from '@wau/server/seed-demo';
import { changeSetting } from '@wau/server/testing/change-settings';
import { openOperator } from '@wau/server/testing/open-operator';
import { openPayee, testPaymentPassword } from '@wau/server/testing/open-payee';
import { createTestPayments } from '@wau/server/testing/test-payments';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { signedHeaders } from '@wau/service/secrets/signature';
import { expect, test } from 'vitest';
import { documentedReasons, readMoneyDocument } from './money-document.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const member = await server.openMember('aminahcontoh');
const operator = await openOperator(server, 'pemeriksa', 'cashier');
const merchantId = member.merchantCode;

interface PostedRow extends Record<string, unknown> {
  readonly reason: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount_minor: Minor;
  readonly balance_minor: Minor | null;
}

/** The transfers of the member and of what was held for the member, with what the wallet held after each. */
function postedTransfers(): Promise<readonly PostedRow[]> {
  return server.runner.query<PostedRow>({
    text: `select transfer.reason, debit.account_id as debit, credit.account_id as credit, transfer.amount_minor,
                  entry.balance_minor
             from ledger.transfer as transfer
             join ledger.account as debit
               on debit.merchant_id = transfer.merchant_id and debit.account_number = transfer.debit_account_number
             join ledger.account as credit
               on credit.merchant_id = transfer.merchant_id and credit.account_number = transfer.credit_account_number
             left join ledger.entry as entry
               on entry.merchant_id = transfer.merchant_id and entry.transfer_id = transfer.transfer_id
            where transfer.merchant_id = $1 and transfer.refusal is null
              and ($2 in (debit.account_id, credit.account_id)
                   or transfer.reference in (select payout_id from wau.payouts
                                              where merchant_id = $1 and member_id = $3))
            order by transfer.posted_xid, transfer.reason`,
    values: [merchantId, playerAccountId(member.memberId), member.memberId],
  });
}

async function callBack(way: 'pay-in' | 'pay-out', body: PaymentCallbackBody): Promise<void> {
  const url = `/payments/wau/sandbox/${way}`;
  const rawBody = JSON.stringify(body);
  const key = sandboxMerchantKey(testSecret, merchantId);
  const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody };
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: rawBody });
  expect(statusCode).toBe(200);
}

async function deposit(amountMinor: string): Promise<void> {
  const body = { methodCode: 'online-banking', amountMinor, returnPath: '/m/voucherCenter' };
  const { token } = member;
  const placed = await server.call('placeDeposit', { token, idempotencyKey: 'example-deposit-0001', body });
  const { depositId } = placed.value();
  const paymentId = payments.paymentIdOf(depositId) as PaymentCallbackBody['paymentId'];
  const amount = { amountMinor, currencyCode: 'MYR' } as const;
  await callBack('pay-in', { paymentId, merchantReference: depositId, status: 'approved', ...amount });
}

async function play(player: TestPlayer): Promise<void> {
  const [lost, won, broken, wrong] = Array.from({ length: 4 }, () => player.round({ amountMinor: '1000' }));
  if (!lost || !won || !broken || !wrong) throw new Error('there are four rounds');
  for (const [round, payout] of [
    [lost, '0'],
    [won, '2500'],
  ] as const) {
    (await vendor.send('bet', round.bet)).value();
    (payout === '0'
      ? await vendor.send('endRound', round.end)
      : await vendor.send('win', round.win(payout))
    ).value();
  }
  (await vendor.send('bet', broken.bet)).value();
  (await vendor.send('rollback', broken.rollback())).value();
  (await vendor.send('bet', wrong.bet)).value();
  (await vendor.send('endRound', wrong.end)).value();
  await correctBet(server, {
    bet: { merchantCode: merchantId, source: 'vendor', provider: 'studio', externalKey: wrong.bet.roundId },
    transactionKey: 'example-correction',
    result: { kind: 'settled', payoutMinor: toMinor(400n), turnoverMinor: toMinor(1_000n) },
  });
}

async function withdraw(
  bankCardId: Awaited<ReturnType<typeof openPayee>>,
  amountMinor: string,
  decision: 'approved' | 'rejected',
): Promise<void> {
  const { token } = member;
  const body = { bankCardId, amountMinor, paymentPassword: testPaymentPassword };
  const idempotencyKey = `example-withdrawal-${amountMinor}`;
  const { withdrawalId } = (await server.call('placeWithdrawal', { token, idempotencyKey, body })).value();
  const decided = { token: operator.token, params: { withdrawalId }, body: { decision, reason: 'Contoh' } };
  (await server.call('decideWithdrawal', decided)).value();
  if (decision === 'rejected') return;
  const [payout] = await server.runner.query<{ payout_id: string; amount_minor: Minor }>({
    text: 'select payout_id, amount_minor from wau.payouts where merchant_id = $1 and member_id = $2',
    values: [merchantId, member.memberId],
  });
  if (payout === undefined) throw new Error('a withdrawal has a payout');
  await callBack('pay-out', {
    paymentId: makeId('payment', 1, new Uint8Array(10)),
    merchantReference: payout.payout_id,
    status: 'approved',
    amountMinor: String(payout.amount_minor),
    currencyCode: 'MYR',
  });
}

const inMajor = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const named = (account: string, memberId: MemberId): string => `\`${account.replace(memberId, 'aminah')}\``;

function exampleTable(rows: readonly PostedRow[]): string {
  const lines = rows.map((row, index) => {
    const accounts = [row.debit, row.credit].map((account) => named(account, member.memberId));
    const balance = row.balance_minor === null ? '' : inMajor(row.balance_minor);
    return `| ${[index + 1, `\`${row.reason}\``, ...accounts, inMajor(row.amount_minor), balance].join(' | ')} |`;
  });
  return ['| | reason | from | to | amount | wallet |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

async function exampleSums(): Promise<string> {
  const [day] = await server.runner.query<Readonly<Record<'bets' | 'stake' | 'payout' | 'turnover', bigint>>>(
    {
      text: `select sum(bet_count)::bigint as bets, sum(stake_minor)::bigint as stake, sum(payout_minor)::bigint as payout,
                  sum(turnover_minor)::bigint as turnover
             from wau.bet_day_sums where merchant_id = $1 and member_id = $2`,
      values: [merchantId, member.memberId],
    },
  );
  if (day === undefined) throw new Error('a sum is a row');
  const house = async (...path: string[]) =>
    (await server.ledger.balanceOf(merchantId, houseAccountId(...path)))?.balanceMinor ?? 0n;
  const games = await house('games', 'studio', 'dice');
  expect(games).toBe(day.stake - day.payout);
  return [
    `The day says: ${day.bets} bets, stakes ${inMajor(day.stake)}, payouts ${inMajor(day.payout)}, turnover`,
    `${inMajor(day.turnover)}, so the house has won ${inMajor(day.stake - day.payout)}, which is the balance of`,
    `\`house:games:studio:dice\`. \`house:payouts:held\` holds ${inMajor(await house('payouts', 'held'))} and`,
    `\`house:payouts:fees\` ${inMajor(await house('payouts', 'fees'))}.`,
  ].join('\n');
}

test('the example of docs/money.md is what the ledger holds of a member’s day', async () => {
  await changeSetting(server, { merchantId, settingName: 'withdrawal-fee', value: '200' });
  await changeSetting(server, { merchantId, settingName: 'withdrawal-fee-basis-points', value: '0' });
  const bankCardId = await openPayee(server, member);
  await deposit('20000');
  await play(await openPlayerOf(server, vendor, member));
  await withdraw(bankCardId, '10000', 'approved');
  await withdraw(bankCardId, '4000', 'rejected');

  const rows = await postedTransfers();
  const text = readMoneyDocument();
  expect(text).toContain(exampleTable(rows));
  expect(text).toContain(await exampleSums());
  const wallet = await server.ledger.balanceOf(merchantId, playerAccountId(member.memberId));
  const lastBalance = rows.findLast((row) => row.balance_minor !== null)?.balance_minor;
  expect(wallet?.balanceMinor).toBe(lastBalance);
  expect(await server.ledger.verifyChains(merchantId)).toEqual([]);
});

test('all transfers of the example and of the demo move between the accounts that the page names', async () => {
  const documented = new Map(documentedReasons(readMoneyDocument()).map((row) => [row.reason, row]));
  const rows = await server.runner.query<{ reason: string; debit: string; credit: string }>({
    text: `select distinct transfer.reason, debit.account_id as debit, credit.account_id as credit
             from ledger.transfer as transfer
             join ledger.account as debit
               on debit.merchant_id = transfer.merchant_id and debit.account_number = transfer.debit_account_number
             join ledger.account as credit
               on credit.merchant_id = transfer.merchant_id and credit.account_number = transfer.credit_account_number`,
    values: [],
  });
  const fits = (account: string, patterns: readonly string[] = []) =>
    patterns.some((pattern) => account === pattern || account.startsWith(`${pattern}:`));
  const strange = rows.filter(({ reason, debit, credit }) => {
    const row = documented.get(reason);
    return !fits(debit, row?.from) || !fits(credit, row?.to);
  });
  expect(strange).toEqual([]);
  expect(new Set(rows.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(10);
});
