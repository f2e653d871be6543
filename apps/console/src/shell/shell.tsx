import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ConsolePage, numberedPages, type PageProps } from '../pages/console-page.ts';
import { pages } from '../pages/pages.ts';
import { useTexts } from '../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../platform/operator-info.ts';
import { Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/states.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { Navigation } from './navigation.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';

/** The frame of all pages: what is open to these roles, and the one that is shown. */
export function Shell({ info }: { info: OperatorInfo }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const open = pages.filter(({ permission }) => permission === undefined || mayDo(info, permission));
  const shown = open.find(({ path }) => path === (pathname.replace(/\/+$/, '') || '/'));
  useFocusOnChange(pathname);
  const byNumber = open
    .slice(0, numberedPages)
    .map(({ path }, index) => [String(index + 1), () => void navigate(path)] as const);
  useShortcuts({ ...Object.fromEntries(byNumber), '?': () => setIsHelpOpen(true) });
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[240px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-surface focus:p-3"
      >
        {t('console.skip')}
      </a>
      <Navigation info={info} open={open} onHelp={() => setIsHelpOpen(true)} />
      <main id="content" tabIndex={-1} className="p-5 outline-none lg:p-6">
        <Shown page={shown} info={info} open={open} />
      </main>
      {isHelpOpen ? <ShortcutHelp open={open} onClose={() => setIsHelpOpen(false)} /> : null}
    </div>
  );
}

function Shown({ page, info, open }: PageProps & { page: ConsolePage | undefined }) {
  const t = useTexts();
  useEffect(() => {
    document.title =
      page === undefined
        ? t('console.title')
        : `${t(page.title)} · ${info.merchantCode} · ${t('console.title')}`;
  }, [page, info.merchantCode, t]);
  if (page === undefined) return <Notice>{t('shell.nowhere')}</Notice>;
  return (
    <PageBoundary key={`${page.path} ${info.merchantCode}`}>
      <Suspense fallback={<Loading />}>
        <page.Component info={info} open={open} />
      </Suspense>
    </PageBoundary>
  );
}

/** Whoever goes to another page by a link begins to read there. */
function useFocusOnChange(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('content')?.focus();
  }, [pathname]);
}
