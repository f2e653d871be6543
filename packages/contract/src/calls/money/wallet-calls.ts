import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { movementKinds } from '../../movement-kinds.ts';
import {
  CurrencyText,
  Day,
  DaysQuery,
  Exact,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';

const Kind = OneOf(movementKinds);

export const getBalance = defineCall({
  name: 'getBalance',
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
      happenedAt: Moment,
    }),
  ),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});

export const getMovementTotals = defineCall({
  name: 'getMovementTotals',
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
