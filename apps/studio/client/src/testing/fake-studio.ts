import { gameCallTable } from '@wau/contract/call-table.generated';
import {
  type AcceptedAnswer,
  type AnyFakeAnswer,
  type FakeCode,
  type FakeValueOf,
  type ForeignAnswer,
  type RefusedAnswer,
  refused,
  serveFakeAnswer,
} from '@wau/contract/testing/fake-answer';
import {
  lostAnswer,
  readEnvelope,
  type StudioAnswer,
  type StudioApi,
  type StudioCallName,
  type StudioValue,
} from '../platform/studio-api.ts';

/** No answer comes, so that nobody knows what became of the request. */
export const lost = { kind: 'lost' } as const;

type Lost = typeof lost;

/** What a call may be answered with, by the contract. */
export type FakeStudioAnswer<Name extends StudioCallName> =
  | AcceptedAnswer<FakeValueOf<Name>>
  | RefusedAnswer<FakeCode<Name>>
  | Lost;

type AnyStudioAnswer = Exclude<AnyFakeAnswer, ForeignAnswer> | Lost;

export interface SentCall {
  readonly name: StudioCallName;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
}

export type FakeStudioCalls = {
  readonly [Name in StudioCallName]?: (
    call: SentCall,
  ) => FakeStudioAnswer<Name> | Promise<FakeStudioAnswer<Name>>;
};

/** No connection. */
const noStream: StudioApi['openStream'] = () => Promise.resolve({ ok: false, status: 0 });

/**
 * A studio made of functions, which remembers what it was asked; a call that is not faked fails as a server in trouble
 * does. An answer that the server could not give is thrown.
 */
export function fakeStudio(
  calls: FakeStudioCalls,
  openStream: StudioApi['openStream'] = noStream,
): {
  readonly api: StudioApi;
  readonly sent: readonly SentCall[];
} {
  const sent: SentCall[] = [];
  const api: StudioApi = {
    openStream,
    async call(name, input, idempotencyKey) {
      const call = { name, input, idempotencyKey };
      sent.push(call);
      const fake = calls[name] as
        | ((call: SentCall) => AnyStudioAnswer | Promise<AnyStudioAnswer>)
        | undefined;
      return heard(name, (await fake?.(call)) ?? refused(500, 'server.failed', 'not faked'));
    },
  };
  return { api, sent };
}

export interface AskedRequest {
  readonly path: string;
  readonly method: string | undefined;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type ServedAnswers = {
  readonly [Name in StudioCallName]?: AcceptedAnswer<FakeValueOf<Name>> | RefusedAnswer<FakeCode<Name>>;
};

/** In the place of `fetch`: gives every request the answer of its call, and notes what travelled in `asked`. */
export function fakeStudioFetch(answers: ServedAnswers, asked: AskedRequest[]) {
  const names = Object.keys(answers) as StudioCallName[];
  return (path: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const sent = [...new Headers(headers)].map(([header, value]) => [header.toLowerCase(), value]);
    asked.push({ path, method, headers: Object.fromEntries(sent), body });
    const name = names.find((known) => callPattern(known).test(path));
    const answer = name === undefined ? undefined : answers[name];
    if (name === undefined || answer === undefined) throw new Error(`${path} is not faked`);
    const { status, text } = serveFakeAnswer(name, answer);
    return Promise.resolve(new Response(text, { status }));
  };
}

/** The addresses of a call, whatever stands in its parameters and query. */
function callPattern(name: StudioCallName): RegExp {
  return new RegExp(`^${gameCallTable[name].path.replaceAll(/:\w+/g, '[^/]+')}(?:\\?|$)`);
}

export interface WaitingCall extends SentCall {
  /** Answers the call, which must be this one. */
  answer<Name extends StudioCallName>(name: Name, answer: FakeStudioAnswer<Name>): void;
}

/** A studio whose calls wait until the test answers them by hand. */
export function handAnsweredStudio(): { readonly api: StudioApi; readonly sent: readonly WaitingCall[] } {
  const sent: WaitingCall[] = [];
  const api: StudioApi = {
    openStream: noStream,
    call: (name, input, idempotencyKey) =>
      new Promise((resolve) => {
        const answer: WaitingCall['answer'] = (answered, fake) => {
          if ((answered as StudioCallName) !== name) throw new Error(`${name} was asked, not ${answered}`);
          resolve(heard(name, fake));
        };
        sent.push({ name, input, idempotencyKey, answer });
      }),
  };
  return { api, sent };
}

/** What the game hears of an answer, held to the contract. */
function heard<Name extends StudioCallName>(
  name: Name,
  answer: AnyStudioAnswer,
): StudioAnswer<StudioValue<Name>> {
  if (answer.kind === 'lost') return lostAnswer(0);
  const { status, text } = serveFakeAnswer(name, answer);
  return readEnvelope(status, JSON.parse(text));
}
