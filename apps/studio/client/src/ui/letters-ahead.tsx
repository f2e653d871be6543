import type { ReactNode } from 'react';

/** What amounts and multipliers are written with. */
export const amountLetters = 'RM 0123456789.,×+';

/**
 * Lays out, unseen, what a win will be written in. A browser makes a size of letters ready when it first meets one, and
 * keeps it as long as something is written in it: a frame or two of a cheap phone, which it has when the game opens and
 * not in the middle of a win.
 */
export function LettersAhead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="letters-ahead" aria-hidden="true">
      {children}
    </div>
  );
}
