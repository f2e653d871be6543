import type { OperatorHtml } from '@wau/contract/operator-html';
import { createElement, type ReactNode, useMemo } from 'react';
import { type MarkupNode, readMarkup } from './operator-markup.ts';

/** What the sanitiser lets through; anything else is shown by its text alone. */
const tags: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'bdi'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'img'],
]);

/** Attributes by what React calls them. */
const attributeNames: Readonly<Record<string, string>> = {
  ...{ dir: 'dir', lang: 'lang', href: 'href', src: 'src', alt: 'alt', width: 'width', height: 'height' },
  ...{ start: 'start', colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
};

/** What an operator wrote, as players see it. Links open apart: whoever tries one keeps what they are writing. */
export function OperatorMarkup({ html }: { html: OperatorHtml }) {
  const nodes = useMemo(() => readMarkup(html), [html]);
  return <div className="operator-html">{nodes.map(draw)}</div>;
}

function draw(node: MarkupNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const inside = children.length === 0 ? undefined : children.map(draw);
  if (!tags.has(tag)) return inside;
  const known = Object.entries(attributes).flatMap(([name, value]) => {
    const named = attributeNames[name];
    return named === undefined ? [] : [[named, value] as const];
  });
  const apart = tag === 'a' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  return createElement(tag, { ...Object.fromEntries(known), ...apart, key: position }, inside);
}
