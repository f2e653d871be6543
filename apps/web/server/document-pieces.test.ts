// @vitest-environment node
import { expect, test } from 'vitest';
import { cutDocument, fillDocument } from './document-pieces.ts';

const rendered = { nonce: 'b25l+/==', servedAtMs: 1_700_000_000_000 };
const later = { nonce: 'dHdv+/==', servedAtMs: 1_700_000_000_999 };

const documentOf = ({ nonce, servedAtMs }: typeof rendered) =>
  `<script nonce="${nonce}">1</script><p>1700000000000</p>` +
  `<script nonce="${nonce}">{"queries":[],"servedAtMs":${servedAtMs}}</script><script nonce="${nonce}"></script>`;

test('another moment gives the document as it would have been rendered then', () => {
  const pieces = cutDocument(documentOf(rendered), rendered);
  expect(fillDocument(pieces, later)).toBe(documentOf(later));
  expect(fillDocument(pieces, rendered)).toBe(documentOf(rendered));
});

test('nothing of the rendering’s own moment is left in the pieces', () => {
  const { texts } = cutDocument(documentOf(rendered), rendered);
  expect(texts.join('')).not.toContain(rendered.nonce);
  expect(texts.join('')).not.toContain(`"servedAtMs":${rendered.servedAtMs}`);
});

test.each(['', 'plain', '<p></p>'])('a document without a moment stays as it is: “%s”', (document) => {
  expect(fillDocument(cutDocument(document, rendered), later)).toBe(document);
});
