import type { CallBody } from '@wau/contract/call';
import {
  transferWalletAuthenticate,
  transferWalletPermit,
} from '@wau/contract/calls/play/transfer-wallet-calls';
import type { vendorBet, vendorWin } from '@wau/contract/calls/play/vendor-calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, toMinor } from '@wau/money/minor';
import { createBatcher } from '@wau/service/database/batcher';
import { type Database, isAboutOneRequest } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import {
  type WalletAnswer,
  type WalletClient,
  type WalletClientOptions,
  walletCall,
} from '../wallet-client.ts';
import { applyPurseCommands, type PurseOrder } from './apply-purse-commands.ts';
import { type PurseAnswer, type PurseCommand, type PurseKey, purseText } from './purse-command.ts';
import { selectPurseRounds, selectPurseState } from './purse-sql.ts';

export interface PurseWalletOptions extends WalletClientOptions {
  readonly database: Pick<Database, 'pool'>;
}

export interface PurseWallet extends WalletClient {
  /** Resolves once every command that was let in is answered. */
  drain(): Promise<void>;
}

const batchOptions = { lanes: 2, maximumBatchSize: 200, maximumQueueLength: 5_000 } as const;

interface Balance {
  readonly balanceMinor: string;
  readonly currencyCode: CurrencyCode;
}

/**
 * A wallet that is kept here, in place of the operator's: bets are taken from the player's purse and wins paid into it. The
 * operator is asked who a launch stands for, and with each stake whether the player may bet: what it switches off is off in
 * games that are open, too.
 */
export function createPurseWallet(options: PurseWalletOptions): PurseWallet {
  const { database, vendorCode, clock } = options;
  const sql = poolRunner(database.pool);
  const commands = createBatcher<PurseOrder, PurseAnswer>({
    ...batchOptions,
    // A player's commands keep their order, and two lanes would only wait for the purse.
    keysOf: ({ command }) => [purseText(command.purse)],
    flush: (orders) => applyPurseCommands(database, orders, new Date(clock.nowMs())),
    retriesOneByOne: isAboutOneRequest,
  });
  const authenticate = walletCall(options, transferWalletAuthenticate);
  const permit = walletCall(options, transferWalletPermit);

  const purseOf = ({ merchantCode, playerId }: PlayerFields): PurseKey => ({
    merchantId: merchantCode as MerchantCode,
    vendorCode,
    playerId,
  });
  const submit = async (
    command: PurseCommand,
    currencyCode: CurrencyCode | undefined,
  ): Promise<WalletAnswer<Balance>> => {
    try {
      const state = currencyCode ?? (await selectPurseState(sql, command.purse))?.currency;
      if (state === undefined) return refused('vendor.player.unknown');
      const { refusal, balanceMinor } = await commands.submit({ command, currencyCode: state });
      if (refusal !== undefined) return refused(refusal, String(balanceMinor));
      return { kind: 'accepted', value: { balanceMinor: String(balanceMinor), currencyCode: state } };
    } catch (error) {
      return unknown(error);
    }
  };
  /** Most stakes begin a round, so whether one has begun is looked up only where that decides. */
  const askToBet = async (body: CallBody<typeof vendorBet>): Promise<WalletAnswer<null>> => {
    const { merchantCode, playerId, sessionToken, gameId, amountMinor } = body;
    const question = {
      ...{ merchantCode, playerId, sessionToken, gameId, amountMinor },
      ...(body.buysFeature === true ? { buysFeature: true } : {}),
    };
    const permitted = await permit(question);
    if (permitted.kind !== 'refused' || permitted.code !== 'game.unavailable') return permitted;
    try {
      const begun = await selectPurseRounds(sql, [{ ...purseOf(body), roundId: body.roundId }]);
      return begun.length === 0 ? permitted : await permit({ ...question, roundBegun: true });
    } catch (error) {
      return unknown(error);
    }
  };
  const bet = async (body: CallBody<typeof vendorBet>) => {
    const permitted = await askToBet(body);
    if (permitted.kind === 'unknown') return permitted;
    return submit(
      {
        kind: 'bet',
        purse: purseOf(body),
        ...movingOf(body),
        gameId: body.gameId,
        win:
          body.win === undefined
            ? undefined
            : { transactionId: body.win.transactionId, amountMinor: amountOf(body.win.amountMinor) },
        endRound: body.endRound === true,
        operatorRefusal: permitted.kind === 'refused' ? permitted.code : undefined,
      },
      body.currencyCode,
    );
  };

  return {
    async authenticate(body) {
      const answer = await authenticate(body);
      if (answer.kind !== 'accepted') return answer;
      try {
        const state = await selectPurseState(sql, purseOf(answer.value));
        const balanceMinor = String(state?.balance_minor ?? 0n);
        return { kind: 'accepted', value: { ...answer.value, balanceMinor } };
      } catch (error) {
        return unknown(error);
      }
    },
    async balance(body) {
      try {
        const state = await selectPurseState(sql, purseOf(body));
        if (state === undefined) return refused('vendor.player.unknown');
        const { balance_minor: balanceMinor, currency: currencyCode } = state;
        return { kind: 'accepted', value: { balanceMinor: String(balanceMinor), currencyCode } };
      } catch (error) {
        return unknown(error);
      }
    },
    bet,
    bets: (bets) => Promise.all(bets.map(bet)),
    win: (body) =>
      submit(
        { kind: 'win', purse: purseOf(body), ...movingOf(body), endRound: body.endRound },
        body.currencyCode,
      ),
    rollback: (body) => {
      const { roundId, betTransactionId } = body;
      return submit({ kind: 'rollback', purse: purseOf(body), roundId, betTransactionId }, undefined);
    },
    endRound: (body) => submit({ kind: 'endRound', purse: purseOf(body), roundId: body.roundId }, undefined),
    drain: () => commands.drain(),
  };
}

interface PlayerFields {
  readonly merchantCode: string;
  readonly playerId: string;
}

function movingOf(
  body: Pick<CallBody<typeof vendorWin>, 'transactionId' | 'roundId' | 'amountMinor' | 'currencyCode'>,
) {
  const { transactionId, roundId, currencyCode } = body;
  return { transactionId, roundId, currencyCode, amountMinor: amountOf(body.amountMinor) };
}

function amountOf(text: string): Minor {
  return toMinor(BigInt(text));
}

function refused(code: Extract<WalletAnswer<never>, { kind: 'refused' }>['code'], balanceMinor?: string) {
  return { kind: 'refused', code, balanceMinor } as const;
}

/** Whether it was carried out is not known: the same command may be repeated. */
function unknown(error: unknown) {
  return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) } as const;
}
