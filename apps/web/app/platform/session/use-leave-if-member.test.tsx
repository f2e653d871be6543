import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { useLeaveIfMember } from './use-leave-if-member.ts';

function Form() {
  useLeaveIfMember();
  return <p>Borang</p>;
}

const open = (session?: typeof fakeSession) =>
  renderScreen(
    { default: Form },
    {
      path: '/m/register',
      url: '/m/register?returnTo=%2Fm%2Finbox',
      calls: {},
      ...(session === undefined ? {} : { session }),
    },
  );

test('a member who opens the registration is sent on to where it would have led', async () => {
  open(fakeSession);
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/inbox'));
});

test.each([
  ['a visitor', undefined],
  ['whoever is on free trial', { ...fakeSession, merchantCode: 'wautrial', type: 4 }],
])('AC-10 %s stays, because an account of their own is the way on', (_, session) => {
  open(session);
  expect(screen.getByText('Borang')).toBeTruthy();
  expect(screen.queryByTestId('path')).toBeNull();
});
