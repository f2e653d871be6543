import { describe, expect, test, vi } from 'vitest';
import { type ApiFetch, createApiClient } from './api-client.ts';

function answering(body: unknown, init?: ResponseInit): ReturnType<typeof vi.fn<ApiFetch>> {
  return vi.fn<ApiFetch>(() => Promise.resolve(Response.json(body, init)));
}

const base = { language: () => 'MY', token: () => undefined };

function headersOf(fetch: ReturnType<typeof vi.fn<ApiFetch>>): Headers {
  return fetch.mock.calls[0]?.[1].headers as Headers;
}

describe('requests', () => {
  test('carry language, token, module, device and idempotency key', async () => {
    const fetch = answering({ success: true, value: { depositId: 'dep_1' } });
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

  test('a visitor of a host-bound merchant sends neither token nor merchant', async () => {
    const fetch = answering({ success: true, value: null });
    await createApiClient({ ...base, fetch }).call('getSystemStatus', {});
    expect(headersOf(fetch).has('Authorization')).toBe(false);
    expect(headersOf(fetch).has('Merchant')).toBe(false);
    expect(headersOf(fetch).has('Content-Type')).toBe(false);
  });

  test('AC-10 only members’ calls go to the merchant of the session, which a free trial has of its own', async () => {
    const fetch = answering({ success: true, value: null });
    const api = createApiClient({ ...base, fetch, sessionMerchantCode: () => 'wautrial' });
    await api.call('getWhitelabel', {});
    expect(headersOf(fetch).has('Merchant')).toBe(false);
  });

  test('an encrypted call sends nothing in clear', async () => {
    const fetch = answering({ success: true, value: {} });
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
    const fetch = answering(
      { success: false, errorCode: 'login.failed', message: 'Salah', value: { captcha: true } },
      { status: 401, headers: { 'Retry-After': '30' } },
    );
    const result = await createApiClient({ ...base, fetch }).call('getBalance', {});
    expect(result).toEqual({
      ok: false,
      code: 'login.failed',
      message: 'Salah',
      status: 401,
      value: { captcha: true },
      retryAfterSeconds: 30,
    });
  });

  test('offline, unreachable, too slow and unreadable are told apart', async () => {
    const failing: ApiFetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const never: ApiFetch = (_path, init) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const html: ApiFetch = () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
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
    const slow: ApiFetch = (_path, init) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        answers.push(() => resolve(Response.json({ success: true, value: null })));
      });
    const api = createApiClient({ ...base, fetch: slow, timeoutMs: 1 });
    const long = api.call('getIdentityStatus', {}, { timeoutMs: 60_000 });
    expect(await api.call('getIdentityStatus', {})).toMatchObject({ code: 'network.timeout' });
    answers[0]?.();
    expect(await long).toMatchObject({ ok: true });
  });

  test('a slow call is announced once and withdrawn when it ends', async () => {
    vi.useFakeTimers();
    try {
      let answer: (response: Response) => void = () => undefined;
      const fetch: ApiFetch = () =>
        new Promise((resolve) => {
          answer = resolve;
        });
      const onSlow = vi.fn();
      const pending = createApiClient({ ...base, fetch, onSlow, slowAfterMs: 4_000 }).call('getBalance', {});
      await vi.advanceTimersByTimeAsync(3_999);
      expect(onSlow).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onSlow.mock.calls).toEqual([[true]]);
      answer(Response.json({ success: true, value: {} }));
      await pending;
      expect(onSlow.mock.calls).toEqual([[true], [false]]);
    } finally {
      vi.useRealTimers();
    }
  });
});
