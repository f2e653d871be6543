import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';

interface ScreenNaming {
  readonly name: string | undefined;
  readonly tell: (name: string | undefined) => void;
}

export const ScreenNameContext = createContext<ScreenNaming>({ name: undefined, tell: () => undefined });

/** What a screen of one thing among many is called, for all below that tell its name: heading and document. */
export function useScreenNaming(): ScreenNaming {
  const [name, tell] = useState<string>();
  return useMemo(() => ({ name, tell }), [name]);
}

/** What the screen on show is called by itself, where it has said so. */
export function useOwnScreenName(): string | undefined {
  return use(ScreenNameContext).name;
}

/** Names the screen on show by the one thing that it shows, as soon as that is known and for as long as it is there. */
export function useNameScreen(name: string | undefined): void {
  const { tell } = use(ScreenNameContext);
  // Before anything is drawn: the next screen is never seen under the name of this one.
  useLayoutEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [tell, name]);
}
