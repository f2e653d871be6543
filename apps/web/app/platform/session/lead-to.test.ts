import { afterEach, expect, test } from 'vitest';
import { leadTo } from './lead-to.ts';

const isReplacing = (response: Response) => response.headers.has('X-Remix-Replace');
const asked = new Request('http://localhost/m/voucherCenter?amount=5');

afterEach(() => window.history.replaceState(null, '', '/'));

test('AC-24 the page that a link was tapped on stays in the history', () => {
  window.history.replaceState(null, '', '/m/home');
  const response = leadTo('/m/login', asked);
  expect(response.headers.get('Location')).toBe('/m/login');
  expect(isReplacing(response)).toBe(false);
});

test.each(['/m/voucherCenter?amount=5', '/m/login'])(
  'AC-24 %s, which stands in the address, gives way',
  (address) => {
    window.history.replaceState(null, '', address);
    expect(isReplacing(leadTo('/m/login', asked))).toBe(true);
  },
);
