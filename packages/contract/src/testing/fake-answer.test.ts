import { describe, expect, test } from 'vitest';
import { callOfRequest, serveFakeAnswer } from './fake-answer.ts';

const balance = { sumBalance: '12.50', sumBalanceMinor: '1250', currencyCode: 'MYR', currencySymbol: 'RM' };
const serveBalance = (value: unknown) => serveFakeAnswer('getBalance', { kind: 'accepted', value });
const refusal = { kind: 'refused', message: 'Tamat' } as const;

describe('a fake answer', () => {
  test('is served in the envelope, whether it accepts or refuses', () => {
    expect(serveBalance(balance)).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ success: true, value: balance }),
    });
    const ended = {
      ...refusal,
      status: 401,
      code: 'session.ended',
      headers: { 'Retry-After': '1' },
    } as const;
    expect(serveFakeAnswer('getBalance', ended)).toEqual({
      status: 401,
      headers: { 'content-type': 'application/json', 'Retry-After': '1' },
      text: JSON.stringify({ success: false, errorCode: 'session.ended', message: 'Tamat' }),
    });
  });

  test.each([
    ['a value that lacks a property', { ...balance, sumBalanceMinor: undefined }, 'sumBalanceMinor'],
    ['a value with one that nobody sends', { ...balance, bonus: '1' }, '/bonus'],
    ['a value of another kind', { ...balance, sumBalanceMinor: '12.5' }, '/sumBalanceMinor'],
    ['no value', undefined, 'without a value'],
  ])('is refused: %s', (_what, value, problem) => {
    expect(() => serveBalance(value)).toThrow(problem);
  });

  test('is refused with a code that the call does not have, or the status of another', () => {
    const taken = { ...refusal, status: 409, code: 'register.username.taken' } as const;
    expect(() => serveFakeAnswer('getBalance', taken)).toThrow('never refused register.username.taken');
    const status = { ...refusal, status: 400, code: 'session.ended' } as const;
    expect(() => serveFakeAnswer('getBalance', status)).toThrow(
      'session.ended is answered with 401, not 400',
    );
    const common = { ...refusal, status: 503, code: 'server.overloaded' } as const;
    expect(serveFakeAnswer('getBalance', common).status).toBe(503);
  });

  test('of somebody else is anything but ours', () => {
    const page = { kind: 'foreign', status: 502, text: '<h1>502</h1>' } as const;
    expect(serveFakeAnswer('getBalance', page)).toEqual({ status: 502, headers: {}, text: '<h1>502</h1>' });
    const envelope = { ...page, text: '{"success":true,"value":1}' };
    expect(() => serveFakeAnswer('getBalance', envelope)).toThrow('does not speak as we do');
  });
});

test('a request makes the call of its method and path, or none', () => {
  expect(callOfRequest('GET', '/wps/wallets/balance')).toBe('getBalance');
  expect(callOfRequest('DELETE', '/wps/session/sessions/ses_1')).toBe('revokeSession');
  expect(callOfRequest('POST', '/wps/wallets/balance')).toBeUndefined();
  expect(callOfRequest('GET', '/wps/wallets/balances')).toBeUndefined();
});
