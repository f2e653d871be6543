import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as noticeScreen from './notice-screen.tsx';

const notice = (id: string) => ({
  id,
  title: `Notis ${id}`,
  content: `<p>Isi ${id}</p>`,
  publishedAt: '2026-11-20T04:00:00.000Z',
});

test.each([
  ['', ['Notis a']],
  ['?id=b', ['Notis b']],
  ['?id=gone', []],
])('HO-04 of the notices at %j these are open: %j', async (search, expected) => {
  renderScreen(noticeScreen, {
    path: '/m/notice',
    url: `/m/notice${search}`,
    calls: { listNotices: () => accepted({ list: [notice('a'), notice('b')] }) },
  });
  await screen.findByText('Notis a');
  const open = screen.getAllByRole('heading').filter((title) => title.closest('details')?.open === true);
  expect(open.map(({ textContent }) => textContent)).toEqual(expected);
});
