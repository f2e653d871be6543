/** Spreadsheets read UTF-8 by it; reading an answer takes it away. */
const byteOrderMark = '\uFEFF';

/** So long a browser may take to begin saving. */
const keptMs = 60_000;

/** Has the browser save a text of comma-separated values under a name. */
export function saveFile(name: string, text: string): void {
  saveAs(name, `${byteOrderMark}${text.replace(byteOrderMark, '')}`, 'text/csv;charset=utf-8');
}

/** Has the browser save a JSON text under a name, byte for byte. */
export function saveJsonFile(name: string, text: string): void {
  saveAs(name, text, 'application/json');
}

function saveAs(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Has the browser save what a page has made, as a picture, under a name. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
