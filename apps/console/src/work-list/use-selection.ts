import { useState } from 'react';

export interface Selection<Case> {
  readonly selected: Case | undefined;
  readonly select: (id: string) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Looks at nothing again, unless another case has been chosen by now. */
  readonly leave: (id: string) => void;
  /** A case was chosen that is no longer in the list. */
  readonly isGone: boolean;
}

/** Which of the cases is looked at, at first the one that a link led to. It stays that one while the list around it changes. */
export function useSelection<Case extends { readonly id: string }>(
  cases: readonly Case[],
  linkedId?: string,
): Selection<Case> {
  const [id, select] = useState(linkedId);
  const index = cases.findIndex((each) => each.id === id);
  const goTo = (position: number): void => {
    const bounded = cases[Math.max(0, Math.min(cases.length - 1, position))];
    if (bounded !== undefined) select(bounded.id);
  };
  return {
    selected: cases[index],
    select,
    next: () => goTo(index + 1),
    previous: () => goTo(index === -1 ? 0 : index - 1),
    leave: (left) => select((current) => (current === left ? undefined : current)),
    isGone: id !== undefined && index === -1,
  };
}
