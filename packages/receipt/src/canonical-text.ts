/** What JSON can hold, numbers being whole. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * The one text of a value: JSON without spaces, keys in the order of their code units, as RFC 8785 has it. Only whole
 * numbers come, so that there is nothing to round.
 */
export function canonicalText(value: JsonValue): string {
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value as { readonly [key: string]: JsonValue })
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** JSON without the spaces between its parts; what is not JSON comes out as something that is not either. */
export function withoutSpaces(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g, (_, text: string | undefined) => text ?? '');
}
