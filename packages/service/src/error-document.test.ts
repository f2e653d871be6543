import { readFile } from 'node:fs/promises';
import { errorCodes } from '@wau/contract/error-codes';
import { errorOccasions } from '@wau/contract/error-occasions';
import { messageDictionary } from '@wau/contract/message-dictionary';
import { messages as english } from '@wau/i18n/errors/en';
import { messages as malay } from '@wau/i18n/errors/my';
import { messages as web } from '@wau/i18n/web/en';
import { expect, test } from 'vitest';
import { errorDocument } from './error-document.ts';

test('AC-22 docs/errors.md is fresh', async () => {
  const file = await readFile(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  expect(file, 'run `npm run generate`').toBe(errorDocument());
});

test('AC-22 each code has a message in both languages and says when it is sent', () => {
  for (const code of errorCodes) {
    expect(english[code], code).toBeTruthy();
    expect(malay[code], code).toBeTruthy();
    expect(errorOccasions[code], `${code}: add a line to error-occasions.ts`).toBeTruthy();
  }
});

test.each(messageDictionary)(
  'AC-22 the message “$message” is what its source says',
  ({ message, source }) => {
    if ('code' in source) {
      // Some go on to say what can be done about it.
      expect(english[source.code].startsWith(message), english[source.code]).toBe(true);
    } else if ('webMessages' in source) {
      for (const id of source.webMessages) expect(Object.keys(web)).toContain(id);
    } else {
      expect(source.missing).not.toBe('');
    }
  },
);
