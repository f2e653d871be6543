import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** What the page gives to the browser by the old way: the selected text of the focused field. */
function takeSelections(answer: boolean): string[] {
  const taken: string[] = [];
  document.execCommand = (command) => {
    const field = document.activeElement;
    if (command === 'copy' && field instanceof HTMLTextAreaElement) {
      taken.push(field.value.slice(field.selectionStart, field.selectionEnd));
    }
    return answer;
  };
  return taken;
}

function giveClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  vi.stubGlobal('navigator', { clipboard: writeText === undefined ? undefined : { writeText } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a text goes to the clipboard where there is one', async () => {
  const written: string[] = [];
  giveClipboard(async (text) => {
    written.push(text);
  });
  expect(await copyText('dep_1')).toBe(true);
  expect(written).toEqual(['dep_1']);
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
  ['is missing', undefined],
])(
  'where the clipboard %s, the text is copied by selecting it, and the focus stays',
  async (_, writeText) => {
    giveClipboard(writeText);
    const taken = takeSelections(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    expect(await copyText('dep_1')).toBe(true);
    expect(taken).toEqual(['dep_1']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  },
);

test('says so when neither way works', async () => {
  giveClipboard(undefined);
  takeSelections(false);
  expect(await copyText('dep_1')).toBe(false);
});
