import { type LanguageCode, languageTags } from '@wau/contract/languages';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/sandbox/en';
import { messages as malay } from '@wau/i18n/sandbox/my';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import { formatShortMinor, unbroken } from '@wau/money/format';
import { themeRule } from '@wau/theme/theme-css';
import { isThemeName, type ThemeName } from '@wau/theme/theme-names';
import { token, tokenAmountOf } from '../chain.ts';
import type { PaymentRow } from '../payment-sql.ts';
import { paymentStatusAt } from '../payment-view.ts';
import { Html, html } from './html.ts';
import { type IconName, icon, providerMark } from './icons.ts';
import { payPageScript, payPageStyle } from './pay-page-style.ts';

type Text = Translate<keyof typeof english>;

const texts: Readonly<Record<LanguageCode, Text>> = {
  MY: makeTranslator(compileCatalogue(malay), languageTags.MY),
  EN: makeTranslator(compileCatalogue(english), languageTags.EN),
};

interface Frame {
  readonly language: LanguageCode;
  readonly themeName: ThemeName;
  readonly nonce: string;
  readonly title: string;
  readonly body: Html;
}

export interface PayPageOptions {
  readonly nowMs: number;
  /** Allows the page's own style and script and nothing else. */
  readonly nonce: string;
  readonly lateCallbackDelayMs: number;
}

/** The page of a payment in whatever state it is, in the merchant's theme and the payer's language. */
export function payPage(payment: PaymentRow, options: PayPageOptions): string {
  const text = texts[payment.language_code];
  // What was sent on a chain is not there yet, and is not sent again.
  const status = payment.status === 'pending' ? paymentStatusAt(payment, options.nowMs) : payment.status;
  return frame({
    language: payment.language_code,
    themeName: isThemeName(payment.theme_name) ? payment.theme_name : 'night',
    nonce: options.nonce,
    title: text('page.title', { brand: payment.brand_name }),
    body: status === 'pending' ? decisionForm(payment, text, options) : statePanel(payment, status, text),
  });
}

/** The page of an address that no payment has. */
export function unknownPaymentPage(language: LanguageCode, nonce: string): string {
  const text = texts[language];
  return frame({
    language,
    themeName: 'night',
    nonce,
    title: text('unknown.title'),
    body: html`<main class="state">
<div class="sign">${icon('search')}</div>
<h1>${text('unknown.title')}</h1>
<p>${text('unknown.text')}</p>
</main>`,
  });
}

function frame({ language, themeName, nonce, title, body }: Frame): string {
  const text = texts[language];
  return html`<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · ${text('provider.name')}</title>
<style nonce="${nonce}">${new Html(themeRule(themeName, ':root') + payPageStyle)}</style>
</head>
<body>
<div class="page">
<header>${providerMark}<strong>${text('provider.name')}</strong><span class="chip">${icon('flask')}${text('notice.test')}</span></header>
${body}
</div>
<script nonce="${nonce}">${new Html(payPageScript)}</script>
</body>
</html>`.text;
}

function amountText(payment: PaymentRow): string {
  return formatShortMinor(payment.amount_minor, payment.currency_code, languageTags[payment.language_code]);
}

/** Longer amounts than these are set smaller, so that they stay on one line of a narrow screen. */
const longestLargeAmount = 12;

function amountLine(amount: string): Html {
  return html`<p class="amount${amount.length > longestLargeAmount ? ' long' : ''}">${unbroken(amount)}</p>`;
}

function decisionForm(payment: PaymentRow, text: Text, options: PayPageOptions): Html {
  const brand = payment.brand_name;
  const amount = amountText(payment);
  const leftMs = payment.expires_at.getTime() - options.nowMs;
  const minutesLeft = Math.ceil(leftMs / 60_000);
  const countdown = Array.from({ length: minutesLeft }, (_, index) =>
    text('page.minutes.left', { minutes: index + 1 }),
  );
  const lateSeconds = Math.round(options.lateCallbackDelayMs / 1_000);
  return html`<form method="post" data-wait="${text('action.wait')}">
<main class="card">
<h1>${text('page.to', { brand })}</h1>
${amountLine(amount)}
<dl>
<div><dt>${text('page.reference')}</dt><dd class="reference">${payment.merchant_reference}</dd></div>
<div><dt>${text('page.time.left')}</dt><dd id="time-left" data-left-ms="${leftMs}" data-texts="${JSON.stringify(countdown)}">${countdown.at(-1) ?? ''}</dd></div>
</dl>
</main>
<fieldset class="panel">
<legend>${icon('flask')}${text('panel.title')}</legend>
<p>${text('panel.text', { brand })}</p>
${choice('callback', 'once', true, text('panel.once'), text('panel.once.text'))}
${choice('callback', 'twice', false, text('panel.twice'), text('panel.twice.text'))}
${choice('callback', 'late', false, text('panel.late'), text('panel.late.text', { seconds: lateSeconds }))}
</fieldset>
${payment.kind === 'crypto' ? sentChoices(payment, text) : ''}
<div class="actions">
<button class="button primary" name="decision" value="approve">${text('action.approve', { amount })}</button>
<button class="button quiet" name="decision" value="decline">${text('action.decline')}</button>
<p class="notice">${text('notice.text')}</p>
</div>
</form>`;
}

/** What is sent to the address: on a chain that is up to the payer. */
function sentChoices(payment: PaymentRow, text: Text): Html {
  const asked = `${tokenAmountOf(payment)} ${token}`;
  return html`<fieldset class="panel">
<legend>${icon('flask')}${text('chain.title')}</legend>
${choice('sent', 'exact', true, text('chain.exact'), asked)}
${choice('sent', 'less', false, text('chain.less'), text('chain.less.text'))}
${choice('sent', 'more', false, text('chain.more'), text('chain.more.text'))}
${choice('sent', 'other-token', false, text('chain.token'), text('chain.token.text', { token }))}
</fieldset>`;
}

function choice(name: string, value: string, checked: boolean, title: string, detail: string): Html {
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}"${new Html(checked ? ' checked' : '')}><span>${title}<small>${detail}</small></span></label>`;
}

const stateIcons = { approved: 'check', declined: 'x', expired: 'clock' } as const satisfies Record<
  string,
  IconName
>;

function statePanel(payment: PaymentRow, status: keyof typeof stateIcons, text: Text): Html {
  const brand = payment.brand_name;
  return html`<main class="state ${status}">
<div class="sign">${icon(stateIcons[status])}</div>
<h1>${text(`${status}.title`)}</h1>
${amountLine(amountText(payment))}
<p>${text(`${status}.text`, { brand })}</p>
</main>
${payment.kind !== 'page' ? html`<p class="notice">${text('qr.done', { brand })}</p>` : html`<div class="actions"><a class="button primary" href="${payment.return_url}">${text('action.return', { brand })}</a></div>`}`;
}
