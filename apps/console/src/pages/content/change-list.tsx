import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { ChangedFields } from './changed-fields.tsx';
import {
  type ContentChange,
  type ContentItem,
  type ContentKind,
  type ContentSite,
  contentChangesQuery,
  kindKey,
} from './content-queries.ts';
import { differencesOf } from './differences.ts';
import { useContentWords } from './use-content-words.ts';

interface ChangeListProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly items: readonly ContentItem[];
  /** `undefined`: those of every item, the removed ones included. */
  readonly itemKey: string | undefined;
  /** Whether something here is written and not saved, which undoing would take away. */
  readonly isDirty: boolean;
  readonly onUndone: (item: ContentItem | null) => void;
}

/** Who changed what and when, the newest first; each change can be undone by another one. */
export function ChangeList({ site, kind, items, itemKey, isDirty, onUndone }: ChangeListProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const headingId = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    contentChangesQuery(services, kind.kind, itemKey),
  );
  const undo = useCommand({
    mutationFn: ({ entryId, key }: ContentChange) => {
      const expectedVersion = items.find((item) => item.key === key)?.version ?? null;
      return services.client.call('undoContentChange', {
        params: { kind: kind.kind },
        body: { entryId, key, expectedVersion },
      });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: kindKey(services, kind.kind) }),
    // What the form begins from anew is there before it does.
    onSuccess: async ({ item }) => {
      await queryClient.invalidateQueries({ queryKey: kindKey(services, kind.kind) });
      onUndone(item);
    },
  });
  const changes = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-lg font-semibold">
        {t('content.history')}
      </h2>
      {isDirty && kind.mayChange && changes.length > 0 ? (
        <p className="text-sm text-muted">{t('content.history.save.first')}</p>
      ) : null}
      {undo.error === null ? null : <Notice tone="bad">{textOf(undo.error)}</Notice>}
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadingFailure error={error} onAgain={() => void refetch()} />
        )
      ) : changes.length === 0 ? (
        <Notice>{t('content.history.none')}</Notice>
      ) : (
        <ul className="flex flex-col gap-2">
          {changes.map((change) => (
            <li
              key={`${change.entryId} ${change.key}`}
              className="rounded-small border border-line bg-surface p-3"
            >
              <Change
                site={site}
                change={change}
                isNamed={itemKey === undefined}
                onUndo={kind.mayChange && !isDirty ? () => undo.mutate(change) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('content.history.more')}
        </Button>
      ) : null}
    </section>
  );
}

interface ChangeProps {
  readonly site: ContentSite;
  readonly change: ContentChange;
  readonly isNamed: boolean;
  readonly onUndo: (() => void) | undefined;
}

/** Undoing takes two presses, since players see at once what comes of it. */
function Change({ site, change, isNamed, onUndo }: ChangeProps) {
  const t = useTexts();
  const { moment } = useFormats();
  const { itemName, differenceName } = useContentWords(site);
  const { before, after, changedAt, changedBy: name, key } = change;
  const differences = differencesOf(before, after);
  const when = moment(changedAt);
  const what =
    before === null
      ? t('content.history.came')
      : after === null
        ? t('content.history.went')
        : t('content.history.changed', { fields: differences.map(differenceName).join(', ') });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-60">
          {isNamed ? <p className="font-semibold">{itemName({ key, item: after ?? before ?? {} })}</p> : null}
          <p className="break-words">
            {name}: {what}
          </p>
          <p className="text-sm text-muted">{when}</p>
        </div>
        {onUndo === undefined ? null : (
          <SureButton
            label={t('content.history.undo.label', { name, moment: when })}
            sure={t('content.history.undo.sure')}
            onSure={onUndo}
          >
            {t('content.history.undo')}
          </SureButton>
        )}
      </div>
      <details>
        <summary className="text-sm text-muted">{t('content.history.details')}</summary>
        <div className="mt-2">
          <ChangedFields site={site} differences={differences} />
        </div>
      </details>
    </div>
  );
}
