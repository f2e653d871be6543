import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: Value };

/** What `load` resolves with, `undefined` for a failure; loads anew when `load` is another function. */
export function useLoaded<Value>(load: () => Promise<Value | undefined>): {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  const attempts = useRef(0);
  const retry = useCallback(() => {
    attempts.current += 1;
    const attempt = attempts.current;
    // What was asked for before is out of date, however late it comes.
    const finish = (next: Loaded<Value>) => {
      if (attempts.current === attempt) setLoaded(next);
    };
    setLoaded({ status: 'loading' });
    load().then(
      (value) => finish(value === undefined ? { status: 'failed' } : { status: 'loaded', value }),
      () => finish({ status: 'failed' }),
    );
  }, [load]);
  useEffect(retry, [retry]);
  return { loaded, retry };
}
