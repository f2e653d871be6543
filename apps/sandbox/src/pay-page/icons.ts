import { Html, html } from './html.ts';

/** Lucide's drawings (ISC licence), inlined because the page loads nothing. */
const drawings = {
  check: '<path d="M20 6 9 17l-5-5"/>',
  x: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
  flask:
    '<path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"/><path d="M6.453 15h11.094"/><path d="M8.5 2h7"/>',
} as const;

export type IconName = keyof typeof drawings;

export function icon(name: IconName): Html {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${new Html(drawings[name])}</svg>`;
}

/** The provider's own mark: a coin that passes through a slot. */
export const providerMark: Html = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="10" fill="var(--sea)"/><circle cx="16" cy="12.5" r="5.5" fill="none" stroke="var(--on-sea)" stroke-width="2.5"/><path d="M8 21.5h16" stroke="var(--on-sea)" stroke-width="2.5" stroke-linecap="round"/><path d="M12 25.5h8" stroke="var(--on-sea)" stroke-width="2.5" stroke-linecap="round" opacity=".55"/></svg>`;
