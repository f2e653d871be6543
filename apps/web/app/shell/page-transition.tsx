import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type SwipeBack, watchSwipeBack } from './swipe-back.ts';

/**
 * SH-05: a new page fades in for 300 ms, except the document's first (it is already there) and one that a swipe
 * brought back (the finger has animated it). Focus moves to the page, so that a keyboard or a reader starts there.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const firstPath = useRef(pathname);
  const swipe = useRef<SwipeBack>(undefined);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    const watch = watchSwipeBack(window, () => document.documentElement.dir === 'rtl');
    swipe.current = watch;
    return () => watch.stop();
  }, []);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const isFirst = firstPath.current === pathname;
  const isSwiped = navigationType === 'POP' && swipe.current?.wasSwipe() === true;
  return (
    <main
      key={pathname}
      ref={main}
      id="content"
      tabIndex={-1}
      className={isFirst || isSwiped ? 'flex-1 outline-none' : 'page-in flex-1 outline-none'}
    >
      {children}
    </main>
  );
}
