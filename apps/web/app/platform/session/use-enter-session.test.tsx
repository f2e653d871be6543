import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import { fakeSite } from '../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { renewalQuery } from './renewal-query.ts';
import { useEnterSession } from './use-enter-session.ts';

const { type: customerType, ...told } = fakeSession;
const session = { ...told, customerType, merchantCode: fakeSite.merchantCode };

function Form() {
  const enterSession = useEnterSession();
  return (
    <button type="button" onClick={() => void enterSession(session)}>
      Log masuk
    </button>
  );
}

test('AC-24 a session that has just begun is not renewed by the page that it leads to', async () => {
  const renewSession = vi.fn(() => accepted({ ...session, token: 'n'.repeat(43) }));
  const services = renderScreen({ default: Form }, { path: '/m/login', calls: { renewSession } });
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  await services.queryClient.fetchQuery(renewalQuery(services));
  expect(renewSession).not.toHaveBeenCalled();
  expect(services.session.current()?.token).toBe(session.token);
});
