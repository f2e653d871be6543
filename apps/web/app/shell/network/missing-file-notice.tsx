import { MissingFile } from '@wau/late-scripts/import-files';
import { useEffect } from 'react';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/** F4: says that what a tap began could not go on, because its code did not come. The next tap tries again. */
export function MissingFileNotice() {
  const failureText = useFailureText();
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof MissingFile)) return;
      event.preventDefault();
      toasts.show('short', failureText(failureOf(event.reason)));
    };
    window.addEventListener('unhandledrejection', tell);
    return () => window.removeEventListener('unhandledrejection', tell);
  }, [failureText]);
  return null;
}
