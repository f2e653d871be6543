import type { Minor } from '@wau/money/minor';
import { useEffect, useRef } from 'react';
import { countedAmount, countUpMs } from './count-up.ts';

interface CountingAmountProps {
  readonly amount: Minor;
  readonly format: (amount: Minor) => string;
}

/**
 * An amount that counts to its new value when it changes. The text is written past React, so that a count does
 * not render the screen sixty times a second.
 */
export function CountingAmount({ amount, format }: CountingAmountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  const write = useRef(format);
  useEffect(() => {
    write.current = format;
  });
  useEffect(() => {
    const from = shown.current;
    if (from === amount) return;
    shown.current = amount;
    const node = element.current;
    if (node === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const counted = countedAmount(from, amount, nowMs - startedAtMs, countUpMs);
      node.textContent = write.current(counted);
      if (counted !== amount) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return (
    <span ref={element} className="tabular">
      {format(amount)}
    </span>
  );
}
