import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialingCodePicker } from './dialing-code-picker.tsx';
import { matchesCountry } from './dialing-code-sheet.tsx';

const countries = [
  { code: 'CI', dialingCode: '225', name: 'Côte d’Ivoire' },
  { code: 'JP', dialingCode: '81', name: 'Jepun' },
  { code: 'MY', dialingCode: '60', name: 'Malaysia' },
];
const texts = { title: 'Kod negara', search: 'Cari', none: 'Tiada', close: 'Tutup' };

test.each([
  ['malay', 'MY'],
  ['COTE', 'CI'],
  ['jp', 'JP'],
  ['+60', 'MY'],
  ['8', 'JP'],
])('AC-02 a search for %s finds %s', (query, code) => {
  expect(countries.filter((country) => matchesCountry(country, query)).map((each) => each.code)).toEqual([
    code,
  ]);
});

test('AC-02 the picker opens by name, is searched and chosen from with the keyboard alone', async () => {
  const onChange = vi.fn();
  render(<DialingCodePicker value="MY" onChange={onChange} countries={countries} texts={texts} />);
  fireEvent.click(screen.getByRole('button', { name: 'Kod negara: Malaysia +60' }));
  const sheet = await screen.findByRole('dialog', { name: 'Kod negara' });
  const search = within(sheet).getByRole('combobox', { name: 'Cari' });
  expect(within(sheet).getAllByRole('option')).toHaveLength(3);
  fireEvent.change(search, { target: { value: 'jep' } });
  await waitFor(() => expect(within(sheet).getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('JP'));
});

test('AC-02 a search without a match says so', async () => {
  render(<DialingCodePicker value="MY" onChange={() => undefined} countries={countries} texts={texts} />);
  fireEvent.click(screen.getByRole('button', { name: /Kod negara/ }));
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'zzz' } });
  await screen.findByText('Tiada');
});
