const openDialog = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Calls `then` as soon as no dialog is open, at once where none is; the returned function gives up. What comes by itself
 * never covers what somebody has opened.
 */
export function whenNothingIsOpen(then: () => void): () => void {
  const isFree = () => document.querySelector(openDialog) === null;
  if (isFree()) {
    then();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isFree()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'role'] });
  return () => observer.disconnect();
}
