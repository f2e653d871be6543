import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as selfTestScreen from './self-test-screen.tsx';

/** No call is faked: one that was made would fail the test. */
const open = () => renderScreen(selfTestScreen, { path: '/m/selfTest', session: fakeSession, calls: {} });
const answerAll = async (answer: string) => {
  for (const radio of await screen.findAllByRole('radio', { name: answer })) fireEvent.click(radio);
};
const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Lihat keputusan' }));

test('ME-08 nine answers come to a result that leads to what helps, and nothing is sent or kept', async () => {
  open();
  await answerAll('Hampir selalu');
  const before = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  finish();
  expect(await screen.findByText(/berhenti seketika/)).toBeTruthy();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(before);
  fireEvent.click(screen.getByRole('link', { name: 'Ambil rehat' }));
  expect(await screen.findByText(/\/m\/takeBreak/)).toBeTruthy();
});

test('ME-08 a question that was left out is led to', async () => {
  open();
  await answerAll('Tidak pernah');
  fireEvent.click(screen.getByRole('button', { name: 'Lihat keputusan' }));
  expect(await screen.findByText(/tiada tanda/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Jawab sekali lagi' }));
  finish();
  expect(await screen.findByText('Sila jawab semua soalan')).toBeTruthy();
  const [first] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(first);
});
