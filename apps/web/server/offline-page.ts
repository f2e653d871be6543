import { offeredLanguages } from '@wau/i18n/offered-languages';
import { kiteDrawing } from '@wau/theme/brand-drawing';
import { isThemeName } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';

/** What the page needs of the merchant; part of the answer of `getWhitelabel`. */
export interface OfflineSite {
  readonly brandName: string;
  readonly themeName: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** No screen of the app says these, so they are no part of the catalogues that travel with it. */
const words = {
  MY: {
    title: 'Anda di luar talian',
    text: 'Apa yang telah anda lakukan selamat. Halaman ini akan kembali dengan sendirinya.',
    retry: 'Cuba lagi',
  },
  EN: {
    title: 'Network offline',
    text: 'What you have done is safe. The page comes back by itself.',
    retry: 'Try again',
  },
} as const;

type Spoken = keyof typeof words;

const firstTryAfterMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Not every browser tells when the network is back. A visible page asks for something small now and then, past every
 * cache, and loads anew what the player wanted once it is answered.
 */
const askAgain = `
var pause=${firstTryAfterMs},timer;
function ask(){clearTimeout(timer);
if(document.hidden)return;
fetch("/robots.txt",{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},function(){
pause=Math.min(2*pause,${longestPauseMs});timer=setTimeout(ask,pause)})}
timer=setTimeout(ask,pause);
addEventListener("online",ask);document.addEventListener("visibilitychange",ask)`;

/**
 * The page that the service worker keeps and shows in place of any other while there is no network. It needs nothing
 * but itself, holds every language that the merchant offers, and shows the one of the cookie. It tries again by itself
 * until the network is back.
 */
export function offlinePage(site: OfflineSite, nonce: string): string {
  const theme = themes[isThemeName(site.themeName) ? site.themeName : 'night'];
  const spoken = site.languages.filter((code): code is Spoken => code in words);
  const languages: readonly Spoken[] = spoken.length === 0 ? ['MY'] : spoken;
  const fallback = languages.find((code) => code === site.defaultLanguage) ?? languages[0] ?? 'MY';
  const style = `
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:${theme.page};
color:${theme.text};font:16px/1.5 system-ui,sans-serif;text-align:center}
main{max-width:20rem;padding:2rem}svg{width:7rem;height:7rem;opacity:.9}h1{font-size:1.5rem;margin:1.5rem 0 .5rem}
p{color:${theme.muted};margin:0 0 2rem}section[hidden]{display:none}
a{display:inline-block;padding:.875rem 1.75rem;border-radius:16px;background:${theme.gold};color:${theme.onGold};
font-weight:600;text-decoration:none}`;
  const script = `
var c=(/(?:^|; *)wau_language=([A-Z]{2})/.exec(document.cookie)||[])[1];
var s=document.getElementById(c)||document.getElementById(${JSON.stringify(fallback)});
document.querySelectorAll("section").forEach(function(e){e.hidden=e!==s});
document.documentElement.lang=s.lang;document.title=s.querySelector("h1").textContent;
${askAgain}`;
  const sections = languages.map((code) => section(code, code !== fallback)).join('');
  const { locale } = offeredLanguages[fallback];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="${theme.page}"><meta name="robots" content="noindex"><title>${escaped(site.brandName)}</title><style nonce="${nonce}">${style}</style></head><body><main>${kiteDrawing(theme)}${sections}</main><script nonce="${nonce}">${script}</script></body></html>`;
}

function section(code: Spoken, isHidden: boolean): string {
  const { title, text, retry } = words[code];
  return `<section id="${code}" lang="${offeredLanguages[code].locale}"${isHidden ? ' hidden' : ''}><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="">${escaped(retry)}</a></section>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
