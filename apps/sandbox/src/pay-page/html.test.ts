import { expect, test } from 'vitest';
import { Html, html } from './html.ts';

test('escapes what is put into a page, and takes pieces of HTML as they are', () => {
  const piece = html`<b>${`<script>"&'`}</b>`;
  expect(piece.text).toBe('<b>&lt;script&gt;&quot;&amp;&#39;</b>');
  expect(html`<p>${piece}${[piece, new Html('<i>')]}${3}</p>`.text).toBe(
    `<p>${piece.text}${piece.text}<i>3</p>`,
  );
});
