/** The part of the browser's `CloseWatcher` that is used here; browsers without it keep to their own Back. */
interface CloseWatcherOfBrowser {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Has the phone's Back close what is open, the latest first, until the returned function is called. The browser does
 * this itself with a `CloseWatcher`: unlike an entry in the history, it leaves nothing behind that forward leads to, and
 * cannot be mistaken for a change of page. Where there is none, Back leaves the page as before.
 */
export function closeOnBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherOfBrowser };
  if (CloseWatcher === undefined) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => {
    watcher.onclose = null;
    watcher.destroy();
  };
}
