import { useQuery } from '@tanstack/react-query';
import type { LotteryWords } from '@wau/i18n/lottery/lottery-words';
import { pickWords } from '@wau/i18n/lottery/pick-words';
import type { CurrencyCode } from '@wau/money/currency';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Facts } from '../../ui/card.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { fieldCodesOf } from './field-codes.ts';
import { type Exposure, exposureQuery } from './lottery-limit-queries.ts';
import { sharePercentOf } from './share-percent.ts';

type Draw = NonNullable<Exposure['draw']>;
type NumberRow = Draw['numbers'][number];

/** From so much of a limit on a number is looked at. */
const nearlyFullPercent = 80;

/** What each number of a draw costs if it is drawn, against its limits; the dearest first. */
export function ExposureBoard({ gameId, family }: { gameId: string; family: string }) {
  const services = useConsole();
  const t = useTexts();
  const { moment, money } = useFormats();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery(exposureQuery(services, gameId, chosen));
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const { draws, draw, currencyCode } = data;
  const listed = draws.map(({ numero, closesAt, stakeMinor }) => ({
    value: numero,
    text: t('limits.draw', { numero, moment: moment(closesAt), stake: money(stakeMinor, currencyCode) }),
  }));
  const isListed = chosen === undefined || draws.some(({ numero }) => numero === chosen);
  return (
    <div className="flex flex-col gap-4">
      {error === null ? null : <Notice tone="look">{t('limits.stale')}</Notice>}
      {draws.length === 0 ? (
        <Notice>{t('limits.draws.none')}</Notice>
      ) : (
        <SelectField
          label={t('limits.draw.choose')}
          value={chosen ?? draws[0]?.numero ?? ''}
          options={isListed ? listed : [{ value: chosen, text: chosen }, ...listed]}
          onChange={setChosen}
        />
      )}
      {draw === null ? null : <DrawExposure family={family} draw={draw} currencyCode={currencyCode} />}
    </div>
  );
}

interface DrawExposureProps {
  readonly family: string;
  readonly draw: Draw;
  readonly currencyCode: CurrencyCode;
}

function DrawExposure({ family, draw, currencyCode }: DrawExposureProps) {
  const t = useTexts();
  const words = useLotteryWords();
  const { money, count } = useFormats();
  const ofLimit = (amount: string, limit: string | null): string =>
    limit === null
      ? t('limits.of.none', { amount: money(amount, currencyCode) })
      : t('limits.of', {
          amount: money(amount, currencyCode),
          limit: money(limit, currencyCode),
          percent: sharePercentOf(amount, limit),
        });
  return (
    <>
      <div className="rounded-medium border border-line bg-surface p-4">
        <Facts
          facts={[
            [t('limits.draw.stake'), ofLimit(draw.stakeMinor, draw.drawStakeMinor)],
            [t('limits.draw.combined'), ofLimit(draw.combinedLiabilityMinor, draw.combinedLimitMinor)],
            [t('limits.draw.numbers'), count(draw.numberCount)],
          ]}
        />
      </div>
      {draw.numbers.length === 0 ? (
        <Notice>{t('limits.numbers.none')}</Notice>
      ) : (
        <FigureTable
          caption={t('limits.exposure')}
          columns={columnsOf({ family, draw, currencyCode, words, t, money })}
          rows={draw.numbers}
          keyOf={({ playId, number }) => `${playId} ${number}`}
        />
      )}
      {draw.numberCount > draw.numbers.length ? (
        <p className="text-sm text-muted">{t('limits.numbers.more', { count: draw.numbers.length })}</p>
      ) : null}
    </>
  );
}

function columnsOf({
  family,
  draw,
  currencyCode,
  words,
  t,
  money,
}: DrawExposureProps & {
  readonly words: LotteryWords;
  readonly t: ReturnType<typeof useTexts>;
  readonly money: ReturnType<typeof useFormats>['money'];
}): [FigureColumn<NumberRow>, ...FigureColumn<NumberRow>[]] {
  const share = (amount: string, limit: string | null) => {
    if (limit === null) return '–';
    const percent = sharePercentOf(amount, limit);
    return percent >= nearlyFullPercent ? <Badge tone="look">{percent} %</Badge> : `${percent} %`;
  };
  return [
    {
      id: 'number',
      title: t('limits.column.number'),
      isText: true,
      cell: ({ playId, number }) =>
        pickWords(words, family, fieldCodesOf(family, playId, draw.numero), number),
    },
    {
      id: 'play',
      title: t('limits.column.play'),
      isText: true,
      cell: ({ playId }) => (
        <>
          {words.playName(family, playId)} <span className="text-sm text-muted">{playId}</span>
        </>
      ),
    },
    {
      id: 'stake',
      title: t('limits.column.stake'),
      cell: ({ stakeMinor }) => money(stakeMinor, currencyCode),
    },
    {
      id: 'stakeShare',
      title: t('limits.column.stake.share'),
      cell: ({ stakeMinor }) => share(stakeMinor, draw.numberStakeMinor),
    },
    {
      id: 'cost',
      title: t('limits.column.cost'),
      cell: ({ liabilityMinor }) => money(liabilityMinor, currencyCode),
    },
    {
      id: 'costShare',
      title: t('limits.column.cost.share'),
      cell: ({ liabilityMinor }) => share(liabilityMinor, draw.numberLiabilityMinor),
    },
    {
      id: 'odds',
      title: t('limits.column.odds'),
      cell: ({ oddsPercent }) =>
        oddsPercent === 0 ? <Badge tone="bad">{t('limits.full')}</Badge> : `${oddsPercent} %`,
    },
  ];
}
