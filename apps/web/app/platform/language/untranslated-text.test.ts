import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const appDirectory = path.resolve(import.meta.dirname, '../..');

/** Attributes whose text a player sees or hears. */
const spokenAttributes = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'text', 'hint']);

/** Text with a letter in it; digits, dashes and spaces need no translation. */
const hasWords = /\p{L}/u;

/** Every literal text of a JSX file that a player would see untranslated. */
function untranslatedTexts(fileName: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXText(node) {
      if (hasWords.test(node.value)) found.push(node.value.trim());
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'Literal' ? String(node.value.value) : '';
      if (spokenAttributes.has(name) && hasWords.test(value)) found.push(value);
    },
  });
  visitor.visit(parseSync(fileName, source).program);
  return found;
}

test('the check sees text between tags and in spoken attributes, and nothing else', () => {
  const source = '<p className="big" alt="Cat">Hello {name} <b>—</b>{t("x")}</p>';
  expect(untranslatedTexts('sample.tsx', `const a = ${source};`)).toEqual(['Cat', 'Hello']);
});

const files = readdirSync(appDirectory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !entry.name.includes('.test.'))
  .map((entry) => path.join(entry.parentPath, entry.name));

test.each(files.map((file) => [path.relative(appDirectory, file), file]))(
  '%s speaks through the catalogue',
  (_, file) => {
    expect(untranslatedTexts(file, readFileSync(file, 'utf8'))).toEqual([]);
  },
);
