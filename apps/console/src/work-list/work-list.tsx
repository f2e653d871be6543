import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../platform/console-services.ts';
import type { OperatorInfo } from '../platform/operator-info.ts';
import { Button } from '../ui/button.tsx';
import { Badge, Notice } from '../ui/notice.tsx';
import { Loading, LoadingFailure } from '../ui/states.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { CaseDesk } from './case-desk.tsx';
import { useSelection } from './use-selection.ts';
import { liveEveryMs, useWorkClaims, type WorkClaim } from './work-claims.ts';
import { type CaseOf, type WorkKind, workListQuery } from './work-kind.ts';

/** How one kind of case is drawn; what is the same for all kinds is here. */
export interface CaseLook<Kind extends WorkKind> {
  readonly id: (item: CaseOf<Kind>) => string;
  /** One line of the list. */
  readonly Row: (props: { item: CaseOf<Kind> }) => ReactNode;
  /** What one looks at before deciding. */
  readonly Details: (props: { item: CaseOf<Kind>; info: OperatorInfo }) => ReactNode;
  /** What is decided; `onDone` is told in words what came of it. */
  readonly Decision: (props: { item: CaseOf<Kind>; onDone: (text: string) => void }) => ReactNode;
  /** Who has approved it as the first of two; absent where one person decides. */
  readonly approvedBy?: (item: CaseOf<Kind>) => string | null;
}

interface WorkListProps<Kind extends WorkKind> {
  readonly kind: Kind;
  readonly title: string;
  readonly info: OperatorInfo;
  readonly look: CaseLook<Kind>;
  /** What has to be known whatever waits, above the cases. */
  readonly above?: ReactNode;
}

/** Cases that wait on one side, the one that is looked at on the other; both follow what other operators do. */
export function WorkList<Kind extends WorkKind>({ kind, title, info, look, above }: WorkListProps<Kind>) {
  const services = useConsole();
  const t = useTexts();
  const [done, setDone] = useState<string>();
  const list = useInfiniteQuery({ ...workListQuery(services, kind), refetchInterval: liveEveryMs });
  const claims = useWorkClaims(kind);
  const items = list.data?.pages.flatMap((page) => page.list) ?? [];
  const cases = items.map((item) => ({ id: look.id(item), item }));
  const [search] = useSearchParams();
  const selection = useSelection(cases, search.get('case') ?? undefined);
  useShortcuts({ j: selection.next, k: selection.previous });
  if (list.data === undefined) {
    if (list.error === null) return <Loading />;
    return <LoadingFailure error={list.error} onAgain={() => void list.refetch()} />;
  }
  const { selected } = selection;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        {list.isError ? (
          <Badge tone="bad">{t('work.stale')}</Badge>
        ) : (
          <Badge tone="good">{t('work.live')}</Badge>
        )}
      </div>
      {above}
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <div className="grid grid-cols-[minmax(260px,2fr)_minmax(0,3fr)] items-start gap-5">
        <section aria-label={t('work.list')}>
          {cases.length === 0 ? <Empty /> : null}
          <ul className="flex flex-col gap-2">
            {cases.map(({ id, item }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={selected?.id === id}
                  onClick={() => selection.select(id)}
                  className="flex w-full flex-col gap-1 rounded-medium border border-line bg-surface p-3 text-start aria-pressed:border-gold-text aria-pressed:bg-raised"
                >
                  <look.Row item={item} />
                  <ClaimBadge claim={claims.get(id)} info={info} />
                </button>
              </li>
            ))}
          </ul>
          {list.hasNextPage ? (
            <div className="mt-3">
              <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('games.more')}
              </Button>
            </div>
          ) : null}
        </section>
        <div className="sticky top-5 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto">
          {selected === undefined ? (
            // One that a link leads to may stand further down than what has been read.
            <NothingChosen isGone={selection.isGone && !list.hasNextPage} isEmpty={cases.length === 0} />
          ) : (
            <CaseDesk
              key={selected.id}
              kind={kind}
              caseId={selected.id}
              claim={claims.get(selected.id)}
              info={info}
              approvedBy={look.approvedBy?.(selected.item) ?? null}
              details={<look.Details item={selected.item} info={info} />}
              decision={
                <look.Decision
                  item={selected.item}
                  onDone={(text) => {
                    setDone(text);
                    selection.leave(selected.id);
                  }}
                />
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}

function NothingChosen({ isGone, isEmpty }: { isGone: boolean; isEmpty: boolean }) {
  const t = useTexts();
  if (isGone) return <Notice>{t('work.gone')}</Notice>;
  return isEmpty ? null : <Notice>{t('work.choose')}</Notice>;
}

function Empty() {
  const t = useTexts();
  return (
    <Notice>
      <p className="font-semibold">{t('work.empty')}</p>
      <p className="text-muted">{t('work.empty.hint')}</p>
    </Notice>
  );
}

function ClaimBadge({ claim, info }: { claim: WorkClaim | undefined; info: OperatorInfo }) {
  const t = useTexts();
  if (claim === undefined) return null;
  return claim.operatorId === info.operatorId ? (
    <span>
      <Badge tone="look">{t('work.badge.you')}</Badge>
    </span>
  ) : (
    <span>
      <Badge>{t('work.badge.other', { name: claim.username })}</Badge>
    </span>
  );
}
