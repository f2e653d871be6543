import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveFile } from '../../ui/save-file.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { type AuditFilter, filterOf, queryOf, searchOf } from './audit-filter.ts';
import { auditEntriesQuery } from './audit-queries.ts';
import { AuditSearch } from './audit-search.tsx';

/** What was done for the site. What it is searched for stands in the address, so that it can be sent on. */
export function AuditPage(props: PageProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const show = (next: AuditFilter): void => setSearch({ ...searchOf(next) });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-bold">{t('audit.title')}</h1>
        <p className="text-muted">{t('audit.hint')}</p>
      </div>
      <AuditSearch key={search.toString()} filter={filter} onSearch={show} />
      <Entries {...props} filter={filter} onShow={show} />
    </div>
  );
}

interface EntriesProps extends PageProps {
  readonly filter: AuditFilter;
  readonly onShow: (filter: AuditFilter) => void;
}

function Entries({ info, open, filter, onShow }: EntriesProps) {
  const services = useConsole();
  const t = useTexts();
  const headingId = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditEntriesQuery(services, filter),
  );
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl font-semibold">
          {t('audit.entries')}
        </h2>
        <SaveEntries filter={filter} />
      </div>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadingFailure error={error} onAgain={() => void refetch()} />
        )
      ) : data.pages.every(({ list }) => list.length === 0) ? (
        <Notice>{t('audit.none')}</Notice>
      ) : (
        <ul className="flex flex-col gap-2">
          {data.pages.flatMap(({ list, currencyCode }) =>
            list.map((entry) => (
              <li key={entry.entryId} className="rounded-small border border-line bg-surface p-3">
                <AuditEntryRow
                  entry={entry}
                  currencyCode={currencyCode}
                  info={info}
                  open={open}
                  onAbout={(subject) => onShow({ ...filter, what: '', who: '', subject })}
                />
              </li>
            )),
          )}
        </ul>
      )}
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('audit.more')}
        </Button>
      ) : null}
    </section>
  );
}

/** A file is of some days; what is searched for besides holds for it as well. */
function SaveEntries({ filter }: { filter: AuditFilter }) {
  const { client } = useConsole();
  const t = useTexts();
  const { fromDay, toDay } = filter;
  if (fromDay === '' || toDay === '') return <p className="text-sm text-muted">{t('audit.file.period')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted">{t('audit.file.kept')}</p>
      <SaveFile
        about={t('audit.file.about')}
        fileName={`audit_${fromDay}_${toDay}.csv`}
        ask={() => client.file('exportAuditEntries', { ...queryOf(filter), fromDay, toDay })}
      />
    </div>
  );
}
