/*
 * What looks at how a screen fits, in the page itself and all at one moment, because a bar may be moving. Each is handed
 * to the page as it stands, so that none may use another.
 */

/**
 * The page scrolls one way; whatever stands out of the footer lies over what is read above it, badges first of all; at
 * the end of the page nothing is left under it; and what stands in the header shares a line that crosses all of it.
 */
export function faultsOfBars(): readonly string[] {
  const { scrollingElement } = document;
  const isSideways = (scrollingElement?.scrollWidth ?? Number.NaN) > document.documentElement.clientWidth;
  window.scrollTo(0, document.documentElement.scrollHeight);
  const footer = document.querySelector('.footer-bar');
  const bar = footer?.checkVisibility() === true ? footer : null;
  const top = bar?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const main = document.querySelector('main');
  // A bar of the screen's own stands in its content, which then ends with what stands beside the bar.
  const beside =
    bar !== null && main?.contains(bar) === true
      ? [...main.querySelectorAll('*')].filter((part) => !part.contains(bar) && !bar.contains(part))
      : [main];
  const end = Math.max(...beside.map((part) => part?.getBoundingClientRect().bottom ?? 0));
  const within = (selector: string) => [...(bar?.querySelectorAll(selector) ?? [])];
  const controls = [...document.querySelectorAll('header :is(a, button)')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 1);
  const isHeaderBroken =
    Math.max(...controls.map((box) => box.top)) >= Math.min(...controls.map((box) => box.bottom));
  return [
    ...(isSideways ? ['it scrolls sideways'] : []),
    ...(isHeaderBroken ? ['the header has more than one line'] : []),
    ...(end > top ? ['the page ends under the footer'] : []),
    ...within(':not(.sr-only)')
      .filter((part) => part.getBoundingClientRect().top < top)
      .map((part) => `“${part.textContent ?? part.tagName}” stands out of the footer`),
    ...within('[data-testid="footer-badge"]')
      .filter((badge) => badge.scrollWidth > badge.clientWidth)
      .map((badge) => `the badge “${badge.textContent}” is cut`),
  ];
}

/** Controls of a bar that begin or end beside the screen, or lie over another; a pixel is a rounding. */
export function overlapsIn(bars: Element[]): readonly string[] {
  const boxes = bars.flatMap((bar) =>
    [...bar.querySelectorAll('a[href], button')].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const label = control.getAttribute('aria-label') ?? (control as HTMLElement).innerText;
      return width === 0 ? [] : [{ label, left, right, top, bottom }];
    }),
  );
  return boxes.flatMap((one, index) => [
    ...(one.left < 0 || one.right > document.documentElement.clientWidth
      ? [`“${one.label}” stands out of the screen`]
      : []),
    ...boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `“${one.label}” lies over “${other.label}”`),
  ]);
}

/** Entries that do not say what they are, within their own place. */
export function badLabels(entries: Element[]): readonly string[] {
  return entries.flatMap((link) => {
    const place = link.getBoundingClientRect();
    if (place.width === 0) return [];
    const label = [...link.querySelectorAll('span')].find(
      (span) =>
        span.children.length === 0 && !span.matches('[aria-hidden], .sr-only') && span.innerText !== '',
    );
    const box = label?.getBoundingClientRect();
    const isInside =
      box !== undefined && box.width > 8 && box.left >= place.left - 1 && box.right <= place.right + 1;
    const words = label?.innerText ?? '';
    return isInside && words.length > 3 ? [] : [`“${words}” of ${link.textContent}`];
  });
}

/** Words and amounts in which a line ends. Addresses and numbers to pass on break where they must. */
export function brokenWords(roots: Element[]): readonly string[] {
  const found: string[] = [];
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest('.select-all, .sr-only, code, option, title, svg') !== null) continue;
      const words = /(?<![\p{L}\p{N}.@/])[\p{L}\p{N}’']+(?![\p{L}\p{N}]|[.@/][\p{L}\p{N}])/gu;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`a line ends within “${word}”`);
      }
    }
  }
  return found;
}
