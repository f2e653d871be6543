import { themes } from '@wau/theme/tokens';
import type { SiteLanguages } from './rendering.ts';
import { documentLanguage } from './site-languages.ts';

interface Words {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const malay: Words = {
  language: 'ms-MY',
  title: 'Perkhidmatan tidak tersedia',
  text: 'Perkhidmatan kami tidak dapat dihubungi sekarang. Wang dan taruhan anda selamat. Sila cuba sebentar lagi.',
  retry: 'Cuba lagi',
};

const english: Words = {
  language: 'en',
  title: 'Service not available',
  text: 'Our service is not responding right now. Your money and your bets are safe. Please try again in a moment.',
  retry: 'Try again',
};

const { page, text, muted, gold, onGold } = themes.night;

const style = `
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:${page};color:${text};
font:16px/1.5 system-ui,sans-serif;text-align:center}
main{max-width:20rem;padding:2rem}svg{width:8rem;height:8rem}h1{font-size:1.5rem;margin:1.5rem 0 .5rem}
p{color:${muted};margin:0 0 2rem}a{display:inline-block;padding:.875rem 1.75rem;border-radius:16px;background:${gold};
color:${onGold};font-weight:600;text-decoration:none}`;

const kite =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="#f5c451" d="M16 2c6 1 11 4.6 14 9-5 1.4-9.4 2-14 2S7 12.4 2 11c3-4.4 8-8 14-9Z"/><path fill="#e8415a" d="M16 6.2 20 10l-4 3-4-3Z"/><path fill="#d99a1f" d="M6 19c0 6 4.5 11 10 11s10-5 10-11c-2 4-5.6 6-10 6s-8-2-10-6Z"/><path fill="#21c7a8" d="M14.8 13h2.4v12h-2.4z"/></svg>';

/**
 * SH-12: what a browser is shown when no document could be rendered at all. It needs nothing but itself: neither
 * the API nor the built app, for it stands in when those fail. It speaks as the visitor chose, else as the site does.
 */
export function serviceErrorPage(
  nonce: string,
  cookies: string | undefined,
  site: SiteLanguages | undefined,
): string {
  const words = documentLanguage(cookies, site) === 'EN' ? english : malay;
  return `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style nonce="${nonce}">${style}</style></head><body><main role="alert">${kite}<h1>${words.title}</h1><p>${words.text}</p><a href="">${words.retry}</a></main></body></html>`;
}
