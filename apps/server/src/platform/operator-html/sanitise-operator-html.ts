import type { OperatorHtml } from '@wau/contract/operator-html';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';

/**
 * What an operator may write: text with structure, links and pictures. None of these elements holds raw text or
 * opens another namespace (svg, math), which is where browsers and sanitisers read the same bytes differently.
 */
const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'bdi'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img'],
];

/** A path on the merchant's own site; two slashes, or a backslash in place of one, would name another host. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;
const outsideAddress = /^(?:https:\/\/|mailto:|tel:)[^\\\p{Cc}\s]+$/iu;

const options: IOptions = {
  allowedTags,
  // No style and no class: the theme gives the looks, and the page's policy forbids inline styles.
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // Goes together with what is inside; every other unknown element leaves its text behind.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'template', 'title'],
    ...['iframe', 'object', 'embed', 'svg', 'math', 'xmp', 'plaintext', 'select'],
  ],
  nestingLimit: 40,
  transformTags: {
    // A page has one first heading, and the screen has set it.
    h1: 'h2',
    a: linkOf,
    img: pictureOf,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/**
 * S5: what of an operator's HTML may be shown to players. Unknown elements lose their tags, known ones everything
 * but a few attributes; links of other sites open in a tab that knows nothing of this one; pictures come from this
 * site alone. What comes out is made anew from the parsed tree and is its own fixed point: to sanitise it again
 * changes nothing.
 */
export function sanitiseOperatorHtml(html: string): OperatorHtml {
  return sanitizeHtml(html, options) as OperatorHtml;
}

function linkOf(tagName: string, { href = '', dir, lang }: Record<string, string>): Tag {
  const kept = { ...(dir === undefined ? {} : { dir }), ...(lang === undefined ? {} : { lang }) };
  const address = href.trim();
  if (ownPath.test(address)) return { tagName, attribs: { ...kept, href: address } };
  if (!outsideAddress.test(address)) return { tagName: 'span', attribs: kept };
  const rel = 'noopener noreferrer nofollow';
  return { tagName, attribs: { ...kept, href: address, target: '_blank', rel } };
}

function pictureOf(tagName: string, { src = '', alt = '', width, height }: Record<string, string>): Tag {
  const attribs: Record<string, string> = { alt, loading: 'lazy' };
  if (ownPath.test(src.trim())) attribs.src = src.trim();
  if (width !== undefined && isPixels(width)) attribs.width = width;
  if (height !== undefined && isPixels(height)) attribs.height = height;
  return { tagName, attribs };
}

function isPixels(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text);
}
