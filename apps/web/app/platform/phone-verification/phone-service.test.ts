import { afterEach, expect, test, vi } from 'vitest';
import { identityToolkit } from './phone-service.ts';

const settings = { apiUrl: 'https://phone.example/v1', apiKey: 'public key' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function serviceThatAnswers(...answers: readonly (object | number | Error | Response)[]) {
  const fetchJson = vi.fn(async () => {
    const answer = answers[fetchJson.mock.calls.length - 1];
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  return { fetchJson, service: identityToolkit(settings, fetchJson as unknown as typeof fetch) };
}

/** A refusal in the protocol's own shape. */
function refusal(message: string, status = 400): Response {
  return Response.json({ error: { code: status, message } }, { status });
}

const pendingCode = { number: '+60172223344', sessionInfo: 'session' };

test('AC-08 a code is sent and checked by the service, which then signs for the number', async () => {
  const { fetchJson, service } = serviceThatAnswers({ sessionInfo: 'session' }, { idToken: 'a.b.c' });
  expect(await service.sendCode('+60172223344')).toEqual(pendingCode);
  expect(await service.verifyCode(pendingCode, '123456')).toEqual({ outcome: 'confirmed', idToken: 'a.b.c' });
  const calls = fetchJson.mock.calls as unknown as [string, RequestInit][];
  expect(calls.map(([url]) => url)).toEqual([
    'https://phone.example/v1/accounts:sendVerificationCode?key=public%20key',
    'https://phone.example/v1/accounts:signInWithPhoneNumber?key=public%20key',
  ]);
  expect(calls[1]?.[1].body).toBe('{"sessionInfo":"session","code":"123456"}');
  expect(calls[0]?.[1].credentials).toBe('omit');
});

test.each([400, 503, new TypeError('offline'), {}, { sessionInfo: 7 }])(
  'AC-08 %j from the service is no code, and no error either',
  async (answer) => {
    const { service } = serviceThatAnswers(answer);
    expect(await service.sendCode('+60172223344')).toBeUndefined();
  },
);

test.each(['INVALID_CODE', 'SESSION_EXPIRED', 'INVALID_SESSION_INFO : gone'])(
  'AC-08 a code that the service calls %s is wrong',
  async (message) => {
    const { service } = serviceThatAnswers(refusal(message));
    expect(await service.verifyCode(pendingCode, '123456')).toEqual({ outcome: 'wrong' });
  },
);

test.each([
  ['out of order', 503, 'network.unreachable'],
  ['one that takes no more attempts', refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), 'network.unreachable'],
  ['one that does not know the merchant', refusal('API key not valid.'), 'network.unreachable'],
  ['one that cannot be reached', new TypeError('no route'), 'network.unreachable'],
  ['one that answers nonsense', { idToken: 7 }, 'answer.invalid'],
])('AC-08 a service %s says nothing of the code, which is a failure', async (_what, answer, code) => {
  const { service } = serviceThatAnswers(answer);
  expect(await service.verifyCode(pendingCode, '123456')).toMatchObject({
    outcome: 'failed',
    failure: { code },
  });
});

test('AC-08 a phone that is offline, and a service that takes too long, are told apart', async () => {
  const { service } = serviceThatAnswers(new TypeError('offline'), new TypeError('aborted'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = (code: string) => ({ outcome: 'failed', failure: { code } });
  expect(await service.verifyCode(pendingCode, '123456')).toMatchObject(failed('network.offline'));
  onLine.mockReturnValue(true);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await service.verifyCode(pendingCode, '123456')).toMatchObject(failed('network.timeout'));
});
