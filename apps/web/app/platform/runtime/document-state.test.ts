import { expect, test } from 'vitest';
import { serializeForMarkup } from './document-state.ts';

test('no value can end the script that carries it', () => {
  const value = { name: '</script><script>alert(1)</script>\u2028' };
  const text = serializeForMarkup(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});
