import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './error-codes.ts';
import type { FlagName, ModuleId } from './modules.ts';
import type { AgentPermission, OperatorPermission } from './permissions.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. `visitor`: anyone, session or not. `member`: a live session. `agent`: the session of a member
 * whose type has a team and the call's permission. `operator`: the session of an operator whose roles at the merchant
 * have the call's permission. `vendor`: a game vendor, by signature. `provider`: a payment provider, by signature.
 * `player`: a studio session. `merchant`: a merchant's server that calls the sandbox payment provider, by signature.
 */
export type Caller =
  | 'visitor'
  | 'member'
  | 'agent'
  | 'operator'
  | 'vendor'
  | 'provider'
  | 'player'
  | 'merchant';

/** Whoever is let in by a permission has to have one named: a call without it does not compile. */
type CallerPart =
  | { readonly caller: 'operator'; readonly permission: OperatorPermission }
  | { readonly caller: 'agent'; readonly permission: AgentPermission }
  | { readonly caller: Exclude<Caller, 'operator' | 'agent'>; readonly permission?: undefined };

/** Switches of a merchant that a call hangs on without naming them. */
export interface CallNeeds {
  /** All of these must be on. */
  readonly flags?: readonly FlagName[];
  /** Modules that the call does not name in its header. */
  readonly modules?: readonly ModuleId[];
}

export type CallDefinition = CallParts & CallerPart;

interface CallParts {
  /** The verb that also names the use case's file, function, event and log line. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly module?: ModuleId;
  /** What the merchant must have on besides for the call to be answered; else it is refused `module.unavailable`. */
  readonly needs?: CallNeeds;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body travels as compact JWE in `{"data": "…"}` with the header `Encryption: JWE`. */
  readonly encrypted?: true;
  /** The body travels as an HTML form does (`application/x-www-form-urlencoded`); JSON is accepted as well. */
  readonly formEncoded?: true;
  /** What it decides is gone a moment later, so a full server lets in more of it than of other calls. */
  readonly urgent?: true;
  /**
   * Body and answer are of the caller's own protocol, in whatever form it speaks and without the envelope; what is
   * refused before that protocol is known is answered in the envelope.
   */
  readonly ownProtocol?: true;
  /** Members on free trial are refused with `trial.closed`. */
  readonly closedToTrial?: true;
  /** Takes a larger body than other calls: files. Its caller is then looked at before the body is read. */
  readonly bodyLimitBytes?: number;
  /** Answered to members who are kept from play: what leads to their money, their record and to help. */
  readonly openWhilePaused?: true;
  /** Of a visitor's call: a live session is looked up where there is one, because members are told more. */
  readonly seesMember?: true;
  /** Answered while the site is closed to the caller: what a client needs to say so, and to log out. */
  readonly openDuringClosure?: true;
  /**
   * Of an operator's call whose input is too large for an address: it reads like a GET, and shows nothing of anybody, so it
   * leaves no entry in the audit.
   */
  readonly changesNothing?: true;
  /** The call moves money: it needs an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Answers with server-sent events, each of which holds a `value`, in place of an envelope. */
  readonly eventStream?: true;
  /** Answers with a file of comma-separated values, whose text is the `value`, in place of an envelope. */
  readonly file?: true;
  /** What stands under `value` in the envelope. */
  readonly value: TSchema;
  /** Refusals beyond those that any call may meet (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Any call may be refused with these. */
export const commonErrors = [
  'request.invalid',
  'request.json.invalid',
  'request.body.too.large',
  'request.timeout',
  'request.content.type.wrong',
  'rate.limited',
  'server.overloaded',
  'server.stopping',
  'server.unavailable',
  'server.failed',
  'merchant.unknown',
  'site.maintenance',
  'region.restricted',
  'address.blocked',
  'play.paused',
] as const satisfies readonly ErrorCode[];

/** Keeps the literal types of a definition, so that server and client are typed by it. */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

type StaticPart<Definition, Part extends string> = Definition extends {
  readonly [Key in Part]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

export type CallParams<Definition extends CallDefinition> = StaticPart<Definition, 'params'>;
export type CallQuery<Definition extends CallDefinition> = StaticPart<Definition, 'query'>;
export type CallBody<Definition extends CallDefinition> = StaticPart<Definition, 'body'>;
export type CallValue<Definition extends CallDefinition> = Static<Definition['value']>;
