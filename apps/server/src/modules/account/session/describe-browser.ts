import Bowser from 'bowser';

export interface BrowserDescription {
  /** E.g. `Chrome`; empty when the browser does not say. */
  readonly browser: string;
  /** E.g. `Android`; empty when the browser does not say. */
  readonly system: string;
}

/** What a browser's name for itself tells people, so that they recognise their devices in a list. */
export function describeBrowser(userAgent: string): BrowserDescription {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
