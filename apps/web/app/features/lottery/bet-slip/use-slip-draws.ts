import { useState } from 'react';
import type { Sales } from './lottery-queries.ts';

interface SlipDraws {
  /** The draws that the slip can be meant for, the first of them first. */
  readonly numeros: readonly string[];
  /** The next draw that takes stakes, where the slip is meant for a later one. */
  readonly sooner: string | undefined;
  /** The draw after the one that the slip is meant for. */
  readonly later: string | undefined;
  /** Means the slip for another draw; `undefined`: always for the next one. */
  readonly choose: (numero: string | undefined) => void;
}

/** For which draw the slip is meant: the next one that takes stakes, unless the player wants a later one. */
export function useSlipDraws(sales: Sales | undefined): SlipDraws {
  const [chosen, choose] = useState<string>();
  const all = sales?.current == null ? [] : [sales.current, ...sales.following].map(({ numero }) => numero);
  // A draw that was chosen is the next one after a while, and gone when it is drawn.
  const index = chosen === undefined ? 0 : Math.max(0, all.indexOf(chosen));
  const numeros = all.slice(index);
  return { numeros, sooner: index === 0 ? undefined : all[0], later: numeros[1], choose };
}
