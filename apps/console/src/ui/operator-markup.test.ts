import { expect, test } from 'vitest';
import { readMarkup } from './operator-markup.ts';

test('what the sanitiser writes is read as a tree of elements and texts', () => {
  expect(
    readMarkup(
      '<h2>Cara &amp; &quot;jumlah&quot;</h2><p>Satu<br />dua <a href="/m/help?a=1&amp;b=2">di sini</a></p>' +
        '<p><img alt="" loading="lazy" src="/art/a.svg" width="3" /></p>',
    ),
  ).toEqual([
    { tag: 'h2', attributes: {}, children: ['Cara & "jumlah"'] },
    {
      tag: 'p',
      attributes: {},
      children: [
        'Satu',
        { tag: 'br', attributes: {}, children: [] },
        'dua ',
        { tag: 'a', attributes: { href: '/m/help?a=1&b=2' }, children: ['di sini'] },
      ],
    },
    {
      tag: 'p',
      attributes: {},
      children: [
        { tag: 'img', attributes: { alt: '', loading: 'lazy', src: '/art/a.svg', width: '3' }, children: [] },
      ],
    },
  ]);
});

test('a name of a character is read once, so that text stays text', () => {
  expect(readMarkup('&amp;lt;b&amp;gt; &lt;script&gt;')).toEqual(['&lt;b&gt; <script>']);
});

test('what no sanitiser has written ends the reading', () => {
  expect(readMarkup('a<b onclick=x>b</b>')).toEqual(['a']);
  expect(readMarkup('<p>a</i>b</p>')).toEqual([{ tag: 'p', attributes: {}, children: ['a'] }]);
  expect(readMarkup('a<!-- b -->c')).toEqual(['a']);
});
