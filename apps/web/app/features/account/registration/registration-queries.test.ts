import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../test-support/fake-api.ts';
import { createApiClient } from '../../../platform/api/api-client.ts';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { registrationSettingsQuery } from './registration-queries.ts';
import { settings } from './testing/open-registration.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('AC-13 rules that the operator has changed are there for whoever opens the form ten seconds later', async () => {
  let minimumAgeYears = 18;
  const getRegisterSettings = vi.fn(() => accepted({ ...settings, minimumAgeYears }));
  const api = createApiClient({
    fetch: fakeApi({ getRegisterSettings }),
    language: () => 'MY',
    token: () => undefined,
  });
  const queryClient = createQueryClient();
  const openForm = async () => (await queryClient.fetchQuery(registrationSettingsQuery(api))).minimumAgeYears;
  expect(await openForm()).toBe(18);
  minimumAgeYears = 21;
  vi.advanceTimersByTime(9_999);
  expect(await openForm()).toBe(18);
  vi.advanceTimersByTime(1);
  expect(await openForm()).toBe(21);
  expect(getRegisterSettings).toHaveBeenCalledTimes(2);
});
