import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';

/** Who makes a call to a room of the same process. Whoever holds the key could sign with it, and is believed. */
export interface DirectCaller {
  readonly code: string;
  readonly key: Buffer;
}

/**
 * A signed call between two rooms of one process, as values: nothing is written as text, signed, checked and read again.
 * Only for calls that come so often that this tells; whatever else they say to each other goes by a `SignedTransport`.
 * Throws a `Refusal` where the call as a whole is refused, anything else where it is not known what was done.
 */
export type DirectCall<Definition extends CallDefinition> = (
  caller: DirectCaller,
  body: CallBody<Definition>,
) => Promise<CallValue<Definition>>;
