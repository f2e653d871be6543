import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { DrawDecision } from './draw-decision.tsx';
import { type SiteDraw, siteDrawsQuery } from './lottery-result-queries.ts';
import { ResultView } from './result-view.tsx';

interface DrawListProps {
  readonly info: OperatorInfo;
  readonly onDone: (text: string) => void;
}

/** Draws of one lottery, the latest first. */
export function DrawList({ info, onDone }: DrawListProps) {
  const services = useConsole();
  const t = useTexts();
  const [gameId, setGameId] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(siteDrawsQuery(services, gameId, page));
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <>
      {data.games.length === 0 ? (
        <p className="text-muted">{t('lottery.games.none')}</p>
      ) : (
        <SelectField
          label={t('lottery.game')}
          value={data.gameId ?? ''}
          options={data.games.map(({ gameId: value, name: text }) => ({ value, text }))}
          onChange={(chosen) => {
            setGameId(chosen);
            setPage(1);
          }}
        />
      )}
      {data.games.length > 0 && data.list.length === 0 ? (
        <p className="text-muted">{t('lottery.draws.none')}</p>
      ) : null}
      {data.list.map((draw) => (
        <Draw
          key={`${draw.gameId} ${draw.numero}`}
          draw={draw}
          isOfficial={data.drawSource === 'official'}
          info={info}
          onDone={onDone}
        />
      ))}
      <div className="flex gap-3">
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>{t('lottery.later')}</Button> : null}
        {data.isLast ? null : <Button onClick={() => setPage(page + 1)}>{t('lottery.earlier')}</Button>}
      </div>
    </>
  );
}

const tones = { planned: 'plain', drawn: 'look', settled: 'good', voided: 'bad' } as const;

interface DrawProps extends DrawListProps {
  readonly draw: SiteDraw;
  readonly isOfficial: boolean;
}

function Draw({ draw, isOfficial, info, onDone }: DrawProps) {
  const t = useTexts();
  const { money, moment, count } = useFormats();
  return (
    <article
      aria-label={`${draw.gameName} ${draw.numero}`}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 grow text-lg font-semibold">{draw.numero}</h3>
        {draw.isRevising ? <Badge tone="look">{t('lottery.revising')}</Badge> : null}
        {draw.isAgreed ? <Badge tone="look">{t('lottery.agreed')}</Badge> : null}
        <Badge tone={tones[draw.state]}>{t(`lottery.state.${draw.state}`)}</Badge>
      </div>
      <Facts
        facts={[
          [t('lottery.drawn.at'), moment(draw.drawsAt)],
          [t('lottery.orders'), count(draw.orderCount)],
          [t('lottery.stakes'), money(draw.stakeMinor, draw.currencyCode)],
        ]}
      />
      {draw.result === null ? null : <ResultView shape={draw.shape} result={draw.result} />}
      {draw.revisions.length === 0 ? null : (
        <ul aria-label={t('lottery.revisions')} className="flex flex-col gap-1 text-sm">
          {draw.revisions.map(({ deed, reason, orderedBy, orderedAt }) => (
            <li key={orderedAt}>
              {t(`lottery.revised.${deed}`, { name: orderedBy, moment: moment(orderedAt), reason })}
            </li>
          ))}
        </ul>
      )}
      <DrawDecision draw={draw} isOfficial={isOfficial} me={info.username} onDone={onDone} />
    </article>
  );
}
