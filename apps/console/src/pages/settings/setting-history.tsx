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
import { type ChangesOf, type SettingChange, settingChangesQuery, settingsKey } from './settings-queries.ts';

/** What undoing a change comes to, and how it is said. */
export interface ChangeView {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Does it and says what came of it. `undefined`: it cannot be undone here, or there is nothing different to come back. */
  readonly undo: (() => Promise<string>) | undefined;
}

interface SettingHistoryProps {
  readonly changesOf: ChangesOf;
  readonly title: string;
  readonly viewOf: (change: SettingChange) => ChangeView;
  readonly onUndone: (text: string) => void;
}

/** Who changed what and when, the newest first; each change is undone by another one. */
export function SettingHistory({ changesOf, title, viewOf, onUndone }: SettingHistoryProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const headingId = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    settingChangesQuery(services, changesOf),
  );
  const undo = useCommand({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: onUndone,
    // Whoever was too late sees what has become of it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey(services) }),
  });
  const changes = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      {undo.error === null ? null : <Notice tone="bad">{textOf(undo.error)}</Notice>}
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadingFailure error={error} onAgain={() => void refetch()} />
        )
      ) : changes.length === 0 ? (
        <p className="text-sm text-muted">{t('settings.history.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {changes.map((change) => (
            <li key={change.entryId} className="rounded-small border border-line bg-surface p-3">
              <Change change={change} view={viewOf(change)} onUndo={(run) => undo.mutate(run)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('settings.history.more')}
        </Button>
      ) : null}
    </section>
  );
}

interface ChangeProps {
  readonly change: SettingChange;
  readonly view: ChangeView;
  readonly onUndo: (run: () => Promise<string>) => void;
}

function Change({ change: { changedAt, changedBy: name }, view, onUndo }: ChangeProps) {
  const t = useTexts();
  const { moment } = useFormats();
  const when = moment(changedAt);
  const { undo } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-60">
        <p className="break-words">
          {t('settings.history.changed', { name: view.name, before: view.before, after: view.after })}
        </p>
        <p className="text-sm text-muted">
          {name} · {when}
        </p>
      </div>
      {undo === undefined ? null : (
        <SureButton
          label={t('settings.history.undo.label', { name, moment: when })}
          sure={t('settings.history.undo.sure', { value: view.before })}
          onSure={() => onUndo(undo)}
        >
          {t('settings.history.undo')}
        </SureButton>
      )}
    </div>
  );
}
