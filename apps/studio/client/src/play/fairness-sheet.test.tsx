import { fireEvent, render, screen, within } from '@testing-library/react';
import { parseId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import type { StudioValue } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioAnswer, fakeStudio } from '../testing/fake-studio.ts';
import { sampleOpened, sampleSeedId } from '../testing/sample-play.ts';

type Rotated = StudioValue<'rotateSeed'>;

const hashOf = (digit: string) => digit.repeat(64);

function revealed(clientSeed: string, last: number): Rotated['revealed'] {
  const seedId = parseId('seed', `sed_01jd6f4q2v000000000000000${last}`);
  if (seedId === undefined) throw new TypeError('a sample value is malformed');
  return { seedId, clientSeed, serverSeed: hashOf('a'), serverSeedHash: hashOf('b'), rounds: 3 };
}

const active = sampleOpened.seed;
const rotated: Rotated = {
  revealed: revealed(active.clientSeed, 3),
  active: {
    seedId: sampleSeedId,
    serverSeedHash: hashOf('c'),
    clientSeed: 'layang-layang',
    nextNonce: 0,
    nextServerSeedHash: hashOf('d'),
  },
};

/** The sheet of a player who has changed seeds once before; each change waits for its answer. */
async function openSheet() {
  const answers: ((answer: FakeStudioAnswer<'rotateSeed'>) => void)[] = [];
  const { api, sent } = fakeStudio({
    listSeeds: () => accepted({ active, list: [revealed('kali-pertama', 4)] }),
    rotateSeed: () => new Promise((resolve) => answers.push(resolve)),
  });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  fireEvent.keyDown(document.body, { key: 'f' });
  await screen.findByText('kali-pertama');
  return { answers, sent };
}

const changeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change seeds and reveal' });
const pairs = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('group')
    .map((pair) => pair.querySelector('summary')?.firstChild?.textContent);

test('after a change the pair that is revealed stands above the earlier ones, and the facts are of the new one', async () => {
  const { answers } = await openSheet();
  fireEvent.click(changeButton());
  answers[0]?.(accepted(rotated));
  await screen.findByText('layang-layang');
  expect(pairs()).toEqual(['wau', 'kali-pertama']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 4)).toEqual([hashOf('c'), 'layang-layang', '0', hashOf('d')]);
});

test('while a change is under way no second one can be sent, and a refusal gives the button back', async () => {
  const { answers, sent } = await openSheet();
  const changes = () => sent.filter(({ name }) => name === 'rotateSeed');
  fireEvent.click(changeButton());
  expect(changeButton().disabled).toBe(true);
  fireEvent.click(changeButton());
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your next seed' }), { key: 'Enter' });
  expect(changes()).toHaveLength(1);
  answers[0]?.(refused(409, 'seed.in.use', 'A round is open with this seed'));
  await screen.findByText('A round is open with this seed');
  expect(changeButton().disabled).toBe(false);
  fireEvent.click(changeButton());
  expect(changes()).toHaveLength(2);
});

test.each([
  ['nothing', ''],
  ['a space', 'layang layang'],
  ['another letter', 'bulan!'],
])(
  'a seed of the player’s own with %s in it is not sent, and the field says what it may be',
  async (_, seed) => {
    const { sent } = await openSheet();
    const field = screen.getByRole('textbox', { name: 'Your next seed' });
    fireEvent.change(field, { target: { value: seed } });
    fireEvent.click(changeButton());
    expect(screen.getByText('Use 1 to 64 letters, digits, - or _')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent.map(({ name }) => name)).not.toContain('rotateSeed');
  },
);
