import { expect, test, vi } from 'vitest';
import { identityToolkit } from './phone-service.ts';

const settings = { apiUrl: 'https://phone.example/v1', apiKey: 'public key' };

function serviceThatAnswers(...answers: readonly (object | number | Error)[]) {
  const fetchJson = vi.fn(async () => {
    const answer = answers[fetchJson.mock.calls.length - 1];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  return { fetchJson, service: identityToolkit(settings, fetchJson as unknown as typeof fetch) };
}

test('AC-08 a code is sent and checked by the service, which then signs for the number', async () => {
  const { fetchJson, service } = serviceThatAnswers({ sessionInfo: 'session' }, { idToken: 'a.b.c' });
  const pending = await service.sendCode('+60172223344');
  expect(pending).toEqual({ number: '+60172223344', sessionInfo: 'session' });
  if (pending === undefined) throw new Error('not sent');
  expect(await service.verifyCode(pending, '123456')).toBe('a.b.c');
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
