import { amountBetween } from '@wau/money/amount-between';
import type { Minor } from '@wau/money/minor';
import { useEffect, useRef } from 'react';
import { clampShare, countTickMs, eachFrame, easeOut } from '../platform/animation.ts';
import { prefersReducedMotion } from '../platform/use-motion.ts';

interface CountingAmountProps {
  readonly valueMinor: Minor;
  readonly format: (amount: Minor) => string;
  readonly durationMs?: number;
  readonly className?: string;
}

/**
 * An amount that counts up to its new value and drops at once to a smaller one. The text is written outside React, so
 * that counting does not render anything; a screen reader hears only amounts at rest.
 */
export function CountingAmount({ valueMinor, format, durationMs = 600, className }: CountingAmountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(valueMinor);

  useEffect(() => {
    const from = shown.current;
    const write = (amount: Minor) => {
      shown.current = amount;
      if (element.current !== null) element.current.textContent = format(amount);
    };
    if (valueMinor <= from || durationMs === 0 || prefersReducedMotion()) {
      write(valueMinor);
      return;
    }
    let startMs: number | undefined;
    let lastTick = -1;
    return eachFrame((nowMs) => {
      startMs ??= nowMs;
      const share = clampShare((nowMs - startMs) / durationMs);
      const tick = Math.floor((nowMs - startMs) / countTickMs);
      if (tick !== lastTick || share === 1) write(amountBetween(from, valueMinor, easeOut(share)));
      lastTick = tick;
      return share < 1;
    });
  }, [valueMinor, format, durationMs]);

  return (
    <>
      <span ref={element} className={className} aria-hidden="true" />
      <span className="visually-hidden">{format(valueMinor)}</span>
    </>
  );
}
