import { useLocation } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useHydrated } from '../../platform/runtime/use-hydrated.ts';

/**
 * AP-03: the document is here, but what makes it work is not. The style sheet alone shows this, since no script is there
 * to do so: first a bar that something is on its way, after a while in words. It goes when the browser takes over.
 */
export function LateScriptsNotice() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  if (useHydrated()) return null;
  return (
    <>
      <div aria-hidden="true" className="late-bar fixed inset-x-0 top-(--mark-height,0px) z-50 h-1" />
      <div className="late-in fixed inset-x-0 top-0 z-50 flex justify-center px-4 pt-[calc(8px+var(--top-edge))]">
        <p className="flex items-center gap-2 rounded-full bg-text ps-4 pe-1 text-sm font-medium text-page shadow-high">
          {t('network.slow')}
          <a
            href={pathname + search}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-bold underline"
          >
            {t('action.reload')}
          </a>
        </p>
      </div>
    </>
  );
}
