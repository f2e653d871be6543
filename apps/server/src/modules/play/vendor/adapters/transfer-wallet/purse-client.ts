import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';
import {
  findPurseTransfer,
  getPurseBalance,
  getPurseHistory,
  movePurseFunds,
} from '@wau/contract/calls/play/transfer-wallet-calls';
import { parseId } from '@wau/contract/ids';
import { type Minor, minorToWire, parseMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { assert } from '@wau/service/refusal';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { VendorOfMerchant } from '../../../../../platform/merchants/merchant-directory.ts';
import {
  type FundWord,
  type HistoryFile,
  HistoryGap,
  type TransferWallet,
  UnreadableAnswer,
} from '../../transfer-wallet.ts';

/** The operator's side of the protocol: signed calls to the vendor. Throws whatever is no answer by the contract. */
export function purseClient(transportTo: (apiUrl: string) => SignedTransport, clock: Clock): TransferWallet {
  const parts = { transportTo, clock };
  const move = purseCall(parts, movePurseFunds);
  const find = purseCall(parts, findPurseTransfer);
  const balance = purseCall(parts, getPurseBalance);
  const history = purseCall(parts, getPurseHistory);
  return {
    move: async ({ transferId, memberId, direction, amountMinor, currencyCode }, vendor, signal) =>
      wordOf(
        await move(
          vendor,
          {
            ...whoseOf(vendor),
            playerId: memberId,
            transferId,
            direction: direction === 'in' ? 'deposit' : 'withdrawal',
            ...(amountMinor === undefined ? {} : { amountMinor: minorToWire(amountMinor) }),
            currencyCode,
          },
          signal,
        ),
      ),
    find: async ({ transferId, memberId, currencyCode }, vendor, signal) =>
      wordOf(
        await find(vendor, { ...whoseOf(vendor), playerId: memberId, transferId, currencyCode }, signal),
      ),
    async balance(memberId, currencyCode, vendor, signal) {
      const answer = await balance(vendor, { ...whoseOf(vendor), playerId: memberId, currencyCode }, signal);
      return {
        balanceMinor: minorOf(answer.balanceMinor),
        hasOpenRounds: answer.openRounds > 0,
        lastPlayedAt: answer.lastPlayedAt === null ? undefined : new Date(answer.lastPlayedAt),
      };
    },
    async historyAfter(number, vendor, signal) {
      const answer = await history(vendor, { ...whoseOf(vendor), afterNumber: Number(number) }, signal);
      const firstKept = BigInt(answer.firstKept);
      if (firstKept > number + 1n) throw new HistoryGap(firstKept);
      return answer.file === null ? undefined : historyFileOf(answer.file);
    },
  };
}

function historyFileOf({
  number,
  rounds,
}: NonNullable<CallValue<typeof getPurseHistory>['file']>): HistoryFile {
  return {
    number: BigInt(number),
    rounds: rounds.map((round) => ({
      roundId: round.roundId,
      memberId: parseId('member', round.playerId),
      gameId: round.gameId,
      stakeMinor: minorOf(round.stakeMinor),
      payoutMinor: minorOf(round.payoutMinor),
      currencyCode: round.currencyCode,
      placedAt: new Date(round.placedAt),
    })),
  };
}

function purseCall<Definition extends CallDefinition>(
  { transportTo, clock }: { transportTo: (apiUrl: string) => SignedTransport; clock: Clock },
  call: Definition,
): (
  vendor: VendorOfMerchant,
  body: CallBody<Definition>,
  signal: AbortSignal,
) => Promise<CallValue<Definition>> {
  const success = Compile(Type.Object({ success: Type.Literal(true), value: call.value as TSchema }));
  return async ({ apiUrl, keys, merchantCode, vendorCode }, body, signal) => {
    assert(keys.shared !== undefined, `${merchantCode} and ${vendorCode} share a secret`);
    const rawBody = JSON.stringify(body);
    const parts = { method: call.method, path: call.path, timestampMs: clock.nowMs(), rawBody };
    const headers = signedHeaders(merchantCode, keys.shared, parts);
    const answer = await transportTo(apiUrl)({ path: call.path, headers, rawBody }, signal);
    if (success.Check(answer.body)) return answer.body.value as CallValue<Definition>;
    if (answer.statusCode === 200) {
      const [error] = success.Errors(answer.body);
      throw new UnreadableAnswer(`the vendor's answer is out of contract at ${error?.instancePath ?? '/'}`);
    }
    const { errorCode } = answer.body as { readonly errorCode?: string };
    throw new Error(`the vendor answered ${answer.statusCode} ${errorCode ?? 'out of contract'}`);
  };
}

function whoseOf({ vendorCode, merchantCode }: VendorOfMerchant) {
  return { vendorCode, merchantCode };
}

function wordOf({ outcome, amountMinor, reason }: CallValue<typeof movePurseFunds>): FundWord {
  return outcome === 'applied' ? { outcome, amountMinor: minorOf(amountMinor) } : { outcome, reason };
}

/** The contract lets more digits through than an amount can have. */
function minorOf(text: string): Minor {
  const amountMinor = parseMinor(text);
  if (amountMinor === undefined || amountMinor < 0n) {
    throw new UnreadableAnswer(`the vendor names ${text} as an amount`);
  }
  return amountMinor;
}
