import WifiOff from 'lucide-react/icons/wifi-off';
import { useNetworkState } from '../platform/device/use-network-state.ts';
import { useTranslate } from '../platform/i18n/use-language.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Says that the phone is offline, or that an answer is taking long. Lies over the page, so that nothing shifts. */
export function NetworkBanner() {
  const t = useTranslate();
  const state = useNetworkState();
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-(--mark-height,0px) z-50 flex justify-center pt-[calc(8px+var(--top-edge))]"
    >
      {state === 'online' ? null : (
        <span className="rise-in flex items-center gap-2 rounded-full bg-text px-4 py-2 text-sm font-medium text-page shadow-high">
          {state === 'offline' ? <WifiOff className="size-4" /> : <Spinner className="size-4" />}
          {state === 'offline' ? t('network.offline') : t('network.slow')}
        </span>
      )}
    </div>
  );
}
