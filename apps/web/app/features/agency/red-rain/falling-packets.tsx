import { useEffect, useRef } from 'react';
import { RedPacket } from './red-packet.tsx';

/** Where each falls in percent of the width, how long it takes, and how far it is on its way at first. */
const packets = [
  { left: 4, seconds: 4.2, started: 0.1 },
  { left: 21, seconds: 3.4, started: 0.62 },
  { left: 38, seconds: 4.8, started: 0.35 },
  { left: 55, seconds: 3.7, started: 0.82 },
  { left: 72, seconds: 4.4, started: 0.22 },
  { left: 86, seconds: 3.2, started: 0.5 },
  { left: 13, seconds: 5.2, started: 0.74 },
  { left: 47, seconds: 5.6, started: 0.05 },
  { left: 64, seconds: 5.1, started: 0.9 },
] as const;

interface FallingPacketsProps {
  /** A tap on any of them. */
  readonly onCatch: () => void;
  readonly isBusy: boolean;
}

/**
 * Packets that fall through their place for as long as it is there. They move by transforms that the browser's compositor
 * runs by itself, so that no script runs for a frame. For whoever wants less motion there are none; neither keyboards nor
 * screen readers need them, since the button below does the same.
 */
export function FallingPackets({ onCatch, isBusy }: FallingPacketsProps) {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = sky.current;
    if (node === null || typeof node.animate !== 'function') return;
    const fallPx = node.clientHeight;
    for (const [index, child] of [...node.children].entries()) {
      const packet = packets[index] ?? packets[0];
      const turn = index - Math.floor(index / 2) * 2 === 0 ? 14 : -14;
      child.animate(
        [
          { transform: `translate3d(0, -80px, 0) rotate(${-turn}deg)` },
          { transform: `translate3d(0, ${fallPx + 16}px, 0) rotate(${turn}deg)` },
        ],
        {
          duration: packet.seconds * 1_000,
          delay: -packet.seconds * packet.started * 1_000,
          iterations: Number.POSITIVE_INFINITY,
        },
      );
    }
  }, []);
  return (
    <div
      ref={sky}
      aria-hidden="true"
      className="relative h-72 overflow-hidden rounded-large bg-raised contain-strict motion-reduce:hidden"
    >
      {packets.map(({ left }) => (
        <button
          key={left}
          type="button"
          tabIndex={-1}
          disabled={isBusy}
          onPointerDown={onCatch}
          style={{ left: `${left}%` }}
          className="absolute top-0 touch-manipulation will-change-transform"
        >
          <RedPacket className="h-16 w-12" />
        </button>
      ))}
    </div>
  );
}
