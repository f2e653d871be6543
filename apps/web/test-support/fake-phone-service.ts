import { vi } from 'vitest';

export const rightPhoneCode = '482913';

/** What the site says of the service. */
export const fakePhoneVerification = { apiUrl: 'https://phone.example/v1', apiKey: 'public' };

export interface FakePhoneService {
  /** How many codes it has sent, and how often it was asked about one. */
  sent: number;
  checked: number;
  /** Puts it out of order. */
  fails: boolean;
}

/**
 * AC-08: an outside service in the place of the browser's `fetch`, until the test restores that. As the real one, it
 * takes a right code a single time. Its word for the number is `word.of.1` for the first code, and so on.
 */
export function startFakePhoneService(): FakePhoneService {
  const service: FakePhoneService = { sent: 0, checked: 0, fails: false };
  const refuse = (message: string) => Response.json({ error: { message } }, { status: 400 });
  let isUsed = false;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (service.fails) throw new TypeError('no route');
    if (url.startsWith(`${fakePhoneVerification.apiUrl}/accounts:sendVerificationCode`)) {
      service.sent += 1;
      isUsed = false;
      return Response.json({ sessionInfo: `session-${service.sent}` });
    }
    service.checked += 1;
    const { sessionInfo, code } = JSON.parse(body);
    if (isUsed || sessionInfo !== `session-${service.sent}`) return refuse('SESSION_EXPIRED');
    if (code !== rightPhoneCode) return refuse('INVALID_CODE');
    isUsed = true;
    return Response.json({ idToken: `word.of.${service.sent}` });
  });
  return service;
}
