import { createHash } from 'node:crypto';

/**
 * The whole page in one file, for whoever keeps it and opens it without a connection. Its policy lets nothing in and nothing
 * out: only the script and the styles that it was built with run, and no request can be made.
 */
export function receiptVerifierPage({
  script,
  styles,
}: {
  readonly script: string;
  readonly styles: string;
}): string {
  // An end of a script or a comment inside the script would end it.
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the page would end before its end');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(styles)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="ms">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<link rel="icon" href="data:,">',
    '<title>Semak resit loteri</title>',
    `<style>${styles}</style>`,
    '</head>',
    '<body>',
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
