/** How a module that is loaded late stands: asked for, here, or not to be had just now. */
export type LateState<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly module: Module }
  | { readonly status: 'missing' };

export interface LateSource<Module> {
  current(): LateState<Module>;
  /** Asks for it until it has come or nobody listens any more. */
  subscribe(listener: () => void): () => void;
  /** Asks at once, without waiting for the next attempt. */
  retry(): void;
}

/** After a failure, the next attempt; the last one repeats. */
export const retryDelaysMs = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * F4: a module that loads when somebody wants it and for as long as somebody does: what does not come is asked for
 * again after a while, and at once when the network is back.
 */
export function createLateSource<Module>(load: () => Promise<Module>): LateSource<Module> {
  let state: LateState<Module> = { status: 'loading' };
  let isAsking = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: LateState<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async () => {
    if (isAsking || state.status === 'here') return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const module = await load();
      stopWaiting();
      become({ status: 'here', module });
    } catch {
      if (state.status !== 'missing') become({ status: 'missing' });
      waitForNext();
    } finally {
      isAsking = false;
    }
  };
  const retry = () => void ask();
  const waitForNext = () => {
    if (listeners.size === 0) return;
    timer = setTimeout(retry, retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]);
    failures += 1;
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    failures = 0;
    window.removeEventListener('online', retry);
  };

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1 && state.status !== 'here') {
        window.addEventListener('online', retry);
        retry();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWaiting();
      };
    },
    retry,
  };
}

/** The module, whenever it comes; for what has no place of its own on the page. Gives up when it is no longer wanted. */
export function whenItComes<Module>(load: () => Promise<Module>, use: (module: Module) => void): () => void {
  const source = createLateSource(load);
  const stop = source.subscribe(() => {
    const state = source.current();
    if (state.status !== 'here') return;
    stop();
    use(state.module);
  });
  return stop;
}
