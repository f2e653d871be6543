import { afterEach, expect, test, vi } from 'vitest';
import type { ExternalRegistration } from './external-registration.ts';

afterEach(() => sessionStorage.clear());

const registration: ExternalRegistration = {
  ...{ externalTicket: 't'.repeat(43), provider: 'google', nickname: 'Aisyah', email: 'aisyah@mail.example' },
};

/** The module as a page finds it that has just been loaded. */
async function load() {
  vi.resetModules();
  return await import('./external-registration.ts');
}

test('AC-09 a registration begun at another service outlives a reload of the form, and ends with it', async () => {
  const before = await load();
  expect(before.externalRegistration()).toBeUndefined();
  before.keepExternalRegistration(registration);
  expect(before.externalRegistration()).toEqual(registration);
  const after = await load();
  expect(after.externalRegistration()).toEqual(registration);
  after.keepExternalRegistration(undefined);
  expect((await load()).externalRegistration()).toBeUndefined();
});

test('AC-09 what is kept and is no registration is none', async () => {
  (await load()).keepExternalRegistration({ ...registration, provider: 'other' as 'google' });
  expect((await load()).externalRegistration()).toBeUndefined();
});
