import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useNetworkState } from '../../platform/network/use-network-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Says that the phone is offline, or that an answer is taking long; nothing while the network is well. */
export function NetworkPill({ className }: { className: string }) {
  const t = useTranslate();
  const state = useNetworkState();
  if (state === 'online') return null;
  return (
    <span
      className={classNames(
        'rise-in flex items-center gap-2 rounded-full bg-text font-medium text-page',
        className,
      )}
    >
      {state === 'offline' ? (
        <WifiOff className="size-4 shrink-0" />
      ) : (
        <Spinner className="size-4 shrink-0" />
      )}
      {state === 'offline' ? t('network.offline') : t('network.slow')}
    </span>
  );
}
