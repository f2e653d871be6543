import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { trimRouterPlugin } from './trim-router-plugin.ts';

const code = [
  'const Link = React$1.forwardRef(function LinkWithRef() {});',
  'Link.displayName = "Link";',
  '\t\tInner.displayName = "fetcher.Form";',
].join('\n');

test('components of React Router lose their names and are marked as made without effects', () => {
  const made = trimRouterPlugin().transform(
    code,
    '/w/node_modules/react-router/dist/production/lib/hooks.js',
  );
  expect(made?.split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});',
    '',
    '\t\tInner.displayName = "fetcher.Form";',
  ]);
});

test('files of others are left alone', () => {
  expect(trimRouterPlugin().transform(code, '/w/node_modules/react/index.js')).toBeUndefined();
});

const routerFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib',
);

test.each([
  ['dom/lib.js', ['PrefetchPageLinks', 'usePrefetchBehavior'], './ssr/components.js'],
  [
    'router/router.js',
    ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    './instrumentation.js',
  ],
])('of %s, what the app never uses stands in its place and does nothing', (file, names, from) => {
  const moduleId = path.join(routerFolder, file);
  const made = trimRouterPlugin().transform(readFileSync(moduleId, 'utf8'), moduleId) ?? '';
  const imported =
    /^import \{([^}]*)\} from "(?:\.\/ssr\/components|\.\/instrumentation)\.js";/m.exec(made)?.[1] ?? '';
  for (const name of names) {
    expect(imported, from).not.toContain(name);
    expect(made).toContain(
      `const ${name} = () =>`.replace('() =>', name.startsWith('instrument') ? '(router) =>' : '() =>'),
    );
  }
});

test('another version that imports in another way ends the build', () => {
  const moduleId = path.join(routerFolder, 'dom/lib.js');
  expect(() => trimRouterPlugin().transform('import {} from "./other.js";', moduleId)).toThrow(
    'is not as it was',
  );
});
