import { fireEvent, screen } from '@testing-library/react';
import type { OperatorHtml as Html } from '@wau/contract/operator-html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { OperatorHtml } from './operator-html.tsx';

/** Whether the browser was left to follow the last link; the page here goes nowhere. */
let isLeftToBrowser: boolean;
const watch = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => {
  isLeftToBrowser = false;
  window.addEventListener('click', watch);
});
afterEach(() => window.removeEventListener('click', watch));

function clickLink(href: string, how: MouseEventInit = {}): void {
  const html = `<p><a href="${href}"><b>Baca lagi</b></a></p>` as Html;
  renderScreen({ default: () => <OperatorHtml html={html} /> }, { path: '/m/help', calls: {} });
  fireEvent.click(screen.getByText('Baca lagi'), how);
}

test.each(['/m/promotion', '/m/help?i=2'])(
  'S5 a link to %s, a screen of the app, turns the page without loading the app again',
  async (href) => {
    clickLink(href);
    expect(isLeftToBrowser).toBe(false);
    if (href.startsWith('/m/help')) expect(screen.getByText('Baca lagi')).toBeTruthy();
    else expect((await screen.findByTestId('path')).textContent).toBe(href);
  },
);

test.each([
  'https://elsewhere.example/m/promotion',
  '//elsewhere.example/m/promotion',
  '/studio/verify',
  '/wps/session/external/google',
  '/membership',
  '#terms',
])('S5 a link to %s, which is no screen of the app, is followed by the browser', (href) => {
  clickLink(href);
  expect(isLeftToBrowser).toBe(true);
  expect(screen.queryByTestId('path')).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'S5 whoever clicks for another tab or a file, with %j, gets it',
  (how) => {
    clickLink('/m/promotion', how);
    expect(isLeftToBrowser).toBe(true);
  },
);
