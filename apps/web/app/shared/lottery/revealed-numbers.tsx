import { useEffect, useRef } from 'react';
import { DrawnNumbers, type DrawnNumbersProps } from './drawn-numbers.tsx';
import { revealNumbers } from './reveal-numbers.ts';

interface RevealedNumbersProps extends DrawnNumbersProps {
  /** Whether somebody has waited for them: then they come one by one. */
  readonly isNew: boolean;
}

/** The numbers of a draw; those of the one that was waited for are revealed. */
export function RevealedNumbers({ isNew, ...drawn }: RevealedNumbersProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && part.current !== null) return revealNumbers(part.current);
    return undefined;
  }, [isNew]);
  return (
    <div ref={part}>
      <DrawnNumbers {...drawn} />
    </div>
  );
}
