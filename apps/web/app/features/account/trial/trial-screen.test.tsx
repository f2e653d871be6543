import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as trialScreen from './trial-screen.tsx';

test('AC-10 a free trial can be begun where the merchant has it', () => {
  renderScreen(trialScreen, { path: '/m/trail', calls: {}, flags: { FREEPLAY3: true } });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button')).toBeTruthy();
  expect(screen.queryByTestId('path')).toBeNull();
});

test('AC-10 where the merchant has none, the page leads home', async () => {
  renderScreen(trialScreen, { path: '/m/trail', calls: {}, flags: { FREEPLAY3: false } });
  expect((await screen.findByTestId('path')).textContent).toBe('/m/home');
});
