import { accepted, foreign, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, type FakeCalls, type FakeValue, fakeApi } from '../../../test-support/fake-api.ts';
import { fakeSite } from '../../../test-support/fake-site.ts';
import { type ApiFetch, createApiClient } from './api-client.ts';

const answering = (calls: FakeCalls) => vi.fn<ApiFetch>(fakeApi(calls));

const balance: FakeValue<'getBalance'> = {
  ...{ sumBalance: '12.50', sumBalanceMinor: '1250', currencyCode: 'MYR', currencySymbol: 'RM' },
};
const identity = { status: 'none', reason: '', submittedAt: null } as const;

afterEach(() => vi.useRealTimers());

const base = { language: () => 'MY', token: () => undefined };

function headersOf(fetch: ReturnType<typeof vi.fn<ApiFetch>>): Headers {
  return fetch.mock.calls[0]?.[1].headers as Headers;
}

describe('requests', () => {
  test('carry language, token, module, device and idempotency key', async () => {
    const fetch = answering({ placeDeposit: () => refused(409, 'deposit.too.many.open', 'Menunggu') });
    const api = createApiClient({
      ...base,
      fetch,
      token: () => 'secret',
      device: 'OTHERS',
      sessionMerchantCode: () => 'lauttrial',
    });
    const body = { methodCode: 'card', amountMinor: '5000', returnPath: '/m/voucherCenter' };
    await api.call('placeDeposit', { body }, { idempotencyKey: 'key-of-sixteen-chars' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/wps/cashier/deposits');
    const sent = [...headersOf(fetch)].map(([name, value]) => [name.toLowerCase(), value]);
    expect(Object.fromEntries(sent)).toMatchObject({
      authorization: 'Bearer secret',
      merchant: 'lauttrial',
      module: 'DEPOSIT3',
      language: 'MY',
      device: 'OTHERS',
      'idempotency-key': 'key-of-sixteen-chars',
      'content-type': 'application/json',
    });
    expect(fetch.mock.calls[0]?.[1].body).toBe(JSON.stringify(body));
  });

  test('AC-03 the answer to a captcha goes along with the name of its picture', async () => {
    const fetch = answering({ login: () => refused(401, 'login.failed', 'Salah') });
    const body = { username: 'aisyah', password: 'rahsia-123', captcha: '12345', type: 'username' } as const;
    const encrypt = (json: string) => Promise.resolve(json);
    const api = createApiClient({ ...base, fetch, encrypt });
    await api.call('login', { body }, { captchaId: 'cap_1' });
    expect(headersOf(fetch).get('Captcha-Id')).toBe('cap_1');
  });

  test('a visitor of a host-bound merchant sends neither token nor merchant', async () => {
    const fetch = answering({ getSystemStatus: () => refused(500, 'server.failed', 'Ralat') });
    await createApiClient({ ...base, fetch }).call('getSystemStatus', {});
    expect(headersOf(fetch).has('Authorization')).toBe(false);
    expect(headersOf(fetch).has('Merchant')).toBe(false);
    expect(headersOf(fetch).has('Content-Type')).toBe(false);
  });

  test('AC-10 only members’ calls go to the merchant of the session, which a free trial has of its own', async () => {
    const fetch = answering({ getWhitelabel: () => accepted(fakeSite) });
    const api = createApiClient({ ...base, fetch, sessionMerchantCode: () => 'wautrial' });
    await api.call('getWhitelabel', {});
    expect(headersOf(fetch).has('Merchant')).toBe(false);
  });

  test('an encrypted call sends nothing in clear', async () => {
    const fetch = answering({ login: () => refused(401, 'login.failed', 'Salah') });
    const encrypt = vi.fn(() => Promise.resolve('a.b.c.d.e'));
    const body = { username: 'aisyah', password: 'rahsia-123', captcha: '', type: 'username' } as const;
    await createApiClient({ ...base, fetch, encrypt }).call('login', { body });
    expect(encrypt).toHaveBeenCalledWith(JSON.stringify(body));
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"data":"a.b.c.d.e"}');
    expect(headersOf(fetch).get('Encryption')).toBe('JWE');
  });
});

describe('failures', () => {
  test('a refusal keeps code, message, status, value and the time to wait', async () => {
    const login = () => ({
      ...refused(429, 'login.too.many', 'Salah', { captcha: true }),
      headers: { 'Retry-After': '30' },
    });
    const body = { username: 'aisyah', password: 'rahsia-123', captcha: '', type: 'username' } as const;
    const encrypt = (json: string) => Promise.resolve(json);
    const api = createApiClient({ ...base, fetch: answering({ login }), encrypt });
    const result = await api.call('login', { body });
    expect(result).toEqual({
      ok: false,
      code: 'login.too.many',
      message: 'Salah',
      status: 429,
      value: { captcha: true },
      retryAfterSeconds: 30,
    });
  });

  test('offline, unreachable, too slow and unreadable are told apart', async () => {
    const failing: ApiFetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const never: ApiFetch = (_path, init) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const html = answering({ getBalance: () => foreign(502, '<h1>502</h1>') });
    const codes = await Promise.all(
      [
        createApiClient({ ...base, fetch: failing, isOnline: () => false }),
        createApiClient({ ...base, fetch: failing }),
        createApiClient({ ...base, fetch: never, timeoutMs: 1 }),
        createApiClient({ ...base, fetch: html }),
      ].map(async (api) => {
        const result = await api.call('getBalance', {});
        return result.ok ? 'ok' : `${result.code} ${result.status}`;
      }),
    );
    expect(codes).toEqual([
      'network.offline 0',
      'network.unreachable 0',
      'network.timeout 0',
      'answer.invalid 502',
    ]);
  });

  test('a call that is long by nature is given its own time', async () => {
    const answers: (() => void)[] = [];
    const held = answering({
      getIdentityStatus: () =>
        new Promise<FakeAnswer<'getIdentityStatus'>>((resolve) => {
          answers.push(() => resolve(accepted(identity)));
        }),
    });
    const api = createApiClient({ ...base, fetch: held, timeoutMs: 1 });
    const long = api.call('getIdentityStatus', {}, { timeoutMs: 60_000 });
    expect(await api.call('getIdentityStatus', {})).toMatchObject({ code: 'network.timeout' });
    answers[0]?.();
    expect(await long).toMatchObject({ ok: true });
  });

  test('a call that ends in time says nothing of slowness, which would withdraw the word of another call', async () => {
    vi.useFakeTimers();
    const answers = [accepted(balance), refused(500, 'server.failed', 'Ralat')] as const;
    for (const answer of answers) {
      const onSlow = vi.fn();
      const fetch = answering({ getBalance: () => answer });
      await createApiClient({ ...base, fetch, onSlow }).call('getBalance', {});
      await vi.advanceTimersByTimeAsync(60_000);
      expect(onSlow).not.toHaveBeenCalled();
    }
  });

  test('a slow call is announced once and withdrawn when it ends', async () => {
    vi.useFakeTimers();
    let answer: (answer: FakeAnswer<'getBalance'>) => void = () => undefined;
    const fetch = answering({ getBalance: () => new Promise((resolve) => (answer = resolve)) });
    const onSlow = vi.fn();
    const pending = createApiClient({ ...base, fetch, onSlow }).call('getBalance', {});
    await vi.advanceTimersByTimeAsync(3_999);
    expect(onSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSlow.mock.calls).toEqual([[true]]);
    answer(accepted(balance));
    await pending;
    expect(onSlow.mock.calls).toEqual([[true], [false]]);
  });
});

describe('CA-04 an answer that is a file', () => {
  const query = { fromDay: '2026-03-01', toDay: '2026-03-02' };
  const text = 'Masa\r\nsatu\r\n';
  const whole = answering({ exportProfit: () => accepted(text) });

  test('is its text', async () => {
    const answer = await createApiClient({ ...base, fetch: whole }).call('exportProfit', { query });
    expect(answer).toMatchObject({ ok: true, value: text });
  });

  test('is none when its connection ends before it does', async () => {
    const fetch: ApiFetch = async (path, init) => {
      const answer = await whole(path, init);
      // A body that has been read cannot be read to its end again.
      await answer.text();
      return answer;
    };
    const answer = await createApiClient({ ...base, fetch }).call('exportProfit', { query });
    expect(answer).toMatchObject({ ok: false, code: 'network.unreachable' });
  });

  test('may be refused as any other', async () => {
    const fetch = answering({ exportProfit: () => refused(429, 'rate.limited', 'Terlalu kerap') });
    const answer = await createApiClient({ ...base, fetch }).call('exportProfit', { query });
    expect(answer).toMatchObject({ ok: false, code: 'rate.limited', status: 429 });
  });
});
