import { fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useMobileCountry } from './use-mobile-country.ts';

function Country() {
  const country = useMobileCountry();
  return (
    <>
      <p data-testid="shown">{`${country.code} ${country.dialingCode}`}</p>
      <button type="button" onClick={() => country.choose('SG')}>
        SG
      </button>
      {['+66', '+1', '+999'].map((dialingCode) => (
        <button key={dialingCode} type="button" onClick={() => country.chooseDialingCode(dialingCode)}>
          {dialingCode}
        </button>
      ))}
    </>
  );
}

test('AC-02 a country that was chosen goes before a remembered number’s, and that before the merchant’s own', async () => {
  renderScreen(
    { default: Country },
    {
      path: '/m/country',
      calls: {
        listCountries: () =>
          accepted({
            defaultCountry: 'CA',
            list: [
              { code: 'US', dialingCode: '1', name: 'Amerika Syarikat' },
              { code: 'CA', dialingCode: '1', name: 'Kanada' },
              { code: 'SG', dialingCode: '65', name: 'Singapura' },
              { code: 'TH', dialingCode: '66', name: 'Thailand' },
            ],
          }),
      },
    },
  );
  await screen.findByText('CA 1');
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  click('+66');
  expect(screen.getByTestId('shown').textContent).toBe('TH 66');
  click('SG');
  expect(screen.getByTestId('shown').textContent).toBe('SG 65');
  // Of countries with one dialing code the merchant's own is meant.
  click('+1');
  expect(screen.getByTestId('shown').textContent).toBe('CA 1');
  click('+66');
  click('+999');
  expect(screen.getByTestId('shown').textContent).toBe('CA 1');
});
