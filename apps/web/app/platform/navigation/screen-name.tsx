import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';

interface ScreenNaming {
  readonly name: string | undefined;
  readonly tell: (name: string | undefined) => void;
}

const ScreenName = createContext<ScreenNaming>({ name: undefined, tell: () => undefined });

/** Keeps what a screen of one thing among many is called, for all that tell its name: heading and document. */
export function ScreenNameProvider({ children }: { readonly children: ReactNode }) {
  const [name, tell] = useState<string>();
  const naming = useMemo(() => ({ name, tell }), [name]);
  return <ScreenName value={naming}>{children}</ScreenName>;
}

/** What the screen on show is called by itself, where it has said so. */
export function useOwnScreenName(): string | undefined {
  return use(ScreenName).name;
}

/** Names the screen on show by the one thing that it shows, as soon as that is known and for as long as it is there. */
export function useNameScreen(name: string | undefined): void {
  const { tell } = use(ScreenName);
  // Before anything is drawn: the next screen is never seen under the name of this one.
  useLayoutEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [tell, name]);
}
