import { type GameArt, gameArtElement, paletteProperties } from '@wau/art/game-art';
import { type LanguageCode, languageTags } from '@wau/contract/languages';
import { brandIconAddress } from '@wau/theme/brand-icon';
import type { ClientEntry } from './client-build.ts';

export interface StudioDocument {
  readonly entry: ClientEntry;
  /** A small script that runs as soon as it is there, while those of the entry are on their way. */
  readonly first: ClientEntry | undefined;
  readonly language: LanguageCode;
  readonly themeName: string;
  readonly themeColor: string;
  readonly title: string;
  /** Fresh for each document; base64. */
  readonly nonce: string;
  readonly art: GameArt | undefined;
}

export const assetPath = '/studio/assets/';

/** The HTML around a game client or the verify page. Everything in it is the studio's own; nothing comes from a request as it is. */
export function studioDocument(document: StudioDocument): string {
  const { entry, first, language, themeName, themeColor, title, nonce, art } = document;
  const styles = entry.styles.map(
    (file) => `<link rel="stylesheet" href="${assetPath}${file}" crossorigin nonce="${nonce}">`,
  );
  const text = entry.texts.get(language);
  const firstFiles = new Set(first?.preloads);
  const preloads = [...entry.preloads, ...(text === undefined ? [] : [text])].filter(
    (file) => !firstFiles.has(file),
  );
  return [
    '<!doctype html>',
    `<html lang="${languageTags[language]}" data-language="${language}" data-theme="${themeName}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${themeColor}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${brandIconAddress}">`,
    `<title>${title}</title>`,
    ...(art === undefined ? [] : artElements(art, nonce)),
    ...(first === undefined ? [] : firstElements(first, nonce)),
    ...styles,
    ...preloads.map((file) => preloadElement(file, nonce)),
    `<script type="module" src="${assetPath}${entry.script}" crossorigin nonce="${nonce}"></script>`,
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n');
}

function preloadElement(file: string, nonce: string): string {
  return `<link rel="modulepreload" href="${assetPath}${file}" crossorigin nonce="${nonce}">`;
}

/** `async`, so that no style sheet is waited for; browsers would fetch it after all others without a word. */
function firstElements({ script, preloads }: ClientEntry, nonce: string): readonly string[] {
  const source = `${assetPath}${script}`;
  return [
    `<script type="module" async fetchpriority="high" src="${source}" crossorigin nonce="${nonce}"></script>`,
    ...preloads.map((file) => preloadElement(file, nonce)),
  ];
}

/** What the page is told about its game's look: its colours for style sheets, the rest as data that nothing runs. */
function artElements(art: GameArt, nonce: string): readonly string[] {
  const data = JSON.stringify(art).replaceAll('<', '\\u003c');
  return [
    `<style nonce="${nonce}">:root{${paletteProperties(art.palette)}}</style>`,
    `<script type="application/json" id="${gameArtElement}">${data}</script>`,
  ];
}

/**
 * The policy of such a document: scripts by nonce and what they load in turn, everything else from the studio alone,
 * shown only in frames of the operators.
 */
export function studioDocumentPolicy(nonce: string, frameAncestors: readonly string[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Animations set styles through the object model, which this does not concern.
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': frameAncestors.length === 0 ? ["'none'"] : frameAncestors,
    // The games make elements, never markup, so there is no policy that could (S5).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
