import { isThemeName } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';
import type { MailContent } from './message-content.ts';

/** A letter as plain text. */
export function letterText(content: MailContent): string {
  const action = content.action === undefined ? [] : [`${content.action.label}:\n${content.action.url}`];
  return [content.greeting, ...content.paragraphs, ...action, ...content.afterwards, content.sign].join(
    '\n\n',
  );
}

/**
 * A letter as HTML in the merchant's colours. Mail programs know no style sheets worth the name, so the styles stand
 * on the elements; nothing is loaded from anywhere.
 */
export function letterHtml(content: MailContent): string {
  const theme = themes[isThemeName(content.themeName) ? content.themeName : 'night'];
  const paragraph = (text: string, colour: string) =>
    `<p style="margin:0 0 16px;color:${colour};font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;
  const action =
    content.action === undefined
      ? ''
      : `<p style="margin:8px 0 24px"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${theme.gold};color:${theme.onGold};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(content.action.label)}</a></p>`;
  return `<!doctype html>
<html lang="${escapeHtml(content.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${theme.backdrop};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;border-radius:16px;background:${theme.page}">
<p style="margin:0 0 24px;color:${theme.goldText};font-size:18px;font-weight:700">${escapeHtml(content.senderName)}</p>
${paragraph(content.greeting, theme.text)}
${content.paragraphs.map((text) => paragraph(text, theme.text)).join('\n')}
${action}
${content.afterwards.map((text) => paragraph(text, theme.muted)).join('\n')}
${paragraph(content.sign, theme.text)}
</div>
</body>
</html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup, inside an attribute as well. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
