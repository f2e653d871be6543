import { fireEvent, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import { menuOf, openBets, tap } from './testing/lottery-samples.ts';

beforeEach(() => sessionStorage.clear());

/** The rows of digits, whatever they are called. */
async function digitFields(): Promise<readonly HTMLElement[]> {
  const ones = await screen.findAllByRole('button', { name: '1' });
  return ones.flatMap((one) => one.closest('fieldset') ?? []);
}

const summary = (text: RegExp) => screen.findByText(text);

test('digits are picked by place, one by one or many by a tap, and lines and stake are counted at once', async () => {
  openBets({ menu: menuOf('first-two-straight') });
  const [first, second] = await digitFields();
  if (first === undefined || second === undefined) throw new Error('no two places');
  await summary(/Pilih nombor anda/);
  fireEvent.click(within(first).getByRole('button', { name: 'Besar' }));
  fireEvent.click(within(second).getByRole('button', { name: '3' }));
  expect((await summary(/5 baris/)).textContent).toMatch(/5 baris · RM 5\.00/);
  fireEvent.click(within(second).getByRole('button', { name: 'Semua' }));
  await summary(/50 baris/);
  fireEvent.click(within(first).getByRole('button', { name: 'Kosong' }));
  await summary(/Pilih nombor anda/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masukkan ke bakul' }).disabled).toBe(true);
});

test('a group is picked from rows that name how often digits come', async () => {
  openBets({ menu: menuOf('five-group-60') });
  const [pair, single] = await digitFields();
  if (pair === undefined || single === undefined) throw new Error('no two fields');
  fireEvent.click(within(pair).getByRole('button', { name: '1' }));
  for (const digit of ['2', '3', '4', '5']) {
    fireEvent.click(within(single).getByRole('button', { name: digit }));
  }
  await summary(/4 baris/);
});

test('each option of a plate says what it pays', async () => {
  openBets({ menu: menuOf('dragon-tiger-1-5') });
  fireEvent.click(await screen.findByRole('button', { name: / 9\.4$/ }));
  fireEvent.click(screen.getAllByRole('button', { name: / 2\.2$/ })[0] ?? document.body);
  expect((await summary(/2 baris/)).textContent).toMatch(/RM 2\.00/);
  expect(screen.getByText(/Menang hingga RM 9\.40/)).toBeTruthy();
});

test('numbers of two digits are picked by sets, turned round, and pasted', async () => {
  openBets({ menu: menuOf('first-two-entered') });
  await screen.findByRole('button', { name: 'Terbalik' });
  const isPicked = (number: string) =>
    screen.getByRole('button', { name: number }).getAttribute('aria-pressed') === 'true';
  tap('Puluh sama');
  tap('1_');
  await summary(/10 baris/);
  expect([isPicked('10'), isPicked('19'), isPicked('20')]).toEqual([true, true, false]);
  tap('Terbalik');
  await summary(/19 baris/);
  tap('1_');
  await summary(/9 baris/);
  tap('Kosong');
  tap('Tampal');
  fireEvent.change(screen.getByLabelText(/^Nombor 2 digit/), { target: { value: '12, 34; 12 ၅၆ 789' } });
  tap('Ambil nombor');
  await summary(/3 baris/);
  expect(screen.getByText('1 ditinggalkan: 789')).toBeTruthy();
  expect([isPicked('12'), isPicked('34'), isPicked('56')]).toEqual([true, true, true]);
});

test('longer numbers are typed as a list, in every order where wanted, and taken back one by one', async () => {
  openBets({ menu: menuOf('first-three-entered') });
  fireEvent.change(await screen.findByLabelText(/^Nombor 3 digit/), { target: { value: '123 455' } });
  tap('Semua susunan');
  await summary(/9 baris/);
  tap('Buang 123');
  await summary(/8 baris/);
});

test('price of a line, multiple and series make the stake and what is won', async () => {
  openBets({ menu: menuOf('fixed-digit', 'place-1-number') });
  const [place] = await digitFields();
  if (place === undefined) throw new Error('no place');
  fireEvent.click(within(place).getByRole('button', { name: '7' }));
  tap('RM 0.10');
  fireEvent.change(screen.getByLabelText('Gandaan'), { target: { value: '20' } });
  expect((await summary(/1 baris/)).textContent).toMatch(/RM 2\.00/);
  expect(screen.getByText(/Menang hingga RM 18\.00/)).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1700' } });
  expect(screen.getByText(/Menang hingga RM 17\.00/)).toBeTruthy();
  expect(screen.getByText(/Pulangan 85%/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Hiburan' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('without a draw nothing can be placed, and the screen says so', async () => {
  const calls = {
    getLotteryDraw: () => accepted({ now: '2026-11-30T00:00:00.000Z', current: null, following: [] }),
  };
  openBets({ menu: menuOf('fixed-digit'), calls });
  await screen.findByText('Tiada cabutan dibuka sekarang');
  tap('Pilih rawak');
  tap('Masukkan ke bakul');
  tap(/^Bakul/);
  const place = await screen.findByRole<HTMLButtonElement>('button', { name: /^Letak pertaruhan/ });
  expect(place.disabled).toBe(true);
});

test.each([
  ['?playId=dragon-tiger-1-5&numbers=tiger', /1 baris/],
  ['?playId=dragon-tiger-1-5&numbers=lion', /Pilih nombor anda/],
  ['?playId=another&numbers=tiger', /Pilih nombor anda/],
])(
  'LO-06 a bet that the address names is picked already, where there is such a bet: %s',
  async (search, text) => {
    openBets({ menu: menuOf('first-two-straight', 'dragon-tiger-1-5'), search });
    await summary(text);
  },
);
