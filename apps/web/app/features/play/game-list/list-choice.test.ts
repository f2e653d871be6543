import { expect, test } from 'vitest';
import { filterCount, type ListChoice, listChoiceOf, listPath, tabsOf } from './list-choice.ts';

const read = (search: string) => listChoiceOf(new URLSearchParams(search));

test('GA-01 an address says what a list shows, and each list has one address', () => {
  const choice: ListChoice = {
    gameType: 'RNG',
    classify: 'ways',
    vassalage: 'rimba',
    minBet: '0.5',
    gameName: 'naga emas',
  };
  const path = listPath(choice);
  expect(path).toBe('/m/gameList?gameType=RNG&classify=ways&vassalage=rimba&minBet=0.5&gameName=naga+emas');
  expect(read(path.split('?')[1] ?? '')).toEqual(choice);
  expect(listPath({})).toBe('/m/gameList');
  expect(listPath(read(''))).toBe('/m/gameList');
});

test('GA-01 new games and least bets are asked of slots alone', () => {
  expect(tabsOf('RNG')).toEqual(['ALL', 'RECENT', 'NEW', 'HOT', 'FAV']);
  expect(tabsOf('INHOUSE')).toEqual(['ALL', 'RECENT', 'HOT', 'FAV']);
  expect(read('gameType=INHOUSE&classify=NEW&minBet=0.5')).toMatchObject({ classify: 'ALL', minBet: '' });
  expect(read('gameType=RNG&classify=NEW&minBet=0.5')).toMatchObject({ classify: 'NEW', minBet: '0.5' });
});

test.each(['gameType=x', 'classify=%3Cscript%3E', 'vassalage=a%20b', 'gameType=RNG&minBet=0.02'])(
  'what an address may not say counts for nothing: %s',
  (search) => {
    expect(read(search)).toMatchObject({ classify: 'ALL', vassalage: '', minBet: '', gameName: '' });
  },
);

test('the panel’s choices are counted, the tabs are not', () => {
  expect(filterCount(read('gameType=RNG&classify=HOT'))).toBe(0);
  expect(filterCount(read('gameType=RNG&classify=ways&vassalage=rimba&minBet=0.1'))).toBe(3);
});
