import { screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeHome } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { HomeTopBlock } from './home-top-block.tsx';

async function openWith(gameCount: number): Promise<void> {
  let asked = 0;
  const getHome = () => {
    asked += 1;
    return accepted(fakeHome({ gameCount }));
  };
  renderScreen({ default: HomeTopBlock }, { path: '/m/home', calls: { getHome } });
  await waitFor(() => expect(asked).toBe(1));
}

test.each([
  [601, 600],
  [640, 600],
  [600, 500],
  [1_301, 1_300],
])('SH-18 of %i games the page claims over %i, which is true', async (gameCount, claimed) => {
  await openWith(gameCount);
  const claim = await screen.findByText(/^[\d,]+\+ permainan$/);
  const said = Number(claim.textContent?.replaceAll(/\D/g, ''));
  expect(said).toBe(claimed);
  expect(gameCount).toBeGreaterThan(said);
});

test.each([[0], [3], [100]])('SH-18 of %i games the page claims no number', async (gameCount) => {
  await openWith(gameCount);
  expect(await screen.findByText('Terbukti adil')).toBeTruthy();
  expect(screen.queryByText(/^Lebih/)).toBeNull();
});
