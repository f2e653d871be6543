import { act, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeRules } from '../../../test-support/fake-rules.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { loadMessages } from '../language/load-messages.ts';
import { useFieldRules } from './use-field-rules.ts';

function Page() {
  const { errorText } = useFieldRules();
  return <p data-testid="error">{errorText({ rule: 'password' })}</p>;
}

test('after a change of language an error keeps its words until the new ones are there', async () => {
  const arrivals: (() => void)[] = [];
  const { language } = renderScreen(
    { default: Page },
    {
      path: '/m/register',
      calls: {
        getRegisterValidators: ({ headers }) => {
          if (headers.get('Language') !== 'EN') return accepted(fakeRules());
          const answer = accepted(fakeRules({ password: { message: 'At least 8 characters' } }));
          return new Promise((resolve) => arrivals.push(() => resolve(answer)));
        },
      },
    },
  );
  await screen.findByText('Sekurang-kurangnya 8 aksara');
  const english = await loadMessages('EN');
  act(() => language.speak('EN', english));
  expect(screen.getByTestId('error').textContent).toBe('Sekurang-kurangnya 8 aksara');
  await expect.poll(() => arrivals.length).toBe(1);
  arrivals[0]?.();
  await screen.findByText('At least 8 characters');
});
