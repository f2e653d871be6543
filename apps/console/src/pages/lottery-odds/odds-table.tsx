import { useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/console-services.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { LotteryOdds } from './lottery-odds-queries.ts';
import { type OddsDraft, previewOdds } from './odds-draft.ts';
import { PlayRow } from './play-row.tsx';
import { useChangeLotteryOdds } from './use-change-lottery-odds.ts';

interface OddsTableProps {
  readonly site: LotteryOdds;
  readonly mayChange: boolean;
}

/** All plays with their odds; what is typed is loaded together, all or none. */
export function OddsTable({ site, mayChange }: OddsTableProps) {
  const t = useTexts();
  const { playName } = useLotteryWords();
  const family = site.family ?? '';
  const change = useChangeLotteryOdds(site);
  const [drafts, setDrafts] = useState<Readonly<Record<string, OddsDraft>>>({});
  const [search, setSearch] = useState('');
  const [loadedCount, setLoadedCount] = useState<number>();
  const [failure, setFailure] = useState<Error | null>(null);
  const previews = new Map(
    site.plays.map((play) => [play.playId, previewOdds(site, play, drafts[play.playId] ?? {})] as const),
  );
  const fresh = site.plays.flatMap(({ playId, version }) => {
    const preview = previews.get(playId);
    return preview?.kind === 'inside' ? [{ playId, odds: preview.odds, expectedVersion: version }] : [];
  });
  const refusedCount = [...previews.values()].filter(
    ({ kind }) => kind === 'outside' || kind === 'invalid',
  ).length;
  const shown = site.plays.filter(({ playId, localName }) =>
    [playName(family, playId), playId, localName ?? ''].some((name) =>
      name.toLowerCase().includes(search.trim().toLowerCase()),
    ),
  );
  const load = async (reason: string): Promise<void> => {
    setFailure(null);
    try {
      await change(fresh, reason);
      setLoadedCount(fresh.length);
      setDrafts({});
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField label={t('odds.search')} value={search} onChange={setSearch} maxLength={60} />
      {shown.length === 0 ? <p className="text-muted">{t('odds.none')}</p> : null}
      <ul aria-label={t('odds.plays')} className="flex flex-col gap-2">
        {shown.map((play) => {
          const preview = previews.get(play.playId);
          return preview === undefined ? null : (
            <PlayRow
              key={play.playId}
              family={family}
              play={play}
              draft={drafts[play.playId] ?? {}}
              preview={preview}
              isRefused={failure instanceof CallFailure && failure.field === play.playId}
              mayChange={mayChange}
              isOfGame={site.gameId !== null}
              onDraft={(draft) => {
                setLoadedCount(undefined);
                setFailure(null);
                setDrafts({ ...drafts, [play.playId]: draft });
              }}
              onChange={change}
            />
          );
        })}
      </ul>
      <div className="sticky bottom-0 flex flex-col gap-3 bg-page py-3">
        <div role="status" className="empty:hidden">
          {loadedCount === undefined ? null : (
            <Notice tone="good">{t('odds.loaded', { count: loadedCount })}</Notice>
          )}
        </div>
        <DetailedFailure error={failure} />
        {refusedCount === 0 ? null : (
          <Notice tone="look">{t('odds.refused.count', { count: refusedCount })}</Notice>
        )}
        {fresh.length === 0 || refusedCount > 0 ? null : (
          <ReasonForm
            action={t('odds.load', { count: fresh.length })}
            hint={t('odds.reason.hint')}
            act={load}
          />
        )}
      </div>
    </div>
  );
}
