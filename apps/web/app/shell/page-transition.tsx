import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type SwipeBack, watchSwipeBack } from './swipe-back.ts';

/**
 * SH-05: a new page fades in for 300 ms, except the document's first (it is already there) and one that a swipe
 * brought back (the finger has animated it). Which it is is decided once for each page: whatever renders it again
 * later must not start the fade in the middle of its use. Focus moves to the page, so that a keyboard or a reader
 * starts there.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const swipe = useRef<SwipeBack>(undefined);
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

  const { isFirst } = page;
  useEffect(() => {
    if (pathname !== '' && !isFirst) main.current?.focus({ preventScroll: true });
  }, [pathname, isFirst]);

  return (
    <main
      key={pathname}
      ref={main}
      id="content"
      tabIndex={-1}
      className={page.fades ? 'page-in flex-1 outline-none' : 'flex-1 outline-none'}
    >
      {children}
    </main>
  );
}
