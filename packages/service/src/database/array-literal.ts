/**
 * A PostgreSQL array literal of texts, `undefined` being null. The driver writes arrays as well, but escapes element
 * by element; on paths that send thousands of elements a batch this takes a third of its time.
 */
export function textArrayLiteral(values: readonly (string | undefined)[]): string {
  return `{${values.map(elementOf).join(',')}}`;
}

const needsEscape = /["\\]/;

function elementOf(value: string | undefined): string {
  if (value === undefined) return 'NULL';
  return needsEscape.test(value) ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : `"${value}"`;
}

/** The same for values that are stored as JSON: in their text quotes and backslashes are escaped as an array wants it. */
export function jsonArrayLiteral(values: readonly unknown[]): string {
  return `{${values.map((value) => JSON.stringify(JSON.stringify(value))).join(',')}}`;
}

/** The same for bytes. */
export function bytesArrayLiteral(values: readonly Buffer[]): string {
  return `{${values.map((value) => `"\\\\x${value.toString('hex')}"`).join(',')}}`;
}

/** The same for what can hold neither quotes, commas, braces, white space nor the word null: numbers and uuids. */
export function plainArrayLiteral(values: readonly (string | bigint | number)[]): string {
  return `{${values.join(',')}}`;
}
