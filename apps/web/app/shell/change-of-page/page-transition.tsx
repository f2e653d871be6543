import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { type SwipeBack, watchSwipeBack } from './swipe-back.ts';
import { guardTaps, type TapGuard } from './tap-guard.ts';

/**
 * SH-05: a new page fades in for 300 ms, except the document's first (it is already there) and one that a swipe
 * brought back (the finger has animated it). Which it is is decided once for each page: whatever renders it again
 * later must not start the fade in the middle of its use. Focus moves to the page, so that a keyboard or a reader
 * starts there. The tap that led here does nothing here (`tap-guard.ts`).
 */
export function PageTransition({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const swipe = useRef<SwipeBack>(undefined);
  const taps = useRef<TapGuard>(undefined);
  const main = useRef<HTMLElement>(null);
  const [page, setPage] = useState({ pathname, isFirst: true, fades: false });
  if (page.pathname !== pathname) {
    const isSwiped = navigationType === 'POP' && swipe.current?.broughtBack() === true;
    setPage({ pathname, isFirst: false, fades: !isSwiped });
  }

  useEffect(() => {
    const watch = watchSwipeBack(window, () => document.documentElement.dir === 'rtl');
    swipe.current = watch;
    return () => watch.stop();
  }, []);

  // Before the new page is painted, and can be tapped.
  useLayoutEffect(() => {
    const guard = guardTaps(window);
    taps.current = guard;
    return () => guard.stop();
  }, []);

  const { isFirst } = page;
  useLayoutEffect(() => {
    if (pathname !== '' && !isFirst) taps.current?.screenChanged();
  }, [pathname, isFirst]);

  useEffect(() => {
    if (pathname !== '' && !isFirst) main.current?.focus({ preventScroll: true });
  }, [pathname, isFirst]);

  return (
    <main
      key={pathname}
      ref={main}
      id="content"
      tabIndex={-1}
      className={classNames('flex-1 outline-none', page.fades && 'page-in', className)}
    >
      {children}
    </main>
  );
}
