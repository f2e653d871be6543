import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useCanRegister, useRegistrationModes } from './registration-modes.ts';

function Modes() {
  const modes = useRegistrationModes();
  return <p data-testid="shown">{`${modes.join(' ')}|${useCanRegister()}`}</p>;
}

test.each([
  [true, true, 'username mobile|true'],
  [true, false, 'username|true'],
  [false, true, 'mobile|true'],
  [false, false, '|false'],
])('AC-13 with a name %s and a number %s the ways to register are %s', (byUsername, byMobile, shown) => {
  renderScreen(
    { default: Modes },
    { path: '/m/modes', calls: {}, flags: { USERNAMEREG3: byUsername, MOBILENUMREG3: byMobile } },
  );
  expect(screen.getByTestId('shown').textContent).toBe(shown);
});
