import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

/** Files that hold words of their own beside the catalogues. */
const otherPlaces = [
  'apps/server/src/demo/**/*.ts',
  'apps/studio/src/pages/studio-pages.ts',
  'apps/studio/client/src/play/failure-screen.tsx',
  'apps/web/server/*-page.ts',
];

interface Text {
  readonly place: string;
  readonly text: string;
}

function catalogueTexts(language: string): readonly Text[] {
  return textsIn(`packages/i18n/src/**/{${language},*-${language}}.ts`).filter(
    // What is imported is quoted as well, and so are the ids before the texts.
    ({ text }) => !text.startsWith('./') && !messageId.test(text),
  );
}

const messageId = /^[a-z]\w*(?:\.[\w-]+)+$/;

/** Whatever has more than one word; what else is quoted in code hardly ever has a space. */
function otherTexts(): readonly Text[] {
  return otherPlaces.flatMap(textsIn).filter(({ text }) => text.includes(' '));
}

/** What every title is called and says of itself, in each language. */
function titleTexts(): readonly Text[] {
  return globSync('packages/titles/titles/*/title.json', { cwd: projectFolder }).flatMap((place) => {
    const json = readFileSync(join(projectFolder, place), 'utf8');
    return [...json.matchAll(/"[A-Z]{2}": "([^"]+)"/g)].map(([, text = '']) => ({ place, text }));
  });
}

function textsIn(pattern: string): readonly Text[] {
  return globSync(pattern, { cwd: projectFolder }).flatMap((file) => {
    const code = readFileSync(join(projectFolder, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, quoted, template]) => ({
      place: file,
      text: quoted ?? template ?? '',
    }));
  });
}

/** The last column of the glossary. */
function readForbiddenWords(): readonly string[] {
  const page = readFileSync(join(projectFolder, 'docs/words.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return rows.flatMap((row) => {
    const lastCell = row.split('|').at(-2) ?? '';
    return [...lastCell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
  });
}

const malay = catalogueTexts('my');
const english = catalogueTexts('en');
const everything = [...malay, ...english, ...otherTexts(), ...titleTexts()];

test('the glossary and the texts are found', () => {
  expect(readForbiddenWords()).toContain('benih');
  expect(malay.length).toBeGreaterThan(500);
  expect(english.length).toBe(malay.length);
  expect(otherTexts().length).toBeGreaterThan(100);
  expect(titleTexts().length).toBeGreaterThan(1000);
});

test.each(readForbiddenWords())('no text says “%s”', (words) => {
  const forbidden = new RegExp(String.raw`(?<![\p{L}\d-])${words}(?![\p{L}\d-])`, 'iu');
  expect(everything.filter(({ text }) => forbidden.test(text))).toEqual([]);
});

test.each([
  'We could not read the answer',
  'Open on a page of its own',
  // What is live about it has to be said: “Kasino langsung”.
  'Langsung',
])('no text is “%s”', (sentence) => {
  const isThat = new RegExp(`^${sentence}[.!]?$`, 'iu');
  expect(everything.filter(({ text }) => isThat.test(text.trim()))).toEqual([]);
});

/** Names, and what is written in capitals everywhere. */
const names =
  /^(?:Android|Bulan|CSV|Chrome|Edge|Facebook|Geolocation|Gold|ID|IP|iOS|JPEG|Lao|Laos|Maybank|Menu|Pay|PNG|QR|RM|SMS|Safari|Samsung|Semak|Fairness|Settings|Six|Tetapan|Thailand|VIP|VPN|WAU_\w*|Wau|WebP|MB|I|DB-IP|SHA-256|TryAgain)$/;

describe.each([
  ['Malay', malay],
  ['English', english],
])('%s texts', (_, texts) => {
  test('are in sentence case', () => {
    const inCapitals = texts.filter(({ text }) => {
      const plain = text.replaceAll(/“[^”]*”/g, '').replaceAll(/\{\w+, plural,|one \{|other \{|=0 \{/g, '. ');
      const inside = plain.matchAll(/(?<=[\p{L}\d,;] )\p{Lu}[\p{L}\d_-]*/gu);
      return [...inside].some(([word]) => !names.test(word));
    });
    expect(inCapitals).toEqual([]);
  });

  test('have dots of one character, and one exclamation mark at most', () => {
    expect(texts.filter(({ text }) => /\.\.| …|!.*!/.test(text))).toEqual([]);
  });

  test('write money through the formatter', () => {
    expect(texts.filter(({ text }) => /\bRM *\d/.test(text))).toEqual([]);
  });
});

test('amounts in content stand as the formatter writes them', () => {
  const amounts = otherTexts().flatMap(({ text }) => text.match(/RM[\s\d.,]*\d/g) ?? []);
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) {
    expect(amount).toMatch(/^RM [1-9]\d{0,2}(?:,\d{3})*(?:\.(?!00)\d\d)?$|^RM 0\.\d\d$/);
  }
});

test('nothing but the formatter puts a currency beside digits', () => {
  const symbolBesideValue = /symbol\} ?\$\{|\} ?\$\{[\w.]*symbol\}/i;
  const files = globSync('apps/**/*.{ts,tsx}', {
    cwd: projectFolder,
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) =>
    symbolBesideValue.test(readFileSync(join(projectFolder, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
