import { expect, test } from 'vitest';
import { unnamedComponentsPlugin } from './unnamed-components-plugin.ts';

const code = [
  'const Link = React$1.forwardRef(function LinkWithRef() {});',
  'Link.displayName = "Link";',
  '\t\tInner.displayName = "fetcher.Form";',
].join('\n');

test('components of React Router lose their names and are marked as made without effects', () => {
  const made = unnamedComponentsPlugin().transform(
    code,
    '/w/node_modules/react-router/dist/production/lib/lib.js',
  );
  expect(made?.split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});',
    '',
    '\t\tInner.displayName = "fetcher.Form";',
  ]);
});

test('files of others are left alone', () => {
  expect(unnamedComponentsPlugin().transform(code, '/w/node_modules/react/index.js')).toBeUndefined();
});
