import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { spokenText } from '../platform/text.tsx';
import { FailureScreen } from './failure-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = spokenText('EN', compileCatalogue(messages));

/** Shows it on a page of its own, or in a frame; gives back what the page around the game is told. */
function show(props: ComponentProps<typeof FailureScreen>, isFramed: boolean) {
  const postMessage = vi.fn();
  const around = isFramed ? ({ postMessage } as unknown as Window) : window;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around);
  render(<FailureScreen {...props} />);
  return postMessage;
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const words = () => [...screen.getByRole('alert').querySelectorAll('h1, p')].map((part) => part.textContent);

test('a game that could not be opened offers another try, which loads the page again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  show({ text, kind: 'notOpened' }, false);
  expect(words()).toEqual(['The game could not be opened', 'The connection failed. Please try again.']);
  expect(buttons()).toEqual(['Try again']);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('in a frame it offers the way back to the other games as well, and tells the page around it', () => {
  const postMessage = show({ text, kind: 'notOpened' }, true);
  expect(buttons()).toEqual(['Try again', 'Back to games']);
  expect(postMessage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Back to games' }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ source: 'wau-game', type: 'exit' }, '*');
});

test('what the server said of a game that could not be opened stands in the place of the general words', () => {
  show({ text, kind: 'notOpened', message: 'This game is closed for now' }, false);
  expect(words()).toEqual(['The game could not be opened', 'This game is closed for now']);
});

test('a session that is over cannot be tried again: in a frame only the way back is offered', () => {
  show({ text, kind: 'ended' }, true);
  expect(words()).toEqual([
    'This game session is over',
    'You have logged out or opened the game elsewhere. Your balance and bets are safe.',
  ]);
  expect(buttons()).toEqual(['Back to games']);
});

test('on a page of its own a session that is over offers nothing that would lead nowhere', () => {
  show({ text, kind: 'ended' }, false);
  expect(buttons()).toEqual([]);
});

test('where not even the texts came, both languages tell of it, offer another try and lead back', () => {
  show({ text: undefined, kind: 'notOpened' }, true);
  expect(words()).toEqual(['Permainan tidak dapat dibuka · The game could not be opened']);
  expect(buttons()).toEqual(['Cuba lagi · Try again', 'Kembali ke permainan · Back to games']);
});
