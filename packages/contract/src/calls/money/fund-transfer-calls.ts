import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { fundTransferStatuses } from '../../fund-transfer-statuses.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  PositiveMinorText,
} from '../../schema.ts';

/** `main`, or the code of a vendor. */
const WalletText = Type.String({ minLength: 1, maxLength: 20, pattern: '^[a-z][a-z0-9]*$' });

const MomentOrNull = Type.Union([Moment, Type.Null()]);

const FundTransferView = Exact({
  fundTransferId: IdText('fundTransfer'),
  from: WalletText,
  to: WalletText,
  vendorName: Type.String(),
  amountMinor: Type.Unsafe<string | null>({
    ...MinorTextOrNull,
    description: 'Null while everything was asked for and the vendor has not said how much that is',
  }),
  currencyCode: CurrencyText,
  status: OneOf(fundTransferStatuses),
  placedAt: Moment,
  decidedAt: MomentOrNull,
  nextCheckAt: Type.Union([Moment, Type.Null()], {
    description: 'When the vendor is asked next what became of it; null once that is known',
  }),
});

const fundTransferErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'idempotency.missing',
  'idempotency.conflict',
] as const;

export const getMerchantWallet = defineCall({
  name: 'getMerchantWallet',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/wallets/merchant',
  caller: 'member',
  summary:
    "The member's wallets: the main one and those at vendors that keep a wallet of their own, each with what it holds. Vendors are asked; one that does not answer in time is null. `sumBalance` sums those that are known",
  value: Exact({
    sumBalance: Type.String({ description: 'Major units with the digits of the currency, e.g. "12.50"' }),
    currencyCode: CurrencyText,
    currencySymbol: Type.String(),
    mainBalanceMinor: MinorText,
    isTransferOpen: Type.Boolean({ description: 'Whether the member may move money between them now' }),
    isAutomatic: Type.Boolean({
      description:
        'Whether opening a game at a vendor takes the balance there, and leaving it brings it back',
    }),
    returnAfterMinutes: Type.Integer({
      description: 'A wallet at a vendor that nobody plays from is brought back after that long',
    }),
    wallets: Type.Array(
      Exact({
        vendorCode: Type.String(),
        vendorName: Type.String(),
        balanceMinor: MinorTextOrNull,
        isOpen: Type.Boolean({ description: 'Whether money may be moved there; back it may always be' }),
      }),
    ),
    transfers: Type.Array(FundTransferView, { description: 'The latest, newest first' }),
  }),
  errors: ['session.missing', 'session.ended'],
});

export const transferFunds = defineCall({
  name: 'transferFunds',
  method: 'POST',
  path: '/wps/wallets/transfer',
  module: 'FUNDTRANS3',
  caller: 'member',
  idempotent: true,
  summary:
    'Moves money between the main wallet and the wallet at a vendor; everything where no amount is named. Where the vendor does not answer in time it is `pending`, and what became of it is found out',
  body: Exact({
    from: WalletText,
    to: WalletText,
    amountMinor: Type.Optional(PositiveMinorText),
  }),
  value: FundTransferView,
  errors: [
    ...fundTransferErrors,
    'rate.limited',
    'wallet.unknown',
    'fund.transfer.pending',
    'balance.insufficient',
  ],
});

export const returnFunds = defineCall({
  name: 'returnFunds',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/wallets/transfer/return',
  module: 'FUNDTRANS3',
  caller: 'member',
  idempotent: true,
  summary:
    'Brings everything back into the main wallet, from all vendors or from one; a transfer back that is under way stands for its vendor',
  body: Exact({ vendorCode: Type.Optional(WalletText) }),
  value: Exact({ list: Type.Array(FundTransferView) }),
  errors: [...fundTransferErrors, 'rate.limited', 'wallet.unknown'],
});

export const listStuckFundTransfers = defineCall({
  name: 'listStuckFundTransfers',
  method: 'GET',
  path: '/wps/operator/fundTransfers',
  caller: 'operator',
  permission: 'transfer.decide',
  summary:
    'Transfers of which no vendor has said in many attempts what became of them, the oldest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        fundTransferId: IdText('fundTransfer'),
        memberId: IdText('member'),
        username: Type.String(),
        vendorCode: Type.String(),
        vendorName: Type.String(),
        direction: OneOf(['in', 'out']),
        amountMinor: MinorTextOrNull,
        currencyCode: CurrencyText,
        attempts: Type.Integer(),
        lastError: Type.String(),
        takesTwoPersons: Type.Boolean({
          description: 'Whether what became of it goes by the word of two persons alone',
        }),
        asked: Type.Array(
          Exact({
            decision: OneOf(['applied', 'notApplied']),
            amountMinor: MinorTextOrNull,
            askedBy: Type.String(),
          }),
          { description: 'What one person has said already, and a second one has to say as well' },
        ),
        placedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const decideFundTransfer = defineCall({
  name: 'decideFundTransfer',
  method: 'POST',
  path: '/wps/operator/fundTransfers/:fundTransferId/decision',
  caller: 'operator',
  permission: 'transfer.decide',
  summary:
    'Ends a transfer that is stuck: asks the vendor again (`retry`), or takes the word that somebody got there (`applied`, `notApplied`). What arrived is named where everything was asked for, and is more than nothing: where nothing was moved, it was not carried out. As much as the merchant wants two persons for is ended by the second person who says the same (`asked` until then)',
  params: Exact({ fundTransferId: IdText('fundTransfer') }),
  body: Exact({
    decision: OneOf(['retry', 'applied', 'notApplied']),
    amountMinor: Type.Optional(PositiveMinorText),
    reason: Type.String({ minLength: 3, maxLength: 200, description: 'Kept in the audit' }),
  }),
  value: Exact({ status: OneOf(['asked', 'decided']) }),
  errors: [
    ...operatorErrors,
    'fund.transfer.unknown',
    'fund.transfer.not.stuck',
    'fund.transfer.second.person',
    'fund.transfer.pending',
    'case.claimed',
  ],
});
