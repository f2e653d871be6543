import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MerchantText,
  MinorText,
  Moment,
  OneOf,
  PositiveMinorText,
  StakeMinorText,
} from '../../schema.ts';
import { launchedPlayer } from './vendor-calls.ts';

/**
 * The protocol of vendors that keep a wallet of their own for each player. The operator moves money there and back, asks
 * what became of a transfer, and fetches what was played as files; the vendor asks it who a launch stands for and, before
 * each stake, whether the player may bet. All requests are signed by whoever makes them (`Vendor`, `Timestamp`, `Signature` headers), the operator's with the
 * merchant's code as `Vendor`.
 */
const signatureErrors = ['vendor.unknown', 'vendor.signature.wrong', 'vendor.timestamp.stale'] as const;

export const transferWalletAuthenticate = defineCall({
  name: 'transferWalletAuthenticate',
  method: 'POST',
  path: '/vendor/transfer-wallet/authenticate',
  caller: 'vendor',
  summary:
    'Exchanges a single-use launch token for the player it stands for, for vendors that keep wallets of their own',
  body: Exact({ launchToken: Type.String({ minLength: 1, maxLength: 128 }) }),
  value: Exact(launchedPlayer),
  errors: [...signatureErrors, 'launch.token.invalid'],
});

export const transferWalletPermit = defineCall({
  name: 'transferWalletPermit',
  method: 'POST',
  path: '/vendor/transfer-wallet/permit',
  caller: 'vendor',
  summary:
    'Whether the player may stake so much on the game now; the money is the affair of a vendor that keeps wallets of its own. It keeps the session of whoever plays from ending',
  body: Exact({
    merchantCode: MerchantText,
    playerId: Type.String({ minLength: 1, maxLength: 64 }),
    sessionToken: Type.String({ minLength: 1, maxLength: 128 }),
    gameId: Type.String({ minLength: 1, maxLength: 60 }),
    amountMinor: StakeMinorText,
    buysFeature: Type.Optional(Type.Boolean({ description: 'The stake is the price of a feature' })),
    roundBegun: Type.Optional(
      Type.Boolean({
        description:
          'The stake belongs to a round that has taken one before, which goes on where its game or vendor has been switched off',
      }),
    ),
  }),
  value: Type.Null(),
  errors: [
    ...signatureErrors,
    'vendor.token.expired',
    'vendor.player.unknown',
    'game.unknown',
    'game.unavailable',
    'stake.above.maximum',
    'feature.buy.forbidden',
    'play.limit.stake',
    'play.limit.loss',
    'play.limit.time',
    'play.check.due',
  ],
});

const operatorPost = { method: 'POST', caller: 'merchant' } as const;

const InVendor = {
  vendorCode: Type.String({ minLength: 1, maxLength: 20 }),
  merchantCode: MerchantText,
};

const Player = { ...InVendor, playerId: Type.String({ minLength: 1, maxLength: 64 }) };

const PurseTransfer = Exact({
  outcome: OneOf(['applied', 'refused'], {
    description: '`refused`: nothing has moved, and nothing ever will under this id',
  }),
  amountMinor: MinorText,
  reason: Type.String({ description: 'Of a refusal' }),
});

export const movePurseFunds = defineCall({
  ...operatorPost,
  name: 'movePurseFunds',
  path: '/studio/api/purses/transfers',
  summary:
    "Moves money into a player's wallet at the vendor, or out of it, everything where no amount is named. Repeated with the same id it moves nothing more, and the first answer comes back",
  body: Exact({
    ...Player,
    transferId: IdText('fundTransfer'),
    direction: OneOf(['deposit', 'withdrawal']),
    amountMinor: Type.Optional(PositiveMinorText),
    currencyCode: CurrencyText,
  }),
  value: PurseTransfer,
  errors: [...signatureErrors, 'currency.mismatch', 'idempotency.conflict'],
});

export const findPurseTransfer = defineCall({
  ...operatorPost,
  name: 'findPurseTransfer',
  path: '/studio/api/purses/transfers/find',
  summary:
    'What became of a transfer. One that is not known is closed by the question: should it come later, it is refused',
  body: Exact({ ...Player, transferId: IdText('fundTransfer'), currencyCode: CurrencyText }),
  value: PurseTransfer,
  errors: signatureErrors,
});

export const getPurseBalance = defineCall({
  ...operatorPost,
  name: 'getPurseBalance',
  path: '/studio/api/purses/balance',
  summary: "What is in a player's wallet at the vendor, and whether there is play",
  body: Exact({ ...Player, currencyCode: CurrencyText }),
  value: Exact({
    balanceMinor: MinorText,
    openRounds: Type.Integer({ description: 'Rounds whose stake is out and that may still win' }),
    lastPlayedAt: Type.Union([Moment, Type.Null()]),
  }),
  errors: [...signatureErrors, 'currency.mismatch'],
});

/** A file a second fills it in sixty years. */
const maximumFileNumber = 2 ** 31 - 1;
/** Rounds of one file of history. */
export const maximumFileRounds = 500;

export const getPurseHistory = defineCall({
  ...operatorPost,
  name: 'getPurseHistory',
  path: '/studio/api/purses/history',
  summary:
    'The file of ended rounds after a number. Files are numbered from 1 without a gap and kept for fifteen days',
  body: Exact({ ...InVendor, afterNumber: Type.Integer({ minimum: 0, maximum: maximumFileNumber }) }),
  value: Exact({
    firstKept: Type.Integer({
      minimum: 0,
      maximum: maximumFileNumber,
      description: 'The number of the oldest file that is still kept',
    }),
    file: Type.Union([
      Exact({
        number: Type.Integer({ minimum: 1, maximum: maximumFileNumber }),
        writtenAt: Moment,
        rounds: Type.Array(
          Exact({
            roundId: Type.String(),
            playerId: Type.String(),
            gameId: Type.String(),
            stakeMinor: MinorText,
            payoutMinor: MinorText,
            currencyCode: CurrencyText,
            placedAt: Moment,
          }),
          { maxItems: maximumFileRounds },
        ),
      }),
      Type.Null(),
    ]),
  }),
  errors: signatureErrors,
});
