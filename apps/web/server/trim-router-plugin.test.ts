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

test('the other way to match addresses is never tried, and its matcher left out with it', () => {
  const moduleId = path.join(routerFolder, 'router/router.js');
  const made = trimRouterPlugin().transform(readFileSync(moduleId, 'utf8'), moduleId) ?? '';
  expect(made).toContain('if (false) {\n\t\tlet RoutePatternMatcher');
  expect(made).not.toContain('future.unstable_routePatternMatching)');
});

test('what only developers are warned of does not travel', () => {
  const moduleId = path.join(routerFolder, 'router/utils.js');
  const code = readFileSync(moduleId, 'utf8');
  const made = trimRouterPlugin().transform(code, moduleId) ?? '';
  expect(code).toContain('will be treated as if it were');
  expect(made).not.toContain('will be treated as if it were');
  expect(made.split('\n')).toHaveLength(code.split('\n').length);
});
