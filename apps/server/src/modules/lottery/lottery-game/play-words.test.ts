import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { addTestLottery } from '../testing/add-test-lottery.ts';

const server = await createTestServer();
await addTestLottery(server, 'wau', 'thai-lao', 'thai-lao');

async function menuOf(query: { readonly words?: boolean }, language?: string) {
  const headers = { Language: language };
  const params = { gameId: 'thai-lao' };
  return (await server.call('getLotteryPlayMenu', { params, query, headers })).value().plays;
}

test.each([
  ['MY', '2 digit bawah', '35 menang jika hadiah pertama ialah 3556.'],
  ['EN', '2 digits, bottom', '35 wins if the first prize is 3556.'],
])(
  'LO-03 a menu has the name, rule and example of each play in %s where they are wanted',
  async (language, name, example) => {
    const plays = await menuOf({ words: true }, language);
    expect(plays.map(({ words }) => words?.name.length ?? 0).every((length) => length > 0)).toBe(true);
    expect(plays.every(({ words }) => words?.rule !== '' && words?.example !== '')).toBe(true);
    const bottom = plays.find(({ playId }) => playId === '2-bottom');
    expect(bottom?.words).toMatchObject({ name, example });
    expect(bottom?.words?.rule).not.toContain(example);
  },
);

test('LO-03 a menu has no words where none are wanted, since screens have them', async () => {
  for (const query of [{}, { words: false }]) {
    for (const play of await menuOf(query)) expect(play).not.toHaveProperty('words');
  }
});
