import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';
import {
  vendorAuthenticate as authenticateCall,
  vendorBalance as balanceCall,
  vendorBet,
  vendorBets,
  vendorEndRound,
  vendorRollback,
  vendorWin,
} from '@wau/contract/calls/play/vendor-calls';
import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import { maximumTransferMinor } from '@wau/ledger/transfer';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import { OverloadError } from '@wau/service/database/batcher';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import { withBalance } from '../../signed-requests.ts';
import type { VendorOperator } from '../../vendor-adapter.ts';
import type { AuthenticatedPlayer } from '../../vendor-authenticate.ts';
import { type BetCommand, hashToken, type WalletAnswer, type WalletCommand } from '../../wallet-command.ts';

type BalanceValue = CallValue<typeof balanceCall>;

/** One call of the protocol with what carries it out. */
export interface StudioCall<Definition extends CallDefinition = CallDefinition> {
  readonly call: Definition;
  readonly handle: (context: VendorContext, body: CallBody<Definition>) => Promise<CallValue<Definition>>;
}

/** The operator's side of the protocol, the same however a request travels. */
export interface StudioCalls {
  readonly authenticate: StudioCall<typeof authenticateCall>;
  readonly balance: StudioCall<typeof balanceCall>;
  readonly bet: StudioCall<typeof vendorBet>;
  readonly bets: StudioCall<typeof vendorBets>;
  readonly win: StudioCall<typeof vendorWin>;
  readonly rollback: StudioCall<typeof vendorRollback>;
  readonly endRound: StudioCall<typeof vendorEndRound>;
}

export function createStudioCalls(operator: VendorOperator): StudioCalls {
  const submit = async (context: VendorContext, command: WalletCommand): Promise<BalanceValue> =>
    balanceValueOf(await withBalance(operator, context, command, await operator.submit(command)));
  return {
    authenticate: {
      call: authenticateCall,
      handle: async (context, body) => playerValueOf(await operator.authenticate(context, body.launchToken)),
    },
    balance: {
      call: balanceCall,
      handle: async (context, body) =>
        balanceValueOf(await operator.balance(context, playerOf(context, body), body.sessionToken)),
    },
    bet: {
      call: vendorBet,
      handle: (context, body) => submit(context, betOf(context, body)),
    },
    bets: {
      call: vendorBets,
      handle: async (context, { bets }) => ({
        answers: await Promise.all(bets.map((bet) => answerOneBet(operator, context, bet))),
      }),
    },
    win: {
      call: vendorWin,
      handle: (context, body) =>
        submit(context, { kind: 'win', ...inRound(context, body), ...moving(body), endRound: body.endRound }),
    },
    rollback: {
      call: vendorRollback,
      handle: (context, body) =>
        submit(context, {
          kind: 'rollback',
          ...inRound(context, body),
          transactionId: body.transactionId,
          betTransactionId: body.betTransactionId,
        }),
    },
    endRound: {
      call: vendorEndRound,
      handle: (context, body) => submit(context, { kind: 'endRound', ...inRound(context, body) }),
    },
  };
}

function playerValueOf({
  memberId,
  limits,
  ...player
}: AuthenticatedPlayer): CallValue<typeof authenticateCall> {
  return {
    ...player,
    playerId: memberId,
    balanceMinor: minorToWire(player.balanceMinor),
    limits: {
      minStakeMinor: minorToWire(limits.minStakeMinor),
      maxStakeMinor: minorToWire(limits.maxStakeMinor),
      maxWinMinor: minorToWire(limits.maxWinMinor),
    },
  };
}

type BetAnswer = CallValue<typeof vendorBets>['answers'][number];

/** A bet among others: what would refuse it alone refuses it here without disturbing them. */
async function answerOneBet(
  operator: VendorOperator,
  context: VendorContext,
  body: CallBody<typeof vendorBet>,
): Promise<BetAnswer> {
  try {
    const bet = betOf(context, body);
    const answer = await withBalance(operator, context, bet, await operator.submit(bet));
    if (answer.ok) return balanceValueOf(answer);
    const { code: errorCode, balanceMinor } = answer;
    return balanceMinor === undefined
      ? { errorCode }
      : { errorCode, balanceMinor: minorToWire(balanceMinor) };
  } catch (error) {
    if (error instanceof Refusal) return { errorCode: error.code };
    if (error instanceof InvalidRequestError) return { errorCode: 'request.invalid' };
    if (error instanceof OverloadError) return { errorCode: 'server.overloaded' };
    throw error;
  }
}

function betOf(context: VendorContext, body: CallBody<typeof vendorBet>): BetCommand {
  return {
    kind: 'bet',
    ...inRound(context, body),
    ...moving(body),
    sessionTokenHash: hashToken(body.sessionToken),
    win:
      body.win === undefined
        ? undefined
        : { transactionId: body.win.transactionId, amountMinor: readAmount(body.win.amountMinor) },
    endRound: body.endRound === true,
    buysFeature: body.buysFeature === true,
  };
}

interface PlayerFields {
  readonly merchantCode: MerchantCode;
  readonly playerId: string;
}

/** A player of a merchant that the vendor does not speak for is unknown to it. */
function playerOf(
  { merchantCodes }: VendorContext,
  { merchantCode, playerId }: PlayerFields,
): { readonly merchantCode: MerchantCode; readonly memberId: MemberId } {
  const memberId = parseId('member', playerId);
  if (memberId === undefined || !merchantCodes.has(merchantCode)) throw new Refusal('vendor.player.unknown');
  return { merchantCode, memberId };
}

function inRound(
  context: VendorContext,
  body: PlayerFields & { readonly roundId: string; readonly gameId: string },
) {
  return {
    ...playerOf(context, body),
    vendorCode: context.vendorCode,
    roundId: body.roundId,
    gameId: readGameId(body.gameId),
  };
}

/** Game ids become part of account names, so only what can be one goes further. */
function readGameId(gameId: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(gameId)) throw new InvalidRequestError('gameId');
  return gameId;
}

function moving(body: Pick<CallBody<typeof vendorWin>, 'transactionId' | 'amountMinor' | 'currencyCode'>) {
  return {
    transactionId: body.transactionId,
    amountMinor: readAmount(body.amountMinor),
    currencyCode: body.currencyCode,
  };
}

function readAmount(text: string): Minor {
  const amountMinor = toMinor(BigInt(text));
  if (amountMinor > maximumTransferMinor) throw new InvalidRequestError('amountMinor');
  return amountMinor;
}

function balanceValueOf(answer: WalletAnswer): BalanceValue {
  if (answer.ok) {
    return { balanceMinor: minorToWire(answer.balanceMinor), currencyCode: answer.currencyCode };
  }
  throw new Refusal(
    answer.code,
    answer.balanceMinor === undefined ? undefined : { balanceMinor: minorToWire(answer.balanceMinor) },
  );
}
