import { Compile, type Validator } from 'typebox/compile';
import type { CallDefinition, CallValue, commonErrors } from '../call.ts';
import { commonErrors as codesOfEveryCall } from '../call.ts';
import { type CallName, type Calls, calls } from '../calls.ts';
import type { Envelope, FailureValue } from '../envelope.ts';
import { type ErrorCode, errorStatuses } from '../error-codes.ts';

/**
 * Answers of a server that is not there. A fake is typed by the definition of its call, and what it serves is held to
 * the same definition when it is served, so that a test cannot go on showing what the server no longer says.
 */

/** A value as it travels: ids and codes are plain text there. */
export type Wire<Value> = Value extends string
  ? Value extends object
    ? string
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
      : Value;

/** What stands under `value` when the call succeeds. */
export type FakeValueOf<Name extends CallName> = Wire<CallValue<Calls[Name]>>;

/** What the call may be refused with. */
export type FakeCode<Name extends CallName> = Calls[Name]['errors'][number] | (typeof commonErrors)[number];

export interface AcceptedAnswer<Value> {
  readonly kind: 'accepted';
  readonly value: Value;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RefusedAnswer<Code extends ErrorCode> {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: Code;
  readonly message: string;
  readonly value?: FailureValue;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What something before the server answers: a proxy in trouble, a page to log in to a network. */
export interface ForeignAnswer {
  readonly kind: 'foreign';
  readonly status: number;
  readonly text: string;
}

export function accepted<const Value>(
  value: Value,
  headers?: Readonly<Record<string, string>>,
): AcceptedAnswer<Value> {
  return { kind: 'accepted', value, ...(headers === undefined ? {} : { headers }) };
}

export function refused<Code extends ErrorCode>(
  status: number,
  code: Code,
  message: string,
  value?: FailureValue,
): RefusedAnswer<Code> {
  return { kind: 'refused', status, code, message, ...(value === undefined ? {} : { value }) };
}

export function foreign(status: number, text: string): ForeignAnswer {
  return { kind: 'foreign', status, text };
}

export type FakeAnswerOf<Name extends CallName> =
  | AcceptedAnswer<FakeValueOf<Name>>
  | RefusedAnswer<FakeCode<Name>>
  | ForeignAnswer;

/** What goes over the line for an answer. */
export interface ServedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Any answer of any call, once its type has done its part. */
export type AnyFakeAnswer = AcceptedAnswer<unknown> | RefusedAnswer<ErrorCode> | ForeignAnswer;

/** Throws where the server could not answer this call so. */
export function serveFakeAnswer(name: CallName, answer: AnyFakeAnswer): ServedAnswer {
  const problem = problemOfAnswer(name, answer);
  if (problem !== undefined) throw new FakeAnswerProblem(`${name}: ${problem}`);
  if (answer.kind === 'foreign') return { status: answer.status, headers: {}, text: answer.text };
  const definition: CallDefinition = calls[name];
  if (definition.file === true && answer.kind === 'accepted') {
    const headers = { 'content-type': 'text/csv; charset=utf-8', ...answer.headers };
    return { status: 200, headers, text: String(answer.value) };
  }
  const envelope: Envelope<unknown> =
    answer.kind === 'accepted'
      ? { success: true, value: answer.value }
      : {
          success: false,
          errorCode: answer.code,
          message: answer.message,
          ...(answer.value === undefined ? {} : { value: answer.value }),
        };
  return {
    status: answer.kind === 'accepted' ? 200 : answer.status,
    headers: { 'content-type': 'application/json', ...answer.headers },
    text: JSON.stringify(envelope),
  };
}

/** A fake has said what the contract does not allow. */
class FakeAnswerProblem extends Error {
  override readonly name = 'FakeAnswerProblem';
}

function problemOfAnswer(name: CallName, answer: AnyFakeAnswer): string | undefined {
  if (answer.kind === 'foreign') {
    return answer.text.includes('"success"') ? 'what is not ours does not speak as we do' : undefined;
  }
  if (answer.kind === 'accepted') return problemOfValue(name, answer.value);
  const { code, status } = answer;
  const definition: CallDefinition = calls[name];
  const codes: readonly ErrorCode[] = [...codesOfEveryCall, ...definition.errors];
  if (!codes.includes(code)) return `is never refused ${code}`;
  const own = errorStatuses[code];
  return status === own ? undefined : `${code} is answered with ${own}, not ${status}`;
}

const validators = new Map<CallName, Validator>();

/** What is compared is what arrives, so that a property which is undefined counts as none. */
function problemOfValue(name: CallName, value: unknown): string | undefined {
  if (value === undefined) return 'answers without a value';
  const validator = validators.get(name) ?? Compile(calls[name].value);
  validators.set(name, validator);
  const [error] = validator.Errors(JSON.parse(JSON.stringify(value)));
  return error === undefined
    ? undefined
    : `the value is wrong at ${error.instancePath || '/'}: ${error.message}`;
}

/** The call that a request makes, if there is one. */
export function callOfRequest(method: string, pathname: string): CallName | undefined {
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => {
    const definition: CallDefinition = calls[name];
    const pattern = new RegExp(`^${definition.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return definition.method === method && pattern.test(pathname);
  });
}
