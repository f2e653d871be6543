import { type ComponentType, lazy, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createLateSource, type LateSource, type LateState, whenItComes } from './late-source.ts';

const notYet: LateState<never> = { status: 'loading' };

/**
 * F4: a part of a page whose code is a file of its own. While that does not come, the page lacks the part and nothing
 * else; it comes when it can. `Missing` stands in its place where somebody has asked for it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props & { readonly retry: () => void }>,
): ComponentType<Props> {
  const source = createLateSource(load);
  return function LatePart(props: Props) {
    const state = useLateState(source);
    if (state.status === 'here') return <state.module {...props} />;
    if (state.status === 'loading' || Missing === undefined) return null;
    return <Missing {...props} retry={source.retry} />;
  };
}

/**
 * What has come is drawn a little at a time, so that taps are answered in between. The server, and the browser while it takes
 * over what the server has drawn, have nothing yet.
 */
function useLateState<Module>(source: LateSource<Module>): LateState<Module> {
  const isTakenOver = useSyncExternalStore(listenToNothing, isTrue, isFalse);
  const [state, setState] = useState<LateState<Module>>(isTakenOver ? source.current : notYet);
  useEffect(() => {
    const show = () => startTransition(() => setState(source.current()));
    const stop = source.subscribe(show);
    show();
    return stop;
  }, [source]);
  return state;
}

const listenToNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/**
 * F4: what takes the place of a whole page, seldom enough for its code to be a file of its own. The server draws it; in
 * the browser what is on the page stays there, as it is, until the code has come.
 */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await comeAtLast(load) }));
}

function comeAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  // The server has all code within itself.
  if (typeof window === 'undefined') return load();
  return new Promise((resolve) => {
    whenItComes(load, resolve);
  });
}
