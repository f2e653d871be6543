import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeHome } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { marqueePace } from './marquee-pace.ts';
import { NoticeTicker } from './notice-ticker.tsx';

const open = (...titles: readonly string[]) => {
  const notices = titles.map((title) => ({ id: title, title }));
  renderScreen(
    { default: () => <NoticeTicker home={fakeHome({ notices })} /> },
    { path: '/m/home', calls: {} },
  );
};

test('HO-02 the titles of all announcements run past, are read out once, and lead to their list', async () => {
  open('Satu', 'Dua');
  const link = screen.getByRole('link', { name: /^Pengumuman\s*Satu.*Dua$/ });
  fireEvent.click(link);
  expect((await screen.findByTestId('path')).textContent).toBe('/m/notice');
});

test('HO-02 without any a single text says so, stands still, and leads to the list as well', () => {
  open();
  const link = screen.getByRole('link', { name: /Tiada pengumuman/ });
  expect(link.getAttribute('href')).toBe('/m/notice');
  expect(link.querySelector('.marquee')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('HO-02 whoever is disturbed by it stops it', () => {
  open('Satu');
  const paused = () => document.querySelector<HTMLElement>('.marquee')?.dataset.paused;
  expect(paused()).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Jeda: Pengumuman' }));
  expect(paused()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Sambung: Pengumuman' }));
  expect(paused()).toBe('false');
});

test.each([
  [1, 1],
  [30, 1],
  [31, 2],
  [120, 3],
  [240, 4],
  [2_000, 5],
])('HO-02 %i letters run at pace %i, so that long texts are no faster', (letters, pace) => {
  expect(marqueePace(letters)).toBe(pace);
});
