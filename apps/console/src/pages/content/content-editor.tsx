import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ContentPreview } from './content-preview.tsx';
import type { ContentField, ContentItem, ContentKind, ContentSite } from './content-queries.ts';
import { useProblemText } from './draft-field.tsx';
import { DraftForm } from './draft-form.tsx';
import { type ContentDraft, useContentDraft } from './use-content-draft.ts';

interface ContentEditorProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly items: readonly ContentItem[];
  /** `undefined`: a new one. */
  readonly item: ContentItem | undefined;
  readonly nextOrder: number;
  readonly onSaved: (item: ContentItem) => void;
  /** Undone by the history, so that there is another item now, or none. */
  readonly onUndone: (item: ContentItem | null) => void;
  readonly onRemoved: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** One item: its fields, how players see it, and who has changed it. */
export function ContentEditor(props: ContentEditorProps) {
  const { site, kind, items, item, nextOrder, onSaved, onUndone, onDirty } = props;
  const editing = useContentDraft({ site, kind, item, nextOrder, onSaved });
  const { draft, language, isDirty } = editing;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  useUnloadGuard(isDirty);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <EditorForm {...props} editing={editing} />
        <div className="xl:sticky xl:top-6">
          <ContentPreview site={site} kind={kind} draft={draft} language={language} />
        </div>
      </div>
      {item === undefined ? null : (
        <ChangeList
          site={site}
          kind={kind}
          items={items}
          itemKey={item.key}
          isDirty={isDirty}
          onUndone={onUndone}
        />
      )}
    </div>
  );
}

function EditorForm({
  site,
  kind,
  items,
  onRemoved,
  editing,
}: ContentEditorProps & { editing: ContentDraft }) {
  const t = useTexts();
  const textOf = useFailureText();
  const problemText = useProblemText(site.currencyCode);
  const { draft, base, language, problems, failure, isDirty } = editing;
  const failedAt = failure instanceof CallFailure ? failure.field : undefined;
  const errorAt = (field: ContentField, place: string): string | undefined => {
    const problem = problems[place];
    if (problem !== undefined) return problemText(field, problem);
    return failedAt === place ? textOf(failure) : undefined;
  };
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (Object.keys(problems).length > 0 || failedAt !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problems, failedAt]);
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        editing.submit();
      }}
    >
      {kind.mayChange ? null : <Notice>{t('content.kinds.read')}</Notice>}
      <fieldset disabled={!kind.mayChange} className="flex flex-col gap-4">
        <DraftForm
          site={site}
          kind={kind}
          draft={draft}
          onChange={editing.change}
          isNew={base === undefined}
          takenKeys={items.map(({ key }) => key)}
          language={language}
          onLanguage={editing.setLanguage}
          errorAt={errorAt}
        />
      </fieldset>
      <Outcome site={site} editing={editing} />
      {kind.mayChange ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" isBusy={editing.isSaving}>
            {t('content.save')}
          </Button>
          {isDirty ? <Badge tone="look">{t('content.unsaved')}</Badge> : null}
          {base === undefined || kind.isSingle ? null : (
            <RemoveButton kind={kind} item={base} onRemoved={onRemoved} editing={editing} />
          )}
        </div>
      ) : null}
    </form>
  );
}

/** What came of saving, where it did not go through. */
function Outcome({ site, editing }: { site: ContentSite; editing: ContentDraft }) {
  const t = useTexts();
  const textOf = useFailureText();
  const { conflict, keptOver, failure } = editing;
  if (conflict !== undefined) {
    return (
      <ConflictNotice site={site} conflict={conflict} onKeep={editing.keepMine} onTake={editing.takeTheirs} />
    );
  }
  if (keptOver !== undefined) {
    return <Notice tone="look">{t('content.conflict.kept', { name: keptOver })}</Notice>;
  }
  if (failure === null) return null;
  const detail = failure instanceof CallFailure ? failure.detail : undefined;
  return (
    <Notice tone="bad">
      <p>{textOf(failure)}</p>
      {detail === undefined ? null : (
        <p lang="en" className="text-sm">
          {detail}
        </p>
      )}
    </Notice>
  );
}

interface RemoveButtonProps {
  readonly kind: ContentKind;
  readonly item: ContentItem;
  readonly onRemoved: () => void;
  readonly editing: ContentDraft;
}

/** Two presses; what is said about a refusal stands beside it. */
function RemoveButton({ kind, item, onRemoved, editing }: RemoveButtonProps) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCommand({
    mutationFn: () =>
      client.call('removeContentItem', {
        params: { kind: kind.kind },
        body: { key: item.key, expectedVersion: item.version },
      }),
    onSuccess: async () => {
      await editing.refresh();
      onRemoved();
    },
    onError: () => setIsAsking(false),
  });
  return (
    <div className="ms-auto flex flex-col items-end gap-2">
      {isAsking ? (
        <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {t('content.remove.sure')}
        </Button>
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t('content.remove')}</Button>
      )}
      {remove.error === null ? null : <Notice tone="bad">{textOf(remove.error)}</Notice>}
    </div>
  );
}

/** The browser asks before it leaves what is not saved. */
function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
