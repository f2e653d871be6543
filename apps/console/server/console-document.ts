import type { ConsoleBuild } from './console-build.ts';

export const consolePath = '/console';
export const consoleAssetPath = '/console/assets/';

/** The HTML around the console, the same for everybody: nothing in it comes from a request or from the database. */
export function consoleDocument({ script, preloads, styles }: ConsoleBuild, nonce: string): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="pasir">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<link rel="icon" href="data:,">',
    '<title>Console</title>',
    ...styles.map(
      (file) => `<link rel="stylesheet" href="${consoleAssetPath}${file}" crossorigin nonce="${nonce}">`,
    ),
    ...preloads.map(
      (file) => `<link rel="modulepreload" href="${consoleAssetPath}${file}" crossorigin nonce="${nonce}">`,
    ),
    `<script type="module" src="${consoleAssetPath}${script}" crossorigin nonce="${nonce}"></script>`,
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n');
}

/**
 * The console's own policy, stricter than the player app's: scripts by nonce and what they load in turn, everything else
 * from this origin alone, no frames in it and none around it, and no text that could become a script.
 */
export function consoleSecurityHeaders(nonce: string): Readonly<Record<string, string>> {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // Proofs come in an answer and are shown from it.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
