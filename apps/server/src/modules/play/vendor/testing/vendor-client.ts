import type { CallBody, CallValue } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import type { Envelope, FailureValue } from '@wau/contract/envelope';
import type { Clock } from '@wau/service/clock';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';

const vendorCalls = {
  authenticate: calls.vendorAuthenticate,
  balance: calls.vendorBalance,
  bet: calls.vendorBet,
  win: calls.vendorWin,
  rollback: calls.vendorRollback,
  endRound: calls.vendorEndRound,
} as const;

type VendorCallName = keyof typeof vendorCalls;
export type VendorBody<Name extends VendorCallName> = CallBody<(typeof vendorCalls)[Name]>;
type VendorValue<Name extends VendorCallName> = CallValue<(typeof vendorCalls)[Name]>;

export interface VendorAnswer<Value> {
  /** `200 <balance>`, or status and code of the refusal, e.g. `401 vendor.token.expired`. */
  readonly outcome: string;
  readonly failure: FailureValue | undefined;
  /** The value; throws when the call was refused. */
  value(): Value;
}

export interface VendorClient {
  send<Name extends VendorCallName>(
    name: Name,
    body: VendorBody<Name>,
  ): Promise<VendorAnswer<VendorValue<Name>>>;
  /** Bets in one call, each answered with its balance or the code of its refusal. */
  sendBets(bets: readonly VendorBody<'bet'>[]): Promise<readonly string[]>;
}

export interface VendorIdentity {
  readonly vendorCode: string;
  readonly key: Buffer;
  readonly clock: Clock;
}

/** Speaks the vendor protocol as any vendor would. */
export function createVendorClient(
  transport: SignedTransport,
  { vendorCode, key, clock }: VendorIdentity,
): VendorClient {
  const post = (path: string, body: unknown): Promise<SignedAnswer> => {
    const rawBody = JSON.stringify(body);
    const parts = { method: 'POST', path, timestampMs: clock.nowMs(), rawBody };
    return transport({ path, headers: signedHeaders(vendorCode, key, parts), rawBody });
  };
  return {
    async send(name, body) {
      const answer = await post(vendorCalls[name].path, body);
      return vendorAnswer(answer.statusCode, answer.body as Envelope<VendorValue<typeof name>>);
    },
    async sendBets(bets) {
      const { statusCode, body } = await post(calls.vendorBets.path, { bets });
      const envelope = body as Envelope<CallValue<typeof calls.vendorBets>>;
      if (!envelope.success) throw new Error(`refused: ${statusCode} ${envelope.errorCode}`);
      return envelope.value.answers.map((answer) =>
        'errorCode' in answer ? answer.errorCode : answer.balanceMinor,
      );
    },
  };
}

function vendorAnswer<Value extends { readonly balanceMinor: string }>(
  statusCode: number,
  envelope: Envelope<Value>,
): VendorAnswer<Value> {
  return {
    outcome: envelope.success
      ? `${statusCode} ${envelope.value.balanceMinor}`
      : `${statusCode} ${envelope.errorCode}`,
    failure: envelope.success ? undefined : envelope.value,
    value() {
      if (!envelope.success) throw new Error(`refused: ${statusCode} ${envelope.errorCode}`);
      return envelope.value;
    },
  };
}
