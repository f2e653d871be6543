import { fireEvent, screen } from '@testing-library/react';
import type { ErrorCode } from '@wau/contract/error-codes';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { ApiFailureError } from '../../platform/api/api-failure.ts';
import { LoadFailure } from './load-failure.tsx';

function open(code: ErrorCode, status = 403, flags = {}) {
  const error = new ApiFailureError({ ok: false, code, message: 'Ditutup', status });
  renderScreen(
    { default: () => <LoadFailure error={error} onRetry={() => Promise.resolve()} /> },
    { path: '/', calls: {}, flags },
  );
}

test.each([
  ['module.unavailable', 403, 'Khidmat pelanggan', '/m/service'],
  ['game.unavailable', 403, 'Lobi permainan', '/m/gameLobby'],
  ['game.unknown', 404, 'Lobi permainan', '/m/gameLobby'],
  ['trial.closed', 403, 'Daftar', '/m/register'],
  ['trial.closed', 403, 'Log masuk', '/m/login'],
] as const)('AP-03 AC-10 what %s (%i) closes leads on by “%s”', async (code, status, label, path) => {
  open(code, status);
  expect(screen.getByText('Ditutup')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: label }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test('AP-03 what the merchant has switched off is not tried again', () => {
  open('module.unavailable');
  expect(screen.getByRole('alert').textContent).toContain('Tidak dibuka di sini');
  expect(screen.queryByRole('button')).toBeNull();
});

test('AC-10 where nobody can register, a free trial is led to the login alone', () => {
  open('trial.closed', 403, { USERNAMEREG3: false, MOBILENUMREG3: false });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Log masuk']);
});

test('AP-03 what may pass by itself is tried again, and leads nowhere else', () => {
  open('server.unavailable', 503);
  expect(screen.getByRole('button')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
