import { useQueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '@wau/contract/languages';
import { useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import {
  type ContentItem,
  type ContentKind,
  type ContentSite,
  contentItemsQuery,
  kindKey,
  type WrittenItem,
} from './content-queries.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Draft, isSameDraft, openDraft, type Problems, writeDraft } from './draft.ts';

/** What somebody else has made of an item while it was being written. */
export interface Conflict {
  /** `undefined`: it has been removed. */
  readonly theirs: ContentItem | undefined;
  readonly changedBy: string;
  readonly differences: readonly Difference[];
}

interface DraftOptions {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  /** `undefined`: a new one. */
  readonly item: ContentItem | undefined;
  readonly nextOrder: number;
  readonly onSaved: (item: ContentItem) => void;
}

/**
 * An item while it is written, and the version that it was begun from. Whoever saves says that version; where somebody else was
 * faster, what was typed stays, and what the other has made of it is shown beside it.
 */
export function useContentDraft({ site, kind, item, nextOrder, onSaved }: DraftOptions) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const opened = (from: ContentItem | undefined) => openDraft(kind, site, from?.item, nextOrder);
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState(() => opened(item));
  const [problems, setProblems] = useState<Problems>({});
  const [language, setLanguage] = useState<LanguageCode>(site.defaultLanguage);
  const [conflict, setConflict] = useState<Conflict>();
  const [keptOver, setKeptOver] = useState<string>();
  const showAt = (place: string | undefined): void => {
    const shown = site.languages.find((code) => place?.startsWith(`texts.${code}`) === true);
    if (shown !== undefined) setLanguage(shown);
  };
  const begin = (from: ContentItem | undefined): void => {
    setBase(from);
    setDraft(opened(from));
    setProblems({});
    setConflict(undefined);
    setKeptOver(undefined);
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: kindKey(services, kind.kind) });
  const save = useCommand({
    mutationFn: (written: WrittenItem) =>
      services.client.call('putContentItem', {
        params: { kind: kind.kind },
        body: { item: written, expectedVersion: base?.version ?? null },
      }),
    onSuccess: async (saved) => {
      begin(saved);
      await refresh();
      onSaved(saved);
    },
    onError: async (error) => {
      if (!(error instanceof CallFailure)) return;
      showAt(error.field);
      if (error.code !== 'content.changed') return;
      const { kind: name } = kind;
      const [items, changes] = await Promise.all([
        queryClient.fetchQuery(contentItemsQuery(services, name)),
        services.client.call('listContentChanges', {
          params: { kind: name },
          query: { key: draft.key, pageSize: 1 },
        }),
      ]);
      const theirs = items.find(({ key }) => key === draft.key);
      setConflict({
        theirs,
        changedBy: changes.list[0]?.changedBy ?? '',
        differences: differencesOf(base?.item ?? null, theirs?.item ?? null),
      });
    },
  });
  return {
    ...{ draft, base, language, conflict, keptOver, problems, failure: save.error, isSaving: save.isPending },
    isDirty: !isSameDraft(draft, opened(base)),
    setLanguage,
    change(next: Draft): void {
      setDraft(next);
      setProblems({});
      if (conflict === undefined) save.reset();
    },
    submit(): void {
      if (save.isPending) return;
      const written = writeDraft(kind, site, draft, base?.item);
      if ('item' in written) save.mutate(written.item);
      else {
        setProblems(written.problems);
        showAt(Object.keys(written.problems)[0]);
      }
    },
    /** What was typed is begun from what the other has made of it, so that saving replaces that. */
    keepMine(): void {
      setBase(conflict?.theirs);
      setKeptOver(conflict?.changedBy);
      setConflict(undefined);
      save.reset();
    },
    takeTheirs(): void {
      begin(conflict?.theirs);
      save.reset();
    },
    refresh,
  };
}

export type ContentDraft = ReturnType<typeof useContentDraft>;
