import type { CallValue } from '@wau/contract/call';
import {
  findPurseTransfer,
  getPurseBalance,
  getPurseHistory,
  movePurseFunds,
} from '@wau/contract/calls/play/transfer-wallet-calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { callRegistrar } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';
import { applyPurseCommands } from './apply-purse-commands.ts';
import { type OperatorContext, operatorGate, type PurseVendor } from './operator-gate.ts';
import type { PurseAnswer, PurseCommand, PurseKey } from './purse-command.ts';
import { selectFileAfter, selectFiledRounds, selectFirstKept } from './purse-history-sql.ts';
import { selectPurseState } from './purse-sql.ts';

export interface PurseRouteParts {
  readonly database: Pick<Database, 'pool'>;
  readonly sql: SqlRunner;
  readonly clock: Clock;
  readonly vendors: readonly PurseVendor[];
}

/** So long an operator may come back for a file. */
const keepFilesMs = 15 * 24 * 60 * 60_000;

/** What operators call: money into purses and out of them, and what was played. */
export function registerPurseRoutes(app: FastifyInstance, parts: PurseRouteParts): void {
  const { database, sql, clock } = parts;
  const register = callRegistrar<OperatorContext, 'merchant'>(app, operatorGate(parts.vendors, clock));
  const applyOne = async (command: PurseCommand, currencyCode: Parameters<typeof orderOf>[1]) => {
    const now = new Date(clock.nowMs());
    const [answer] = await applyPurseCommands(database, [orderOf(command, currencyCode)], now);
    if (answer === undefined) throw new Error('every command has an answer');
    return answer;
  };

  register(movePurseFunds, async ({ context, body }) => {
    const purse = purseOf(context, body);
    const { transferId: transactionId, direction, amountMinor: text, currencyCode } = body;
    const amountMinor = text === undefined ? undefined : toMinor(BigInt(text));
    if (direction === 'deposit' && amountMinor === undefined) throw new Refusal('request.invalid');
    const funding = { purse, transactionId, currencyCode };
    return transferValueOf(
      await applyOne(
        direction === 'deposit' && amountMinor !== undefined
          ? { ...funding, kind: 'deposit', amountMinor }
          : { ...funding, kind: 'withdrawal', amountMinor },
        currencyCode,
      ),
    );
  });
  register(findPurseTransfer, async ({ context, body }) => {
    const command = { kind: 'close', purse: purseOf(context, body), transactionId: body.transferId } as const;
    return transferValueOf(await applyOne(command, body.currencyCode));
  });
  register(getPurseBalance, async ({ context, body }) => {
    const state = await selectPurseState(sql, purseOf(context, body));
    if (state !== undefined && state.currency !== body.currencyCode) throw new Refusal('currency.mismatch');
    return {
      balanceMinor: minorToWire(toMinor(state?.balance_minor ?? 0n)),
      openRounds: state?.open_rounds ?? 0,
      lastPlayedAt: state?.last_played_at?.toISOString() ?? null,
    };
  });
  register(getPurseHistory, async ({ context, body }) => {
    const { merchantId, vendorCode } = purseOf(context, { ...body, playerId: '' });
    const of = { merchantId, vendorCode };
    const since = new Date(clock.nowMs() - keepFilesMs);
    const firstKept = Number(await selectFirstKept(sql, of, since));
    const file = await selectFileAfter(sql, of, body.afterNumber);
    if (file === undefined || file.file_number < firstKept) return { firstKept, file: null };
    const rounds = await selectFiledRounds(sql, of, file.file_number);
    return {
      firstKept,
      file: {
        number: Number(file.file_number),
        writtenAt: file.written_at.toISOString(),
        rounds: rounds.map((round) => ({
          roundId: round.round_id,
          playerId: round.player_id,
          gameId: round.game_id,
          stakeMinor: minorToWire(round.stake_minor),
          payoutMinor: minorToWire(round.payout_minor),
          currencyCode: round.currency,
          placedAt: round.placed_at.toISOString(),
        })),
      },
    };
  });
}

function orderOf(
  command: PurseCommand,
  currencyCode: Parameters<typeof applyPurseCommands>[1][number]['currencyCode'],
) {
  return { command, currencyCode };
}

/** A merchant that another one's key, or another vendor's, was used for is nobody. */
function purseOf(
  { merchantCode, vendorCodes }: OperatorContext,
  body: { readonly merchantCode: string; readonly vendorCode: string; readonly playerId: string },
): PurseKey {
  if (body.merchantCode !== merchantCode || !vendorCodes.has(body.vendorCode)) {
    throw new Refusal('vendor.signature.wrong');
  }
  return { merchantId: merchantCode, vendorCode: body.vendorCode, playerId: body.playerId };
}

/** What no transfer can be answered with is an error of the call. */
const errorsOfCall: ReadonlySet<ErrorCode> = new Set(['currency.mismatch', 'idempotency.conflict']);

function transferValueOf({ refusal, amountMinor }: PurseAnswer): CallValue<typeof movePurseFunds> {
  if (refusal !== undefined && errorsOfCall.has(refusal)) throw new Refusal(refusal);
  return refusal === undefined
    ? { outcome: 'applied', amountMinor: minorToWire(amountMinor), reason: '' }
    : { outcome: 'refused', amountMinor: '0', reason: refusal };
}
