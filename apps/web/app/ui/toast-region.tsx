import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import { useSyncExternalStore } from 'react';
import { Spinner } from './spinner.tsx';
import { type Toast, toasts } from './toast-store.ts';

/** Where toasts appear: above the footer, read out politely, never in the way of a tap. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, noToast);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center px-6 pb-[calc(96px+env(safe-area-inset-bottom))]"
    >
      {toast === undefined ? null : (
        <div
          key={toast.number}
          className="rise-in flex max-w-96 items-center gap-3 rounded-medium border border-line bg-raised px-4 py-3 text-detail text-text shadow-high"
        >
          <ToastIcon toast={toast} />
          <span>{toast.text}</span>
        </div>
      )}
    </div>
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
