import { cleanup, render, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { afterEach, expect, test } from 'vitest';
import { spokenText, TextProvider } from '../platform/text.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { toldTitle } from '../testing/sample-titles.ts';
import { AskedTitle } from './asked-title.tsx';

afterEach(cleanup);

function show(gameId: string, isKnown = true): void {
  const { api } = fakeStudio({
    getTitle: () => (isKnown ? accepted(toldTitle(gameId)) : refused(404, 'game.unknown', 'Unknown')),
  });
  render(
    <TextProvider text={spokenText('EN', compileCatalogue(messages))}>
      <AskedTitle api={api} gameId={gameId} />
      <p>the page</p>
    </TextProvider>,
  );
}

test('GA-01 whoever asks for the rules of a title is told what it is and what it is worth', async () => {
  show('wau-bulan');
  await screen.findByRole('heading', { name: 'Wau Bulan' });
  const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(factOf('Return to player')).toBe('96 %');
  expect(factOf('Volatility')).toBe('medium high');
});

test('of a title that nobody knows nothing is told, and the page stands', async () => {
  show('nothing', false);
  await screen.findByText('the page');
  expect(screen.queryByRole('heading')).toBeNull();
});
