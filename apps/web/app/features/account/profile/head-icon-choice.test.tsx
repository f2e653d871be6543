import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeAnswer } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { HeadIconChoice } from './head-icon-choice.tsx';

const info = {
  id: 'mbr_1',
  type: 0,
  userName: 'aisyah',
  account: 'aisyah',
  nickname: 'Aisyah',
  headIcon: '',
  headIconUrl: '',
} as unknown as Parameters<typeof HeadIconChoice>[0]['info'];

const icons = {
  current: '',
  list: ['penyu', 'helang'].map((iconId) => ({ iconId, url: `/art/${iconId}.svg` })),
};

/** Answers to the choices so far come when the test says so. */
function openChoice() {
  const sent: { iconId: string; answer: (given: FakeAnswer<'setHeadIcon'>) => void }[] = [];
  renderScreen(
    { default: () => <HeadIconChoice info={info} /> },
    {
      path: '/m/profile',
      session: fakeSession,
      calls: {
        getHeadIcons: () => accepted(icons),
        setHeadIcon: ({ body }) =>
          new Promise((answer) => {
            sent.push({ ...(body as { iconId: string }), answer });
          }),
      },
    },
  );
  return sent;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('ME-04 a picture is chosen with the tap, before the server has heard of it', async () => {
  openChoice();
  fireEvent.click(await screen.findByRole('radio', { name: 'Gambar 1' }));
  expect(radio('Gambar 1').checked).toBe(true);
  fireEvent.click(radio('Gambar 2'));
  expect(radio('Gambar 2').checked).toBe(true);
});

test('ME-04 choices are sent one after the other, and the last one stays', async () => {
  const sent = openChoice();
  fireEvent.click(await screen.findByRole('radio', { name: 'Gambar 1' }));
  fireEvent.click(radio('Gambar 2'));
  await waitFor(() => expect(sent.map(({ iconId }) => iconId)).toEqual(['penyu']));
  sent[0]?.answer(accepted(null));
  await waitFor(() => expect(sent.map(({ iconId }) => iconId)).toEqual(['penyu', 'helang']));
  expect(radio('Gambar 2').checked).toBe(true);
});

test('ME-04 a picture that is refused goes back to the one before, with words', async () => {
  const sent = openChoice();
  fireEvent.click(await screen.findByRole('radio', { name: 'Gambar 2' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(refused(404, 'head.icon.unknown', 'Gambar ini tidak lagi ditawarkan'));
  expect(await screen.findByText('Gambar ini tidak lagi ditawarkan')).toBeTruthy();
  expect(radio('Gambar 2').checked).toBe(false);
  expect(radio('Huruf pertama nama').checked).toBe(true);
});
