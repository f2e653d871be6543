import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { movementKinds } from '../../movement-kinds.ts';
import {
  CurrencyText,
  Day,
  DaysQuery,
  Exact,
  FileText,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';

const Kind = OneOf(movementKinds);

export const getBalance = defineCall({
  name: 'getBalance',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/wallets/balance',
  caller: 'member',
  summary:
    "The sum of the member's wallets. `sumBalance` is in major units for display, the others are exact",
  value: Exact({
    sumBalance: Type.String({ description: 'Major units with the digits of the currency, e.g. "12.50"' }),
    sumBalanceMinor: MinorText,
    currencyCode: CurrencyText,
    currencySymbol: Type.String(),
  }),
  errors: ['session.missing', 'session.ended'],
});

export const listMovements = defineCall({
  name: 'listMovements',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/wallets/movements',
  module: 'TRANSREC3',
  caller: 'member',
  needs: { flags: ['TRANSREC3'] },
  summary: "The member's ledger movements, newest first, each with its reason and the balance after it",
  query: Exact({
    ...PageQuery,
    fromDay: Type.Optional(Day),
    toDay: Type.Optional(Day),
    kind: Type.Optional(Kind),
  }),
  value: Page(
    Exact({
      transferId: Type.String(),
      reason: Type.String(),
      gameName: Type.String({
        description: "Of the game that it belongs to, in the request's language, or empty",
      }),
      amountMinor: MinorText,
      balanceMinor: MinorText,
      currencyCode: CurrencyText,
      reference: Type.String({ description: 'The id of the deposit or round it belongs to, or empty' }),
      betKey: Type.String({ description: 'Names the bet that it belongs to, or empty' }),
      withdrawalId: Type.String({ description: 'The withdrawal that it belongs to, or empty' }),
      happenedAt: Moment,
    }),
  ),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});

export const getMovementTotals = defineCall({
  name: 'getMovementTotals',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/wallets/movements/totals',
  module: 'TRANSREC3',
  caller: 'member',
  needs: { flags: ['TRANSREC3'] },
  summary:
    "What went into the member's wallet and out of it in a period, kept to the same as `listMovements`",
  query: Exact({ ...DaysQuery, kind: Type.Optional(Kind) }),
  value: Exact({ inMinor: MinorText, outMinor: MinorText, netMinor: MinorText, currencyCode: CurrencyText }),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});

export const listRelatedMovements = defineCall({
  name: 'listRelatedMovements',
  method: 'GET',
  path: '/wps/wallets/movements/related',
  module: 'TRANSREC3',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['TRANSREC3'] },
  summary:
    "What a deposit, a withdrawal or a bet of the member's moved in the wallet, oldest first; one is named",
  query: Exact({
    depositId: Type.Optional(IdText('deposit')),
    withdrawalId: Type.Optional(IdText('withdrawal')),
    betKey: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  value: Exact({
    list: Type.Array(
      Exact({
        transferId: Type.String(),
        reason: Type.String(),
        amountMinor: MinorText,
        balanceMinor: MinorText,
        currencyCode: CurrencyText,
        happenedAt: Moment,
      }),
    ),
  }),
  errors: [
    'session.missing',
    'session.ended',
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'deposit.unknown',
    'withdrawal.unknown',
    'bet.unknown',
  ],
});

export const exportMovements = defineCall({
  name: 'exportMovements',
  method: 'GET',
  path: '/wps/wallets/movements/file',
  module: 'TRANSREC3',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['TRANSREC3'] },
  file: true,
  summary:
    'The movements of `listMovements` as a file, with the words and the days of the request and the merchant',
  query: Exact({ ...DaysQuery, kind: Type.Optional(Kind) }),
  value: FileText,
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});
