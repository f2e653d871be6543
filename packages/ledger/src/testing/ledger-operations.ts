import type { CurrencyCode } from '@wau/money/currency';
import fc from 'fast-check';
import type { AccountKind } from '../accounts-sql.ts';
import { type Reason, reasons } from '../reasons.ts';
import { accountId } from './test-ledger.ts';

/** Accounts that operations name by their place in this list. The last is never opened. */
export const accountsInPlay = (
  [
    ['house:cash', 'house', 'MYR', true],
    ['house:games', 'house', 'MYR', true],
    ['house:dollars', 'house', 'USD', true],
    ['player:a:main', 'player', 'MYR', false],
    ['player:b:main', 'player', 'MYR', false],
    ['player:c:main', 'player', 'MYR', false],
    ['player:d:main', 'player', 'USD', false],
    ['agent:e', 'agent', 'MYR', true],
    ['player:f:main', 'player', 'MYR', false],
    ['player:nobody:main', 'player', 'MYR', false],
  ] as const satisfies readonly (readonly [string, AccountKind, CurrencyCode, boolean])[]
).map(([name, kind, currency, allowNegative]) => ({ id: accountId(name), kind, currency, allowNegative }));

/** A new transfer, or one of those sent before: as it was, or with another amount. */
export type TransferChoice =
  | {
      readonly form: 'new';
      readonly debit: number;
      readonly credit: number;
      readonly amount: number;
      readonly currency: CurrencyCode;
      readonly reason: Reason;
      readonly reference: string | undefined;
    }
  | { readonly form: 'repeated' | 'changed'; readonly back: number };

/** What goes wrong with the next statement that posts, and how often in a row. */
export type Fault = 'request.lost' | 'answer.lost' | 'serialization' | 'statement.refused';

export type Operation =
  | { readonly type: 'post'; readonly choices: readonly TransferChoice[]; readonly faults: readonly Fault[] }
  | { readonly type: 'transaction'; readonly choices: readonly TransferChoice[]; readonly commits: boolean }
  | { readonly type: 'refuseKey'; readonly choice: TransferChoice }
  | { readonly type: 'open'; readonly account: number }
  | { readonly type: 'rollUp' };

const place = fc.nat({ max: accountsInPlay.length - 1 });
const back = fc.nat({ max: 30 });

const newTransfer: fc.Arbitrary<TransferChoice> = fc
  .record({
    form: fc.constant('new' as const),
    // Deposits and wins are as likely as bets, so that wallets are neither always empty nor always full.
    debit: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: place, weight: 5 }),
    credit: place,
    amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(1, 100, 1_000_000)),
    currency: fc.oneof(
      { arbitrary: fc.constant('MYR' as const), weight: 9 },
      { arbitrary: fc.constant('USD' as const), weight: 1 },
    ),
    reason: fc.constantFrom(...reasons),
    reference: fc.option(fc.constantFrom('rnd_1', 'dep_1', 'Ünï "quoted" \\ {1,2}'), { nil: undefined }),
  })
  .filter((choice) => choice.debit !== choice.credit);

const choice: fc.Arbitrary<TransferChoice> = fc.oneof(
  { arbitrary: newTransfer, weight: 8 },
  { arbitrary: fc.record({ form: fc.constant('repeated' as const), back }), weight: 2 },
  { arbitrary: fc.record({ form: fc.constant('changed' as const), back }), weight: 1 },
);

const fault = fc.constantFrom<Fault[]>('request.lost', 'answer.lost', 'serialization', 'statement.refused');
const choices = fc.array(choice, { minLength: 1, maxLength: 8 });

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('post' as const),
      choices,
      faults: fc.oneof(
        { arbitrary: fc.constant([]), weight: 3 },
        { arbitrary: fc.array(fault, { maxLength: 3 }), weight: 1 },
      ),
    }),
    weight: 12,
  },
  {
    arbitrary: fc.record({ type: fc.constant('transaction' as const), choices, commits: fc.boolean() }),
    weight: 2,
  },
  { arbitrary: fc.record({ type: fc.constant('refuseKey' as const), choice }), weight: 1 },
  {
    arbitrary: fc.record({
      type: fc.constant('open' as const),
      account: fc.nat({ max: accountsInPlay.length - 2 }),
    }),
    weight: 1,
  },
  { arbitrary: fc.constant({ type: 'rollUp' as const }), weight: 1 },
);

export function operationsOf(count: number): fc.Arbitrary<Operation[]> {
  return fc.array(operation, { minLength: count, maxLength: count, size: 'max' });
}
