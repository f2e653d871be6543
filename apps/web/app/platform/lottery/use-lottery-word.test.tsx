import { act, fireEvent, screen } from '@testing-library/react';
import { languageCookie } from '@wau/contract/headers';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useChangeLanguage } from '../language/use-language.ts';
import { useLotteryWord, useLotteryWords } from './use-lottery-word.ts';

function Play() {
  const word = useLotteryWord();
  const { playName, playRule } = useLotteryWords();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      <h1>{word('family.mark-six')}</h1>
      <h2>{playName('ssc', 'first-three-group-6')}</h2>
      <p>{playRule('ssc', 'first-three-group-6') ?? 'no rule yet'}</p>
      <button type="button" onClick={() => void changeLanguage('EN')}>
        EN
      </button>
    </>
  );
}

afterEach(() => Reflect.set(document, 'cookie', `${languageCookie}=; path=/; max-age=0`));

test('LO-03 names and rules come after the screen, in the language of the page', async () => {
  renderScreen({ default: Play }, { path: '/m/lottery', calls: {} });
  // Another screen may have fetched the words before; a code is never shown.
  const [family, play] = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(['…', 'Mark Six']).toContain(family);
  expect(['…', 'Tiga depan, kumpulan 6']).toContain(play);
  expect(await screen.findByRole('heading', { name: 'Tiga depan, kumpulan 6' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Mark Six' })).toBeTruthy();
  expect(screen.getByText(/^Pilih sekurang-kurangnya tiga digit/)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'EN' }));
  });
  expect(await screen.findByRole('heading', { name: 'First three, group 6' })).toBeTruthy();
  expect(screen.getByText(/^Pick at least three digits/)).toBeTruthy();
});
