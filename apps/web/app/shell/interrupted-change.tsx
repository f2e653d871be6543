import { useEffect } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { browserSessionStorage, readStored, writeStored } from '../platform/stored-value.ts';

const key = 'wau_change_of_page';

/** A change of page that is under way. */
interface ChangeOfPage {
  readonly from: string;
  readonly to: string;
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
 * F3: where the files of a page's build are gone for good, a change of page makes React Router load the document of
 * the page that is being left. This goes on from there to where the player wanted to go.
 */
export function InterruptedChange() {
  const navigate = useNavigate();
  const next = useNavigation().location;

  useEffect(() => {
    const storage = browserSessionStorage();
    const interrupted = readStored(storage, key, isChangeOfPage);
    writeStored(storage, key, undefined);
    if (interrupted?.from === here()) void navigate(interrupted.to);
  }, [navigate]);

  useEffect(() => {
    const storage = browserSessionStorage();
    writeStored(storage, key, next === undefined ? undefined : { from: here(), to: createPath(next) });
  }, [next]);

  return null;
}
