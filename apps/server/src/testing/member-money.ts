import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import { newId, systemRandom } from '@wau/service/random';
import type { TestMember, TestServer } from './test-server.ts';

/** Money from the house. */
export async function fund(server: TestServer, member: TestMember, amountMinor: bigint): Promise<void> {
  const merchantId = member.merchantCode;
  const currency = member.merchantCode === 'laut' ? 'USD' : 'MYR';
  const debit = houseAccountId('tests');
  await server.ledger.openAccount({ merchantId, accountId: debit, kind: 'house', currency });
  await server.ledger.post({
    merchantId,
    idempotencyKey: toIdempotencyKey(`fund:${newId('transfer', server.clock, systemRandom)}`),
    debit,
    credit: playerAccountId(member.memberId),
    amountMinor: toMinor(amountMinor),
    currency,
    reason: 'adjustment',
  });
}

/** What the member's wallet holds, by the ledger. */
export async function balanceOf(
  { ledger }: Pick<TestServer, 'ledger'>,
  { merchantCode, memberId }: Pick<TestMember, 'merchantCode' | 'memberId'>,
): Promise<Minor> {
  const balance = await ledger.balanceOf(merchantCode, playerAccountId(memberId));
  if (balance === undefined) throw new Error('a member has an account');
  return balance.balanceMinor;
}
