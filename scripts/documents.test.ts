import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: projectFolder }));
const pages = documents.filter((document) => document.startsWith('docs/rooms/'));

function read(document: string): string {
  return readFileSync(join(projectFolder, document), 'utf8');
}

describe('the documents', () => {
  test.each(documents)('%s leads only to files that exist', (document) => {
    const targets = [...read(document).matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
    const missing = targets.filter(
      (target) => !/^[a-z]+:/.test(target) && !existsSync(join(projectFolder, dirname(document), target)),
    );
    expect(missing).toEqual([]);
  });

  test('there is a page for each area of the server and for each app', () => {
    const areas = readdirSync(join(projectFolder, 'apps/server/src/modules'));
    const apps = readdirSync(join(projectFolder, 'apps')).filter((app) => app !== 'server');
    const expected = [...areas, ...apps].map((room) => `docs/rooms/${room}.md`);
    expect(expected.filter((page) => !pages.includes(page))).toEqual([]);
  });

  test.each(pages)('%s stays short and is in the list of pages', (page) => {
    expect(read(page).split(/\s+/).length).toBeLessThan(1_000);
    expect(read('docs/architecture.md')).toContain(`(${page.slice('docs/'.length)})`);
  });
});
