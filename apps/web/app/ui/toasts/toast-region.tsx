import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner.tsx';
import { type Toast, type ToastWay, toasts } from './toast-store.ts';

/** Where toasts appear: above the footer, read out politely; of one that leads on only the link takes a tap. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, noToast);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center px-6 pb-[calc(var(--footer-height)+12px+var(--footer-edge))]"
    >
      {toast === undefined ? null : (
        <div
          key={toast.number}
          className={classNames(
            'rise-in rounded-medium text-detail text-text shadow-high',
            // Once its words are over, the way alone is left, and looks like nothing else.
            toast.text !== undefined &&
              'flex max-w-96 flex-wrap items-center gap-3 border border-line bg-raised px-4 py-3',
          )}
        >
          {toast.text === undefined ? null : (
            <>
              <ToastIcon toast={toast} />
              <span className="words">{toast.text}</span>
            </>
          )}
          {toast.way === undefined ? null : <WayOn way={toast.way} isAlone={toast.text === undefined} />}
        </div>
      )}
    </div>
  );
}

/** Whoever has a finger, a pointer or the keyboard on the link is on the way, and the toast waits for them. */
function WayOn({ way, isAlone }: { way: ToastWay; isAlone: boolean }) {
  return (
    <Link
      to={way.to}
      onClick={toasts.dismiss}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
      className={classNames(
        'pointer-events-auto flex min-h-11 shrink-0 items-center rounded-small px-3 text-sm font-semibold text-gold-text pressed:brightness-110',
        isAlone ? 'border border-line bg-raised' : '-my-1 bg-surface',
      )}
    >
      {way.label}
    </Link>
  );
}

function noToast(): undefined {
  return undefined;
}

function ToastIcon({ toast }: { toast: Toast }) {
  if (toast.kind === 'wait' || toast.kind === 'waitUntilDone' || toast.kind === 'waitForMail') {
    return <Spinner className="size-5 text-gold-text" />;
  }
  if (toast.kind === 'success' || toast.kind === 'successShort') {
    return <Check className="size-5 shrink-0 text-sea-text" />;
  }
  return <Info className="size-5 shrink-0 text-gold-text" />;
}
