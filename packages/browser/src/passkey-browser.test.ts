import { expect, test, vi } from 'vitest';
import { makePasskey, PasskeyCancelled, PasskeyKnown, signWithPasskey } from './passkey-browser.ts';

const refusal = vi.hoisted(() => ({ name: '' }));

vi.mock('@simplewebauthn/browser', () => {
  const refuse = () => Promise.reject(Object.assign(new Error(refusal.name), { name: refusal.name }));
  return { startRegistration: refuse, startAuthentication: refuse };
});

test.each([
  ['NotAllowedError', PasskeyCancelled],
  ['AbortError', PasskeyCancelled],
  ['InvalidStateError', PasskeyKnown],
  ['SecurityError', Error],
] as const)(
  'ME-08 where the browser says %s, a passkey is neither made nor used, and why is told apart',
  async (name, kind) => {
    refusal.name = name;
    for (const attempt of [makePasskey, signWithPasskey]) {
      const problem = await attempt({} as never).catch((error: unknown) => error);
      expect((problem as Error).constructor).toBe(kind);
    }
  },
);
