import { screen } from '@testing-library/react';
import { exampleKeys, exampleOutcome, examplePlaced, signReceipt } from '@wau/receipt/testing/signed-receipt';
import { beforeAll, expect, test, vi } from 'vitest';

const text = JSON.stringify(signReceipt(examplePlaced, exampleOutcome()));
const request = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('fetch', request);
  await import('./receipt-verifier.ts');
  speak('Bahasa Melayu');
});

function speak(language: string): void {
  screen.getByRole('button', { name: language }).click();
}

function write(label: string, written: string): void {
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  field.value = written;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function verdict(): string {
  return screen.getByRole('status').textContent;
}

function playNames(): readonly string[] {
  return [...document.querySelectorAll('article:first-of-type .line strong')].map(
    ({ textContent }) => textContent,
  );
}

test('a pasted receipt is checked in both languages, and nothing is asked of anybody', () => {
  expect(screen.queryByRole('status')).toBeNull();
  write('Resit', text);
  expect(verdict()).toContain('Betul, jika kunci itu milik laman');
  write('Kunci laman', JSON.stringify(exampleKeys()));
  expect(verdict()).toContain('Semua dalam resit ini betul');
  expect(screen.getByRole('heading', { name: 'Cabutan 20261129-0001' })).toBeDefined();
  expect(playNames()).toEqual(['Dua belakang, ikut susunan', 'Puluh ribu, digit']);
  speak('English');
  expect(verdict()).toContain('Everything in this receipt is right');
  expect(playNames()).toEqual(['Last two, straight', 'Ten thousands, digit']);
  // RM 19.82 of a number that paid 9.91 for each ringgit.
  expect(document.body.textContent).toMatch(/RM\s19\.82/);
  expect(screen.queryAllByRole('img', { name: 'Wrong' })).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});

test('what was changed is refused, and it stands there what is wrong', () => {
  write('Receipt', text.replace('"payoutMinor":"1982"', '"payoutMinor":"9982"'));
  expect(verdict()).toContain('This receipt is not right');
  expect(screen.getAllByRole('img', { name: 'Wrong' })).toHaveLength(2);
  write('Receipt', 'nothing of the kind');
  expect(verdict()).toContain('This receipt is not right');
  write('Keys of the site', '{}');
  expect(screen.getByRole('alert').textContent).toBe('These are no keys as a site publishes them.');
});

test('what a receipt says is text, whatever it says', () => {
  const placed = { ...examplePlaced, gameId: 'x.y', currencyCode: 'XXX' };
  write('Keys of the site', '');
  write(
    'Receipt',
    JSON.stringify(signReceipt(placed, null)).replace('lto_example.1 ', '<img src=x onerror=alert(1)>'),
  );
  expect(verdict()).toContain('This receipt is not right');
  expect(document.querySelector('main img')).toBeNull();
  expect(document.body.textContent).toContain('XXX 18000');
});
