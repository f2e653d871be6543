/** Text that is already HTML. Only `html` makes it, so whatever else is put into a page is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML; values are escaped for text and for quoted attributes, pieces of HTML are taken as they are. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? '') + string));
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
