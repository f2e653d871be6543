import type { CallBody, CallDefinition } from '@wau/contract/call';
import type { FailureEnvelope, FailureValue } from '@wau/contract/envelope';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import { contractValidator, InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { SignedAnswer, SignedRequest, SignedTransport } from '@wau/service/secrets/signed-transport';
import { enterVendor, type VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import type { ServerParts } from '../../../../../platform/server-parts.ts';
import type { StudioCall, StudioCalls } from './studio-calls.ts';

type Handle = (context: VendorContext, body: unknown) => Promise<unknown>;

/**
 * The protocol without HTTP, for a vendor in the same process: the same signature check, validation and handlers,
 * minus the server in between. Throws where HTTP would have answered 500 or 503, so that the vendor treats the
 * outcome as unknown.
 */
export function createStudioTransport(
  { merchants, clock }: Pick<ServerParts, 'merchants' | 'clock'>,
  studioCalls: StudioCalls,
): SignedTransport {
  const handles = new Map<string, Handle>([
    handleOf(studioCalls.authenticate),
    handleOf(studioCalls.balance),
    handleOf(studioCalls.bet),
    handleOf(studioCalls.bets),
    handleOf(studioCalls.win),
    handleOf(studioCalls.rollback),
    handleOf(studioCalls.endRound),
  ]);
  return async (request) => {
    try {
      const context = await enterVendor(merchants, clock, {
        method: 'POST',
        path: request.path,
        rawBody: request.rawBody,
        header: (name) => request.headers[name] ?? '',
      });
      const handle = handles.get(request.path);
      if (handle === undefined) throw new Refusal('request.path.unknown');
      const value = await handle(context, parseBody(request));
      return { statusCode: 200, body: { success: true, value } };
    } catch (error) {
      if (error instanceof Refusal) return failure(error.code, error.value);
      if (error instanceof InvalidRequestError) return failure('request.invalid', { field: error.field });
      throw error;
    }
  };
}

function handleOf<Definition extends CallDefinition>({
  call,
  handle,
}: StudioCall<Definition>): readonly [path: string, handle: Handle] {
  if (call.body === undefined) throw new Error(`${call.name} takes a body`);
  const validate = contractValidator<CallBody<Definition>>(call.body);
  return [call.path, (context, body) => handle(context, validate(body))];
}

function parseBody({ rawBody }: SignedRequest): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    throw new Refusal('request.json.invalid');
  }
}

function failure(errorCode: ErrorCode, value: FailureValue | undefined): SignedAnswer {
  const body: FailureEnvelope = {
    success: false,
    errorCode,
    // Texts are for people; no vendor in this process shows one.
    message: errorCode,
    ...(value === undefined ? {} : { value }),
  };
  return { statusCode: errorStatuses[errorCode], body };
}
