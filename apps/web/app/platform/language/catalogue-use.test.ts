import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@wau/contract/error-codes';
import { messages as errorsInEnglish } from '@wau/i18n/errors/en';
import { messages as errorsInMalay } from '@wau/i18n/errors/my';
import { messages } from '@wau/i18n/web/en';
import { reasons } from '@wau/ledger/reasons';
import { expect, test } from 'vitest';

const appDirectory = path.resolve(import.meta.dirname, '../..');

const sources = readdirSync(appDirectory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

test('every message is used (a missing one does not compile)', () => {
  const unused = Object.keys(messages).filter((id) => !sources.includes(`'${id}'`));
  expect(unused).toEqual([]);
});

test('every error code has words in every language, and no words are for a code that is gone', () => {
  expect(Object.keys(errorsInEnglish).sort()).toEqual([...errorCodes].sort());
  expect(Object.keys(errorsInMalay).sort()).toEqual([...errorCodes].sort());
});

test('every ledger reason has words', () => {
  for (const reason of reasons) expect(Object.keys(messages)).toContain(`movements.reason.${reason}`);
});
