import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Badge } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { OddsPlay } from './lottery-odds-queries.ts';
import { type OddsDraft, type OddsPreview, oddsText } from './odds-draft.ts';
import type { ChangeOdds } from './use-change-lottery-odds.ts';

interface PlayRowProps {
  readonly family: string;
  readonly play: OddsPlay;
  readonly draft: OddsDraft;
  readonly preview: OddsPreview;
  /** The server has said no to it. */
  readonly isRefused: boolean;
  readonly mayChange: boolean;
  readonly isOfGame: boolean;
  readonly onDraft: (draft: OddsDraft) => void;
  readonly onChange: ChangeOdds;
}

/** A play with a field for each prize and beside them what comes back by what is typed. */
export function PlayRow(props: PlayRowProps) {
  const { family, play, draft, preview, isRefused, mayChange, isOfGame, onDraft, onChange } = props;
  const t = useTexts();
  const { moment } = useFormats();
  const isBad = isRefused || preview.kind === 'outside' || preview.kind === 'invalid' || !play.isInsideBand;
  const { playName, word } = useLotteryWords();
  const name = playName(family, play.playId);
  const codes = [play.localName ?? '', play.playId].filter((each) => each !== '' && each !== name);
  const labelOf = (prize: string) => t('odds.prize', { prize: word(`prize.${family}.${prize}`) });
  return (
    <li
      aria-label={name}
      className={`flex flex-col gap-3 rounded-small border bg-surface p-3 ${isBad ? 'border-hibiscus-text' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {codes.length === 0 ? null : <span className="text-sm text-muted">{codes.join(' · ')}</span>}
          <Badge tone={play.source === 'default' ? 'plain' : 'look'}>{t(`odds.source.${play.source}`)}</Badge>
          {preview.kind === 'inside' ? <Badge tone="look">{t('odds.changed')}</Badge> : null}
        </p>
        <PlayReturn play={play} preview={preview} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-3">
        {play.prizes.map(({ prize, oddsTenThousandths, defaultTenThousandths, isReturn }) =>
          isReturn || !mayChange ? (
            <div key={prize}>
              <p className="mb-1 font-medium">{labelOf(prize)}</p>
              <p className="tabular">{isReturn ? t('odds.stake.back') : oddsText(oddsTenThousandths)}</p>
            </div>
          ) : (
            <TextField
              key={prize}
              label={labelOf(prize)}
              inputMode="decimal"
              maxLength={12}
              value={draft[prize] ?? oddsText(oddsTenThousandths)}
              onChange={(text) => onDraft({ ...draft, [prize]: text })}
              hint={
                oddsTenThousandths === defaultTenThousandths
                  ? undefined
                  : t('odds.default', { odds: oddsText(defaultTenThousandths) })
              }
              error={
                preview.kind === 'invalid' && preview.prizes.includes(prize) ? t('odds.invalid') : undefined
              }
            />
          ),
        )}
      </div>
      {play.holdsFrom === null || play.ownOdds === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('odds.from', { moment: moment(play.holdsFrom) })}</p>
          {mayChange ? (
            <ReasonForm
              action={t(isOfGame ? 'odds.back.family.label' : 'odds.back.default.label', { name })}
              shortAction={t(isOfGame ? 'odds.back.family' : 'odds.back.default')}
              hint={t('odds.reason.hint')}
              act={(reason) =>
                onChange([{ playId: play.playId, odds: null, expectedVersion: play.version }], reason)
              }
            />
          ) : null}
        </div>
      )}
    </li>
  );
}

function PlayReturn({ play, preview }: Pick<PlayRowProps, 'play' | 'preview'>) {
  const t = useTexts();
  const { percent } = useFormats();
  if (preview.kind === 'invalid') return <Badge tone="bad">{t('odds.refused.invalid')}</Badge>;
  const { lowest, highest, bySeries } = preview;
  const span = (from: string, to: string) =>
    from === to
      ? percent(Number(from))
      : t('odds.return.span', { from: percent(Number(from)), to: percent(Number(to)) });
  const isOutside = preview.kind === 'outside' || (preview.kind === 'same' && !play.isInsideBand);
  return (
    <p className="flex flex-col items-end">
      <span className={`tabular font-semibold ${isOutside ? 'text-hibiscus-text' : ''}`}>
        {t('odds.return', { percent: span(lowest, highest) })}
      </span>
      {bySeries === undefined ? null : (
        <span className="tabular text-sm text-muted">
          {t('odds.return.series', { percent: span(bySeries.lowest, bySeries.highest) })}
        </span>
      )}
      {isOutside ? <Badge tone="bad">{t('odds.refused.outside')}</Badge> : null}
    </p>
  );
}
