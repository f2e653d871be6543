import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as externalLinksScreen from './external-links-screen.tsx';

afterEach(() => vi.restoreAllMocks());

function open() {
  let isLinked = true;
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const startExternalLink = vi.fn((_: FakeRequest) =>
    accepted({ authorizationUrl: 'https://provider.example/authorize' }),
  );
  const removeExternalLink = vi.fn(({ body }: FakeRequest) => {
    if ((body as { loginPassword: string }).loginPassword !== 'layang-9')
      return refused(403, 'password.wrong', 'Kata laluan salah', { field: 'loginPassword' });
    isLinked = false;
    return accepted(null);
  });
  renderScreen(externalLinksScreen, {
    path: '/m/securityCenter/external',
    session: fakeSession,
    calls: {
      listExternalLinks: () =>
        accepted([
          { provider: 'google', isLinked, label: isLinked ? 'aisyah@mail.example' : '' },
          { provider: 'facebook', isLinked: false, label: '' },
        ]),
      startExternalLink,
      removeExternalLink,
    },
  });
  return { assign, startExternalLink, removeExternalLink };
}

async function confirm(action: string, loginPassword: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Kata laluan log masuk'), {
    target: { value: loginPassword },
  });
  fireEvent.click(dialog.getByRole('button', { name: action }));
}

test('ME-08 a connection is taken away for the login password alone, and the list then says so', async () => {
  const { assign, startExternalLink, removeExternalLink } = open();
  await screen.findByText('aisyah@mail.example');
  fireEvent.click(screen.getByRole('button', { name: 'Putuskan' }));
  await screen.findByText('Putuskan Google?');
  await confirm('Putuskan', 'salah');
  await screen.findByText('Kata laluan salah');
  expect(screen.getByText('aisyah@mail.example')).toBeTruthy();
  await confirm('Putuskan', 'layang-9');
  await waitFor(() => expect(screen.getAllByText('Belum disambungkan')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Putuskan Google?')).toBeNull());
  const [request] = removeExternalLink.mock.calls.at(-1) ?? [];
  expect(request).toMatchObject({
    path: '/wps/security/external/google/remove',
    body: { loginPassword: 'layang-9' },
  });
  expect(startExternalLink).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('ME-08 a new connection leads to the page of the service', async () => {
  const { assign, startExternalLink, removeExternalLink } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sambung' }));
  await screen.findByText('Sambung Facebook?');
  await confirm('Sambung', 'layang-9');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/authorize'));
  const [request] = startExternalLink.mock.calls[0] ?? [];
  expect(request).toMatchObject({
    path: '/wps/security/external/facebook',
    body: { loginPassword: 'layang-9' },
  });
  expect(removeExternalLink).not.toHaveBeenCalled();
});
