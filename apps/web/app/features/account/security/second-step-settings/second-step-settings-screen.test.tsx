import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../../test-support/render-screen.tsx';
import * as settingsScreen from './second-step-settings-screen.tsx';

test('ME-08 two-step login begins with a whole code of the app, shows its recovery codes once, and is then on', async () => {
  let isSecondStepOn = false;
  const startSecondStepEnrolment = vi.fn((_: FakeRequest) =>
    accepted({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Wau:aisyah?secret=JBSWY3DPEHPK3PXP' }),
  );
  const confirmSecondStep = vi.fn(({ body }: FakeRequest) => {
    if ((body as { code: string }).code !== '123456')
      return refused(401, 'second.step.code.wrong', 'Kod salah', { field: 'code' });
    isSecondStepOn = true;
    return accepted({ recoveryCodes: ['ab3defg4h5', 'kl6mnpq7r8'] });
  });
  renderScreen(settingsScreen, {
    path: '/m/securityCenter/twoStep',
    session: fakeSession,
    calls: {
      getSecurityConfig: () =>
        accepted({
          ...{ hasPaymentPassword: false, hasSecurityQuestions: false, isSecondStepOn, recoveryCodeCount: 2 },
          ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
        }),
      startSecondStepEnrolment,
      confirmSecondStep,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Kata laluan log masuk'), { target: { value: 'layang-9' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Aktifkan' }));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  expect(startSecondStepEnrolment.mock.calls[0]?.[0].body).toEqual({ loginPassword: 'layang-9' });

  const code = await screen.findByLabelText<HTMLInputElement>('Kod 6 digit');
  const send = (text: string) => {
    fireEvent.change(code, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
  };
  send('12345');
  await screen.findByText('Masukkan kod');
  expect(document.activeElement).toBe(code);
  expect(confirmSecondStep).not.toHaveBeenCalled();
  send('111111');
  await screen.findByText('Kod salah');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  send('123456');
  await screen.findByText('ab3defg4h5');
  expect(screen.getByText('kl6mnpq7r8')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Saya sudah simpan' }));
  await screen.findByText('Log masuk dua langkah aktif');
  await waitFor(() => expect(screen.queryByText('ab3defg4h5')).toBeNull());
});
