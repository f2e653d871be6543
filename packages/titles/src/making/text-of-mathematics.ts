/** JSON as the formatter of the repository leaves it: lists of numbers on one line where they fit. */
export function textOfMathematics(value: unknown): string {
  return `${formatted(value, '', 0)}\n`;
}

const lineWidth = 110;

function formatted(value: unknown, indent: string, before: number): string {
  const flat = flatText(value);
  if (typeof value !== 'object' || value === null) return flat;
  const isShortList =
    Array.isArray(value) && (value.length === 1 || value.every((entry) => typeof entry === 'number'));
  if (isShortList && indent.length + before + flat.length + 1 <= lineWidth) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry) => inner + formatted(entry, inner, 0)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([key, entry]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + formatted(entry, inner, name.length - inner.length);
  });
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}

function flatText(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(flatText).join(', ')}]` : JSON.stringify(value);
}
