import type { ReactNode } from 'react';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChartScroller } from './chart-scroller.tsx';
import { bigRoad, countOutcomes, type DrawRoad, type Outcome } from './draw-roads.ts';

interface RoadCardProps {
  readonly family: string;
  readonly road: DrawRoad;
  readonly latest: string | undefined;
}

const rowCount = 6;
const cell = 24;
const beadRadius = 10;
const pixelsPerRem = 16;

/** What a bead says, so that nobody has to tell its colour. */
const beadWords: Readonly<Record<string, PlainMessageId>> = {
  big: 'trends.bead.big',
  small: 'trends.bead.small',
  odd: 'trends.bead.odd',
  even: 'trends.bead.even',
  dragon: 'trends.bead.dragon',
  tiger: 'trends.bead.tiger',
  tie: 'trends.bead.tie',
};

/** Two sides of a bet: how often each came, its big road, and draw by draw. */
export function RoadCard({ family, road: { options, outcomes }, latest }: RoadCardProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const word = useLotteryWord();
  const nameOf = (outcome: Outcome) =>
    outcome === undefined ? t('trends.neither') : word(wordId('option', family, outcome));
  const letterOf = (outcome: Outcome) => t(beadWords[outcome ?? ''] ?? 'trends.bead.neither');
  const toneOf = (outcome: Outcome) =>
    outcome === options[0] ? 'first' : outcome === options[1] ? 'second' : 'none';
  const counts = countOutcomes(outcomes);
  const listed = [...options, ...(counts.has(undefined) ? [undefined] : [])];
  const number = new Intl.NumberFormat(locale);
  const sides = options.map(nameOf).join(' / ');
  const look = { outcomes, sides, nameOf, letterOf, toneOf, latest };
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-balance">{sides}</h2>
      <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-detail">
        {listed.map((outcome) => (
          <li key={outcome ?? ''} className="flex items-center gap-1.5">
            <Legend letter={letterOf(outcome)} tone={toneOf(outcome)} />
            {nameOf(outcome)} <span className="font-semibold">{number.format(counts.get(outcome) ?? 0)}</span>
          </li>
        ))}
      </ul>
      <BigRoad {...look} />
      <BeadPlate {...look} />
    </Card>
  );
}

type Tone = 'first' | 'second' | 'none';

interface RoadLook {
  readonly outcomes: readonly Outcome[];
  /** Both, as the card is called. */
  readonly sides: string;
  readonly nameOf: (outcome: Outcome) => string;
  readonly letterOf: (outcome: Outcome) => string;
  readonly toneOf: (outcome: Outcome) => Tone;
  readonly latest: string | undefined;
}

const rings: Readonly<Record<Tone, string>> = {
  first: 'fill-none stroke-hibiscus',
  second: 'fill-none stroke-sea',
  none: 'fill-none stroke-muted',
};
const solids: Readonly<Record<Tone, string>> = {
  first: 'fill-hibiscus',
  second: 'fill-sea',
  none: 'fill-raised',
};
const solidLetters: Readonly<Record<Tone, string>> = {
  first: 'fill-on-hibiscus',
  second: 'fill-on-sea',
  none: 'fill-muted',
};

function Legend({ letter, tone }: { readonly letter: string; readonly tone: Tone }) {
  return (
    <svg viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true" className="size-6">
      <Bead column={0} row={0} letter={letter} tone={tone} />
    </svg>
  );
}

interface BeadProps {
  readonly column: number;
  readonly row: number;
  readonly letter: string;
  readonly tone: Tone;
  readonly isRing?: boolean;
}

function Bead({ column, row, letter, tone, isRing = false }: BeadProps) {
  const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={beadRadius - 0.5}
        strokeWidth={2}
        className={isRing ? rings[tone] : solids[tone]}
      />
      <text
        {...{ x, y }}
        textAnchor="middle"
        dominantBaseline="central"
        className={classNames('text-[11px] font-semibold', isRing ? 'fill-text' : solidLetters[tone])}
      >
        {letter}
      </text>
    </>
  );
}

/** So many of the latest runs are read out. */
const spokenRuns = 12;

function BigRoad({ outcomes, sides, nameOf, letterOf, toneOf, latest }: RoadLook) {
  const t = useTranslate();
  const beads = bigRoad(outcomes, rowCount);
  const columnCount = Math.max(rowCount, ...beads.map(({ column }) => column + 1));
  return (
    <RoadFrame
      title={t('trends.road')}
      {...{ sides, latest }}
      columnCount={columnCount}
      label={t('trends.road.label', { runs: runsText() })}
    >
      {beads.map(({ column, row, option, ties }) => (
        <g key={`${column} ${row}`}>
          <Bead {...{ column, row }} letter={letterOf(option)} tone={toneOf(option)} isRing />
          {ties === 0 ? null : (
            <text
              x={(column + 1) * cell - 3}
              y={row * cell + 5}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-gold-text text-[9px] font-semibold"
            >
              {ties}
            </text>
          )}
        </g>
      ))}
    </RoadFrame>
  );

  function runsText(): string {
    const runs: { outcome: Outcome; count: number }[] = [];
    for (const outcome of outcomes) {
      const last = runs.at(-1);
      if (last !== undefined && last.outcome === outcome) last.count += 1;
      else runs.push({ outcome, count: 1 });
    }
    return runs
      .slice(-spokenRuns)
      .map(({ outcome, count }) => t('trends.road.run', { option: nameOf(outcome), count }))
      .join(', ');
  }
}

const spokenOutcomes = 30;

function BeadPlate({ outcomes, sides, nameOf, letterOf, toneOf, latest }: RoadLook) {
  const t = useTranslate();
  const values = outcomes.slice(-spokenOutcomes).map(nameOf).join(', ');
  return (
    <RoadFrame
      title={t('trends.plate')}
      {...{ sides, latest }}
      columnCount={Math.ceil(outcomes.length / rowCount)}
      label={t('trends.plate.label', { values })}
    >
      {outcomes.map((outcome, at) => {
        const [column, row] = [Math.floor(at / rowCount), at % rowCount];
        return (
          <Bead
            key={`${column} ${row}`}
            {...{ column, row }}
            letter={letterOf(outcome)}
            tone={toneOf(outcome)}
          />
        );
      })}
    </RoadFrame>
  );
}

interface RoadFrameProps {
  readonly title: string;
  readonly sides: string;
  readonly label: string;
  readonly latest: string | undefined;
  readonly columnCount: number;
  readonly children: ReactNode;
}

/** Cells in which a road is laid out. */
function RoadFrame({ title, sides, label, latest, columnCount, children }: RoadFrameProps) {
  const [width, height] = [columnCount * cell, rowCount * cell];
  const columns = Array.from({ length: columnCount + 1 }, (_, at) => `M${at * cell} 0V${height}`);
  const rows = Array.from({ length: rowCount + 1 }, (_, at) => `M0 ${at * cell}H${width}`);
  return (
    <div className="space-y-1">
      <h3 className="text-caption text-muted">{title}</h3>
      <ChartScroller label={`${title}: ${sides}`} key={latest} newestAt="end">
        <svg
          role="img"
          aria-label={label}
          viewBox={`-1 -1 ${width + 2} ${height + 2}`}
          width={`${(width + 2) / pixelsPerRem}rem`}
          height={`${(height + 2) / pixelsPerRem}rem`}
        >
          <path d={[...columns, ...rows].join('')} className="fill-none stroke-line" />
          {children}
        </svg>
      </ChartScroller>
    </div>
  );
}
