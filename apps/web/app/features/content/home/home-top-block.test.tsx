import { screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGames } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { HomeTopBlock } from './home-top-block.tsx';

/** A catalogue of this many games, in pages of the size that is asked for. */
async function openWith(gameCount: number): Promise<void> {
  let asked = 0;
  renderScreen(
    { default: HomeTopBlock },
    {
      path: '/m/home',
      calls: {
        listGames: ({ query }) => {
          asked += 1;
          const totalPages = Math.ceil(gameCount / Number(query.get('pageSize') ?? 30));
          return accepted({ games: fakeGames.slice(0, 1), pageNum: 1, totalPages });
        },
      },
    },
  );
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
