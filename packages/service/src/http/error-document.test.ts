import { readFile } from 'node:fs/promises';
import { errorCodes } from '@wau/contract/error-codes';
import { errorOccasions } from '@wau/contract/error-occasions';
import { messageDictionary } from '@wau/contract/message-dictionary';
import { messages as english } from '@wau/i18n/errors/en';
import { messages as malay } from '@wau/i18n/errors/my';
import { messages as web } from '@wau/i18n/web/en';
import { messages as webInMalay } from '@wau/i18n/web/my';
import { expect, test } from 'vitest';
import { errorDocument } from './error-document.ts';

test('AC-22 docs/errors.md is fresh', async () => {
  const file = await readFile(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  expect(file, 'run `npm run generate`').toBe(errorDocument());
});

test('AC-22 each code has a message in both languages and says when it is sent', () => {
  for (const code of errorCodes) {
    expect(english[code], code).toBeTruthy();
    expect(malay[code], code).toBeTruthy();
    expect(errorOccasions[code], `${code}: add a line to error-occasions.ts`).toBeTruthy();
  }
});

test('AC-22 a session that ended is told in the same words by the server and by the page', () => {
  expect(web['session.ended']).toBe(english['session.ended']);
  expect(webInMalay['session.ended']).toBe(malay['session.ended']);
});

test.each(messageDictionary)(
  'AC-22 the message “$message” is what its source says',
  ({ message, source }) => {
    if ('code' in source) {
      // Some go on to say what can be done about it.
      expect(english[source.code].startsWith(message), english[source.code]).toBe(true);
    } else {
      const known = new Map<string, string>(Object.entries(web));
      const texts = source.webMessages.map((id) => known.get(id) ?? '');
      // A title and its button say it together; otherwise each begins with it.
      const isToldTogether = texts.join(', ').toLowerCase() === message.toLowerCase();
      expect(isToldTogether || texts.every((text) => text.startsWith(message)), texts.join(' | ')).toBe(true);
    }
  },
);
