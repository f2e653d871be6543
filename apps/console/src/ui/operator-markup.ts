/** An element or a text of sanitised HTML. */
export type MarkupNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly MarkupNode[];
    };

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([a-z]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: MarkupNode[];
}

/**
 * Reads what the server's sanitiser has written, and nothing else: it writes from a tree, so every element is closed, every
 * attribute quoted and only four characters are written by name. Whatever does not look so ends the reading, and what came
 * before stands. The console's policy lets no text become markup, so elements are made of this tree one by one.
 */
export function readMarkup(html: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const [, closing = '', tag = '', attributes = '', selfClosing = '', text] = match;
    const place = open.at(-1)?.children ?? root;
    if (text !== undefined) place.push(decode(text));
    else if (closing === '/') {
      if (open.at(-1)?.tag !== tag) break;
      open.pop();
    } else {
      const element: OpenElement = { tag, attributes: readAttributes(attributes), children: [] };
      place.push(element);
      if (selfClosing === '' && !empty.has(tag)) open.push(element);
    }
  }
  return root;
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);
}
