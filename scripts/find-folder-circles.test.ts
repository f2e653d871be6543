import { expect, test } from 'vitest';
import { findFolderCircles, folderCirclesOf } from './find-folder-circles.ts';

const account = 'apps/server/src/modules/account';

test('two modules that need each other through different files are a circle', () => {
  const circles = folderCirclesOf(
    new Map([
      [`${account}/member/find.ts`, `import { epoch } from '../login/epoch.ts';`],
      [`${account}/login/epoch.ts`, ''],
      [`${account}/login/login.ts`, `import { lock } from '../member/lock.ts';`],
      [`${account}/member/lock.ts`, ''],
    ]),
  );
  expect(circles).toEqual([
    `These folders need each other in a circle: ${account}/member/find.ts imports ${account}/login/epoch.ts; ` +
      `${account}/login/login.ts imports ${account}/member/lock.ts`,
  ]);
});

test('a circle of three is found as well, by lazy imports too', () => {
  const circles = folderCirclesOf(
    new Map([
      ['apps/web/app/ui/a/a.ts', `import { b } from '../b/b.ts';`],
      ['apps/web/app/ui/b/b.ts', `const c = await import('../c/c.ts');`],
      ['apps/web/app/ui/c/c.ts', `import { a } from '../a/a.ts';`],
    ]),
  );
  expect(circles).toHaveLength(1);
});

test('one direction, and imports inside of a folder, are no circle', () => {
  const circles = folderCirclesOf(
    new Map([
      [`${account}/login/login.ts`, `import { lock } from '../member/lock.ts';\nimport { a } from './a.ts';`],
      [`${account}/login/a.ts`, `import { b } from './b.ts';`],
      [`${account}/member/lock.ts`, `import { tx } from '../../../platform/tx/tx.ts';`],
      ['apps/server/src/platform/tx/tx.ts', ''],
    ]),
  );
  expect(circles).toEqual([]);
});

test('the project has none', async () => {
  expect(await findFolderCircles()).toEqual([]);
});
