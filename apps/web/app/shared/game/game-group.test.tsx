import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../test-support/fake-site.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { GameGroup } from './game-group.tsx';

const naga = { ...fakeGame('naga', { nodeId: 7, gameName: 'Naga Emas' }), gameClassifyNew: [] };
const wau = { ...fakeGame('wau', { nodeId: 8, gameName: 'Wau Bulan' }), gameClassifyNew: [] };

/** What a list may say of a group after the other. */
const states = [
  { games: [naga], heights: undefined },
  { games: [naga], heights: [241] },
  { games: [naga], heights: [250] },
  { games: [naga], heights: undefined },
  { games: [wau], heights: undefined },
];

function Group() {
  const [place, setPlace] = useState(0);
  const state = states[place];
  if (state === undefined) return null;
  return (
    <>
      <ul>
        <GameGroup firstCount={0} isOfFirstPage={false} {...state} />
      </ul>
      <button type="button" onClick={() => setPlace(place + 1)}>
        next
      </button>
    </>
  );
}

test('GA-01 a group is drawn, keeps its place while it is not, and shows other games when it has others', async () => {
  renderScreen({ default: Group }, { path: '/m/gameList', calls: {} });
  const next = await screen.findByRole('button', { name: 'next' });
  const seen = () => {
    const item = screen.getByRole('listitem');
    // Of what is not drawn the name is there, for the browser's own search.
    return (
      item.querySelector('a')?.textContent?.match(/^\D+(?=Wau Studio)/)?.[0] ??
      `${item.textContent} ${item.style.height}`
    );
  };
  const shown = states.map((_, place) => {
    if (place > 0) fireEvent.click(next);
    return seen();
  });
  expect(shown).toEqual(['Naga Emas', 'Naga Emas 241px', 'Naga Emas 250px', 'Naga Emas', 'Wau Bulan']);
});
