import type { LanguageCode } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { themes } from '@wau/theme/tokens';
import { escapeHtml } from './letter.ts';
import type { MailContent, MessageContent } from './message-content.ts';
import { type MessageTextId, messageTexts } from './message-texts.ts';

export interface OutboxEntry {
  readonly messageId: string;
  readonly recipient: string;
  readonly createdAtMs: number;
  readonly content: MessageContent;
}

export interface Outbox {
  readonly merchants: readonly {
    readonly merchantCode: string;
    readonly brandName: string;
    readonly isChosen: boolean;
  }[];
  /** The newest first. */
  readonly entries: readonly OutboxEntry[];
  readonly language: LanguageCode;
  readonly nowMs: number;
}

const night = themes.night;

/** The page's only style; the policy that goes with the page allows it by its hash. */
export const outboxStyles = `
*{box-sizing:border-box}
html{color-scheme:dark;background:${night.backdrop};-webkit-text-size-adjust:100%}
body{max-width:480px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:0 16px calc(32px + env(safe-area-inset-bottom));background:${night.page};color:${night.text};font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header{position:sticky;top:0;display:flex;align-items:center;gap:12px;margin:0 -16px;padding:calc(10px + env(safe-area-inset-top)) 8px 10px 16px;background:${night.page}}
h1{flex:1;margin:0;font-size:20px;line-height:1.2}
.refresh{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 14px;border-radius:12px;background:${night.raised};color:${night.text};font-size:15px;font-weight:600;text-decoration:none}
.about{margin:0 0 12px;color:${night.muted};font-size:14px}
nav{display:flex;gap:4px;margin:0 0 16px;padding:4px;border-radius:12px;background:${night.surface}}
nav a{flex:1;display:flex;align-items:center;justify-content:center;min-height:44px;border-radius:10px;color:${night.muted};font-weight:500;text-decoration:none}
nav a[aria-current]{background:${night.raised};color:${night.text}}
ol{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;margin:0;padding:0;list-style:none}
article{padding:16px;border-radius:16px;background:${night.surface}}
.head{display:flex;align-items:center;gap:12px;margin-bottom:12px}
.kind{display:flex;flex:none;align-items:center;justify-content:center;width:40px;height:40px;border-radius:12px;background:${night.raised};color:${night.goldText}}
.mail .kind{color:${night.seaText}}
.to{flex:1;min-width:0}
.to b{display:block;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.to span,time{color:${night.muted};font-size:13px}
time{flex:none;text-align:end}
article p{margin:0 0 10px;overflow-wrap:anywhere}
article p:last-child{margin-bottom:0}
.subject{font-weight:600}
.soft{color:${night.muted};font-size:14px}
.code{display:block;margin:0 0 12px;padding:10px 0;border-radius:12px;background:${night.page};color:${night.goldText};font-size:28px;font-weight:700;letter-spacing:6px;text-align:center;text-indent:6px;font-variant-numeric:tabular-nums;user-select:all;-webkit-user-select:all}
.action{display:flex;align-items:center;justify-content:center;min-height:48px;margin:4px 0 12px;padding:0 16px;border-radius:12px;background:linear-gradient(${night.gold},${night.goldDeep});color:${night.onGold};font-weight:600;text-decoration:none}
.empty{padding:72px 16px;color:${night.muted};text-align:center}
.empty svg{display:block;margin:0 auto 16px;color:${night.outline}}
.empty b{display:block;margin-bottom:4px;color:${night.text};font-size:18px}
:focus-visible{outline:2px solid ${night.goldText};outline-offset:2px}
`;

/** Paths of the Lucide icons message-square, mail, refresh-cw and inbox. */
const icons = {
  sms: '<path d="M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2A.7.7 0 0 1 2 21.3V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"/>',
  mail: '<path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
  refresh:
    '<path d="M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8"/><path d="M21 3v5h-5"/><path d="M21 12a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16"/><path d="M8 16H3v5"/>',
  inbox:
    '<path d="M22 12h-6l-2 3h-4l-2-3H2"/><path d="M5.5 5.1 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.5-6.9A2 2 0 0 0 16.8 4H7.2a2 2 0 0 0-1.7 1.1z"/>',
} as const;

/** The outbox as a page to read on a phone: no script, nothing from elsewhere. */
export function outboxPage(outbox: Outbox): string {
  const t = messageTexts(outbox.language);
  const text = (id: MessageTextId) => escapeHtml(t(id));
  const here = outbox.merchants.find((merchant) => merchant.isChosen)?.merchantCode ?? '';
  const list =
    outbox.entries.length === 0
      ? `<div class="empty">${icon('inbox', 48)}<b>${text('outbox.empty.title')}</b>${text('outbox.empty.text')}</div>`
      : `<ol>${outbox.entries.map((entry) => `<li>${entryArticle(entry, outbox)}</li>`).join('')}</ol>`;
  return `<!doctype html>
<html lang="${offeredLanguages[outbox.language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${night.page}">
<title>${text('outbox.title')}</title>
<style>${outboxStyles}</style>
</head>
<body>
<header>
<h1>${text('outbox.title')}</h1>
<a class="refresh" href="/dev/outbox?merchant=${encodeURIComponent(here)}">${icon('refresh', 18)}${text('outbox.refresh')}</a>
</header>
<main>
<p class="about">${text('outbox.text')}</p>
<nav aria-label="${text('outbox.merchants')}">${outbox.merchants.map(merchantLink).join('')}</nav>
${list}
</main>
</body>
</html>`;
}

function merchantLink({ merchantCode, brandName, isChosen }: Outbox['merchants'][number]): string {
  const current = isChosen ? ' aria-current="page"' : '';
  return `<a href="/dev/outbox?merchant=${encodeURIComponent(merchantCode)}"${current}>${escapeHtml(brandName)}</a>`;
}

function entryArticle({ recipient, createdAtMs, content }: OutboxEntry, { language, nowMs }: Outbox): string {
  const isMail = content.channel === 'mail';
  const kind = escapeHtml(messageTexts(language)(isMail ? 'outbox.mail' : 'outbox.sms'));
  const body = isMail ? mailBody(content) : smsBody(content.text);
  return `<article class="${content.channel}">
<div class="head"><span class="kind">${icon(content.channel, 20)}</span>
<div class="to"><b>${escapeHtml(recipient)}</b><span>${kind}</span></div>
<time datetime="${new Date(createdAtMs).toISOString()}">${escapeHtml(ageText(nowMs - createdAtMs, language))}</time></div>
${body}
</article>`;
}

function smsBody(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const shown = code === undefined ? '' : `<output class="code">${code}</output>`;
  return `${shown}<p>${escapeHtml(text)}</p>`;
}

function mailBody({ subject, greeting, paragraphs, action, afterwards, sign }: MailContent): string {
  const lines = (texts: readonly string[], className: string) =>
    texts.map((each) => `<p class="${className}">${escapeHtml(each)}</p>`).join('');
  const link =
    action === undefined
      ? ''
      : `<a class="action" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`;
  return `<p class="subject">${escapeHtml(subject)}</p>${lines([greeting, ...paragraphs], 'line')}${link}${lines([...afterwards, sign], 'soft')}`;
}

/** "5 minutes ago" in the language. */
function ageText(ageMs: number, language: LanguageCode): string {
  const format = new Intl.RelativeTimeFormat(offeredLanguages[language].locale, {
    numeric: 'auto',
    style: 'short',
  });
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day');
}

function icon(name: keyof typeof icons, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${icons[name]}</svg>`;
}
