/** Text that is no JSON, or has numbers that are not whole. */
export class InexactJsonError extends Error {
  override readonly name = 'InexactJsonError';
}

type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;

/** As many digits as an int8 holds for certain. */
const wholeNumber = /^-?(0|[1-9]\d{0,17})$/;

/**
 * Reads JSON whose numbers are amounts: each becomes the `bigint` that is written there. Fractions, exponents and what
 * has too many digits are refused by how they are written, before anything has rounded them.
 */
export function parseExactJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseWithSource(text, (_key, value, { source = '' }) => {
      if (typeof value !== 'number') return value;
      if (!wholeNumber.test(source)) throw new InexactJsonError(`no whole number: ${source.slice(0, 40)}`);
      return BigInt(source);
    });
  } catch (error) {
    if (error instanceof InexactJsonError) throw error;
    throw new InexactJsonError('no JSON');
  }
}

/** The other way: a `bigint` is written as a number with all its digits. */
export function exactJsonText(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(exactJsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${exactJsonText(member)}`).join(',')}}`;
}
