import { expect, test } from 'vitest';
import { sanitiseOperatorHtml } from './sanitise-operator-html.ts';

test('S5 text with structure, own links and own pictures comes through as it was written', () => {
  const html =
    '<h2>Cara deposit</h2><p>Pilih <b>cara</b> &amp; <i>jumlah</i>.</p><ol start="2"><li>Satu</li></ol>' +
    '<table><tbody><tr><td colspan="2">RM 30</td></tr></tbody></table><p><a href="/m/voucherCenter?from=help">Deposit</a></p>' +
    '<p><img alt="Dompet" loading="lazy" src="/art/wallet.svg" width="320" height="160" /></p>';
  expect(sanitiseOperatorHtml(html)).toBe(html);
});

test('S5 what is not allowed goes, and its text stays only where it was text', () => {
  expect(sanitiseOperatorHtml('<section onclick="x()"><font>Hai</font></section>')).toBe('Hai');
  expect(sanitiseOperatorHtml('a<script>alert(1)</script>b<style>p{}</style>c')).toBe('abc');
  expect(sanitiseOperatorHtml('a<svg><text>t</text></svg>b<math><mi>m</mi></math>c')).toBe('abc');
  expect(sanitiseOperatorHtml('<h1 style="color:red" class="x" id="y">Tajuk</h1>')).toBe('<h2>Tajuk</h2>');
});

test('S5 links of other sites open apart and know nothing of this one; scripts are no addresses', () => {
  expect(sanitiseOperatorHtml('<a href="https://example.com/a" target="_top">x</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  );
  for (const href of [
    'javascript:alert(1)',
    ' jav&#x09;ascript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/&#9;/example.com',
    '\\\\example.com',
    'blob:https://x',
  ]) {
    expect(sanitiseOperatorHtml(`<a href="${href}">x</a>`), href).toBe('<span>x</span>');
  }
});

test('S5 a picture from elsewhere is left out, so that no page load tells anybody else', () => {
  expect(sanitiseOperatorHtml('<p><img src="https://example.com/x.png">a</p>')).toBe('<p>a</p>');
  expect(sanitiseOperatorHtml('<img src="data:image/svg+xml,x" srcset="x 1x" onerror="x()">')).toBe('');
});
