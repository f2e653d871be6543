import { readdirSync } from 'node:fs';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';

const sourceUrl = new URL('.', import.meta.url);
const catalogueNames = readdirSync(sourceUrl, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

async function readCatalogue(name: string, language: string): Promise<Record<string, string>> {
  const module = (await import(new URL(`./${name}/${language}.ts`, sourceUrl).href)) as {
    messages: Record<string, string>;
  };
  return module.messages;
}

/** Every placeholder of a parsed message, those inside plural and select forms included. */
function placeholdersOf(message: string | CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  const names = message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const forms = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [
      name,
      ...forms.flatMap((form) => (Array.isArray(form) ? placeholdersOf(form as CompiledMessage) : [])),
    ];
  });
  return [...new Set(names)].sort();
}

test.each([
  ['my', /dikembalikan/i],
  ['en', /returned/i],
])('studio in %s: what comes back without being a win has one word in every game', async (language, word) => {
  const messages = Object.entries(await readCatalogue('studio', language));
  const told = messages.filter(([id]) => id.endsWith('.returned'));
  expect(told).toHaveLength(4);
  for (const [id, message] of told) expect(message, id).toMatch(word);
});

test.each(['my', 'en'])(
  'in %s operators read what the chat and feedback say to members in the words that members read',
  async (language) => {
    const console = await readCatalogue('console', language);
    expect(await readCatalogue('web', language)).toMatchObject({
      'chat.notice.closed-hours': console['chat.notice.ticket.closed'],
      'chat.notice.unanswered': console['chat.notice.ticket.unanswered'],
      'chat.notice.ended': console['chat.notice.closed'],
      'feedback.closed': console['feedback.notice.closed'],
    });
  },
);

describe.each(catalogueNames)('catalogue %s', (name) => {
  test('each language has the same ids, in the same order', async () => {
    const [malay, english] = await Promise.all([readCatalogue(name, 'my'), readCatalogue(name, 'en')]);
    expect(Object.keys(malay)).toEqual(Object.keys(english));
  });

  test('each language has the same placeholders', async () => {
    const malay = compileCatalogue(await readCatalogue(name, 'my'));
    const english = compileCatalogue(await readCatalogue(name, 'en'));
    for (const [id, message] of Object.entries(english)) {
      expect(placeholdersOf(malay[id] ?? ''), id).toEqual(placeholdersOf(message));
    }
  });

  test('no message is empty, padded with spaces or written with straight quotes', async () => {
    for (const language of ['my', 'en']) {
      for (const [id, message] of Object.entries(await readCatalogue(name, language))) {
        expect(message.trim(), id).toBe(message);
        expect(message, id).not.toBe('');
        expect(message, id).not.toMatch(/['"]/);
      }
    }
  });
});
