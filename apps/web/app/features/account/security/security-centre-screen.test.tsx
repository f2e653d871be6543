import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as securityCentreScreen from './security-centre-screen.tsx';

test.each([
  [3, 'text-sea-text'],
  [2, 'text-gold-text'],
])(
  'ME-08 of %i recovery codes that are left the overview tells, in %s',
  async (recoveryCodeCount, colour) => {
    renderScreen(securityCentreScreen, {
      path: '/m/securityCenter',
      session: fakeSession,
      calls: {
        getSecurityConfig: () =>
          accepted({
            ...{
              hasPaymentPassword: true,
              hasSecurityQuestions: false,
              isSecondStepOn: true,
              recoveryCodeCount,
            },
            ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
          }),
      },
    });
    const badge = await screen.findByText(`Tinggal ${recoveryCodeCount} kod pemulihan`);
    expect(badge.classList).toContain(colour);
    expect(screen.getByText('Akaun anda dilindungi dengan baik')).toBeTruthy();
  },
);

const config: FakeValue<'getSecurityConfig'> = {
  ...{ hasPaymentPassword: false, hasSecurityQuestions: false, isSecondStepOn: false, recoveryCodeCount: 0 },
  ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
};

async function open(given: Partial<typeof config>): Promise<void> {
  renderScreen(securityCentreScreen, {
    path: '/m/securityCenter',
    session: fakeSession,
    calls: { getSecurityConfig: () => accepted({ ...config, ...given }) },
  });
  await screen.findByText('Ini log masuk pertama anda di sini');
}

test.each([
  [0, false, false],
  [1, false, true],
  [0, true, true],
  [2, true, true],
])(
  'ME-08 with %i passkeys and a two-step login that is on (%s) the account is well protected: %s',
  async (passkeyCount, isSecondStepOn, isStrong) => {
    await open({ passkeyCount, isSecondStepOn });
    expect(screen.queryByText('Akaun anda dilindungi dengan baik') !== null).toBe(isStrong);
    expect(screen.queryByText('Tambah kunci laluan untuk perlindungan yang lebih baik') !== null).toBe(
      !isStrong,
    );
  },
);

test('ME-08 each entry says how it stands', async () => {
  await open({ hasPaymentPassword: true, bankCardCount: 2, sessionCount: 3 });
  const entry = (name: RegExp) => screen.getByRole('link', { name }).textContent;
  expect(entry(/^Kata laluan pengeluaran/)).toMatch(/Ditetapkan$/);
  expect(entry(/^Soalan keselamatan/)).toMatch(/Belum$/);
  expect(entry(/2 ditambah$/)).toMatch(/^Akaun bank/);
  expect(entry(/3 peranti$/)).toBeTruthy();
});
