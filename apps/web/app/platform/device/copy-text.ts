/**
 * Puts a text on the clipboard and says whether it is there. A browser may have no clipboard for this page (without
 * TLS) or refuse it (permission, a web view of another app): then the old way is taken, which needs only the tap.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  field.setAttribute('aria-hidden', 'true');
  // Beside what has the focus, because an open dialog takes the focus back from everything outside it.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
