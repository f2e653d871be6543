import { NetworkPill } from '../../shared/network/network-pill.tsx';

/** How the network is, over the page, so that nothing shifts. */
export function NetworkBanner() {
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-(--mark-height,0px) z-50 flex justify-center pt-[calc(8px+var(--top-edge))]"
    >
      <NetworkPill className="px-4 py-2 text-sm shadow-high" />
    </div>
  );
}
