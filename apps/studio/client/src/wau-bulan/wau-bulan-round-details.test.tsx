import { cleanup, render, screen, within } from '@testing-library/react';
import { messages } from '@wau/i18n/studio/en';
import { afterEach, expect, test } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { roundScriptOf } from './round-script.ts';
import { WauBulanRoundDetails } from './wau-bulan-round-details.tsx';

afterEach(cleanup);

test.each(goldenRoundsOf('wau-bulan').map((golden) => [golden.name, golden] as const))(
  'the sheet of golden round “%s” shows where the reels of every spin stopped, and each line that won',
  (_, golden) => {
    const { container } = render(
      <FakePlay api={fakeStudio({}).api} gameId="wau-bulan" openBetsMaximum={1}>
        <WauBulanRoundDetails round={sampleRound({ gameId: 'wau-bulan', events: [...golden.events] })} />
      </FakePlay>,
    );
    const { spins } = roundScriptOf(golden);
    const shown = [...container.querySelectorAll<HTMLElement>('.slot-spin')];
    expect(shown).toHaveLength(spins.length);
    for (const [index, spin] of spins.entries()) {
      const grid = spin.kites?.grid ?? spin.grid;
      const rowByRow = [0, 1, 2].flatMap((row) => grid.map((reel) => reel[row]));
      const details = within(shown[index] as HTMLElement);
      const symbols = details.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'));
      expect(symbols).toEqual(
        rowByRow.map((symbol) => messages[`wauBulan.symbol.${symbol}` as 'wauBulan.symbol.ten']),
      );
      const lines = details.queryAllByText(/^Line \d+ ·/).map(({ textContent }) => textContent);
      expect(lines).toEqual(
        spin.lines.map(
          ({ line, count, symbol }) =>
            `Line ${line + 1} · ${count}× ${messages[`wauBulan.symbol.${symbol}`]}`,
        ),
      );
    }
    expect(screen.queryByText('undefined')).toBeNull();
  },
);
