import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { caseCount, type WorkKind, workListQuery } from '../../work-list/work-kind.ts';
import type { ConsolePage, PageProps } from '../console-page.ts';

export function OverviewPage({ info, open }: PageProps) {
  const t = useTexts();
  const lists = open.filter(({ work }) => work !== undefined);
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">{t('overview.title')}</h1>
      <section aria-labelledby="lists" className="flex flex-col gap-3">
        <h2 id="lists" className="text-lg font-semibold">
          {t('overview.lists')}
        </h2>
        {lists.length > 0 ? null : <Notice>{t('overview.none')}</Notice>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3">
          {lists.map((page) =>
            page.work === undefined ? null : <WorkCard key={page.path} page={page} kind={page.work} />,
          )}
        </ul>
      </section>
      <section aria-labelledby="roles" className="flex flex-col gap-3">
        <h2 id="roles" className="text-lg font-semibold">
          {t('overview.roles')}
        </h2>
        <p>{info.roles.map(({ words }) => words).join(', ')}</p>
        <ul className="list-disc ps-5 text-muted">
          {info.permissions.map(({ permission, words }) => (
            <li key={permission}>{words}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function WorkCard({ page, kind }: { page: ConsolePage; kind: WorkKind }) {
  const services = useConsole();
  const t = useTexts();
  const { data, hasNextPage } = useInfiniteQuery(workListQuery(services, kind));
  const count = caseCount(data);
  return (
    <li>
      <Link
        to={page.path}
        className="flex flex-col gap-1 rounded-medium border border-line bg-surface p-4 hover:border-outline"
      >
        <span className="font-semibold">{t(page.title)}</span>
        <span className="text-muted">
          {data === undefined
            ? t('console.loading')
            : t(hasNextPage ? 'overview.waiting.more' : 'overview.waiting', { count })}
        </span>
      </Link>
    </li>
  );
}
