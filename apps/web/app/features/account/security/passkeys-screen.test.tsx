import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as passkeysScreen from './passkeys-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A browser that knows passkeys, and a server that makes none, so that what it was sent can be looked at. */
async function openSheet(isSecondStepOn: boolean) {
  vi.stubGlobal('PublicKeyCredential', class {});
  const startPasskeyCreation = vi.fn((_: FakeRequest) =>
    refused(401, 'second.step.code.wrong', 'Kod salah', { field: 'code' }),
  );
  const getSecurityConfig = vi.fn(() =>
    accepted({
      ...{ hasPaymentPassword: false, hasSecurityQuestions: false, isSecondStepOn, recoveryCodeCount: 0 },
      ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
    }),
  );
  const { queryClient } = renderScreen(passkeysScreen, {
    path: '/m/securityCenter/passkeys',
    session: fakeSession,
    calls: { listPasskeys: () => accepted([]), getSecurityConfig, startPasskeyCreation },
  });
  await waitFor(() => {
    expect(getSecurityConfig).toHaveBeenCalled();
    expect(queryClient.isFetching()).toBe(0);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Tambah kunci laluan' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Kata laluan log masuk'), { target: { value: 'layang-9' } });
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Tambah kunci laluan' }));
  return { dialog, send, startPasskeyCreation };
}

test('ME-08 with two-step login a passkey asks for a whole code, which goes along; its refusal stands at its field until that is changed', async () => {
  const { dialog, send, startPasskeyCreation } = await openSheet(true);
  const code = dialog.getByLabelText('Kod 6 digit');
  send();
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(startPasskeyCreation).not.toHaveBeenCalled();
  fireEvent.change(code, { target: { value: '123456' } });
  send();
  await dialog.findByText('Kod salah');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('Kata laluan log masuk').getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(code, { target: { value: '12345' } });
  expect(dialog.queryByText('Kod salah')).toBeNull();
  expect(startPasskeyCreation.mock.calls[0]?.[0].body).toEqual({ loginPassword: 'layang-9', code: '123456' });
});

test('ME-08 without two-step login the login password is enough', async () => {
  const { dialog, send, startPasskeyCreation } = await openSheet(false);
  expect(dialog.queryByLabelText('Kod 6 digit')).toBeNull();
  send();
  await waitFor(() => expect(startPasskeyCreation).toHaveBeenCalledOnce());
  expect(startPasskeyCreation.mock.calls[0]?.[0].body).toEqual({ loginPassword: 'layang-9' });
});
