/** Spreadsheets read UTF-8 by it; reading an answer takes it away. */
const byteOrderMark = '\uFEFF';

/** So long a browser may take to begin saving. */
const keptMs = 60_000;

/** Has the browser save a text of comma-separated values under a name. */
export function saveFile(name: string, text: string): void {
  const file = new Blob([byteOrderMark, text.replace(byteOrderMark, '')], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
