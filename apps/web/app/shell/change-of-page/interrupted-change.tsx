import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { browserSessionStorage, readStored, writeStored } from '../../platform/storage/stored-value.ts';

const key = 'wau_change_of_page';

/** A change of page that is under way. */
interface ChangeOfPage {
  readonly from: string;
  readonly to: string;
  /** It has been interrupted once already. */
  readonly isAgain?: boolean;
}

function isChangeOfPage(value: unknown): value is ChangeOfPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    'to' in value &&
    typeof value.from === 'string' &&
    typeof value.to === 'string'
  );
}

function here(): string {
  return createPath(window.location);
}

/**
 * Notes a change of page at its very beginning, before any code of the next one is asked for: a rendering would come
 * too late where that fails at once. One that goes on after an interruption stays noted as such.
 */
export function rememberChangeOfPage(from: string, to: string): void {
  const known = readStored(browserSessionStorage(), key, isChangeOfPage);
  if (known?.isAgain === true && known.from === from && known.to === to) return;
  remember({ from, to });
}

/**
 * Whether the document was loaded again, as React Router does it; where the browser does not tell, it may have been.
 * One that was asked for by its address is where somebody wants to be, whatever was under way before.
 */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || !('type' in load) || load.type === 'reload';
}

/**
 * F3: where the files of a page's build are gone for good, a change of page makes React Router load the document of
 * the page that is being left. This goes on from there to where the player wanted to go. F4: what is interrupted again
 * lacks a file of this very build, so the document is asked for, which shows the page without it.
 */
export function InterruptedChange() {
  const navigate = useNavigate();
  const location = useLocation();
  const shownLocation = useRef(location);

  useEffect(() => {
    const interrupted = readStored(browserSessionStorage(), key, isChangeOfPage);
    remember(undefined);
    if (interrupted?.from !== here() || !isLoadedAgain()) return;
    if (interrupted.isAgain === true) {
      window.location.assign(interrupted.to);
      return;
    }
    remember({ ...interrupted, isAgain: true });
    void navigate(interrupted.to);
  }, [navigate]);

  useEffect(() => {
    if (shownLocation.current !== location) remember(undefined);
    shownLocation.current = location;
  }, [location]);

  return null;
}

function remember(change: ChangeOfPage | undefined): void {
  writeStored(browserSessionStorage(), key, change);
}
