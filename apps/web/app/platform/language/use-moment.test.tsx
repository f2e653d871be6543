import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useMoment } from './use-moment.ts';

test.each([
  [0, false],
  [1, true],
])(
  'a moment of %i years ago is told to the minute of 24 hours, and with its year: %s',
  (yearsAgo, tellsYear) => {
    const year = new Date().getFullYear() - yearsAgo;
    function Page() {
      return <p data-testid="moment">{useMoment()(new Date(year, 5, 15, 21, 41).toISOString())}</p>;
    }
    renderScreen({ default: Page }, { path: '/m/home', calls: {} });
    const text = screen.getByTestId('moment').textContent ?? '';
    expect(text).toMatch(/15 Jun.*21[:.]41$/);
    expect(text.includes(String(year))).toBe(tellsYear);
  },
);
