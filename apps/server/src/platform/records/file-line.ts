/** What a spreadsheet takes for a formula where a cell begins with it, also behind spaces. */
const formulaStart = /^\s*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** First in a file, so that spreadsheets read its letters as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of comma-separated values (RFC 4180). A value is one line: breaks in it become spaces. What players and others
 * have written may look like a formula, which a spreadsheet would run for whoever opens the file, so it is made text.
 */
export function fileLine(cells: readonly string[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(value: string): string {
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  const text = (isFormula ? `'${value}` : value).replaceAll(/[\r\n]+/g, ' ');
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
