import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { Hotkeys } from './hotkeys.tsx';

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

test('a visitor’s keys lead to the login, and after it to the screen, each pair once', async () => {
  const { session } = renderScreen({ default: Hotkeys }, { path: '/m/home', calls: {} });
  // Of the listener of before the login nothing must be left: it would still take the player for a visitor.
  act(() => session.begin(fakeSession));
  press('g', 'd');
  expect((await screen.findByTestId('path')).textContent).toBe('/m/voucherCenter');
});

test('without a session a member’s screen is reached by the login', async () => {
  renderScreen({ default: Hotkeys }, { path: '/m/home', calls: {} });
  press('g', 'd');
  expect((await screen.findByTestId('path')).textContent).toBe('/m/login?returnTo=%2Fm%2FvoucherCenter');
});
