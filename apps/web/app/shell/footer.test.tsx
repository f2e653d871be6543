import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../test-support/render-screen.tsx';
import { Footer } from './footer.tsx';

test('SH-06 home is marked at each of its addresses, and every entry leads to a page that exists', () => {
  renderScreen(
    { default: () => <Footer currentPage={undefined} /> },
    { path: '/', calls: {}, session: fakeSession },
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Utama');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/home',
    '/m/gameRecord',
    '/m/voucherCenter',
    '/m/transaction/record',
    '/m/mine',
  ]);
});

test('SH-07 Members leads a visitor to login and back', () => {
  renderScreen({ default: () => <Footer currentPage="page.mine" /> }, { path: '/m/mine', calls: {} });
  const members = screen.getByRole('link', { current: 'page' });
  expect([members.textContent, members.getAttribute('href')]).toEqual([
    'Ahli',
    '/m/login?returnTo=%2Fm%2Fmine',
  ]);
});
