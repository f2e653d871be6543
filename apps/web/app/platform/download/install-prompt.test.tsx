import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useInstallPrompt, watchInstallPrompt } from './install-prompt.ts';

beforeAll(watchInstallPrompt);

function Page() {
  const install = useInstallPrompt();
  if (install === undefined) return <p>Tiada soalan</p>;
  return (
    <button type="button" onClick={() => void install()}>
      Pasang
    </button>
  );
}

function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

test('HO-09 the browser’s question is kept for the player’s tap, and asked once', () => {
  renderScreen({ default: Page }, { path: '/m/home', calls: {} });
  expect(screen.getByText('Tiada soalan')).toBeTruthy();
  const prompt = offer();
  expect(prompt).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Pasang' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.getByText('Tiada soalan')).toBeTruthy();
});

test('HO-09 an app that was installed by the browser’s own menu is offered no more', () => {
  renderScreen({ default: Page }, { path: '/m/home', calls: {} });
  offer();
  expect(screen.getByRole('button', { name: 'Pasang' })).toBeTruthy();
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.getByText('Tiada soalan')).toBeTruthy();
});
