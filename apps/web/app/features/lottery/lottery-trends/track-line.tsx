import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChartScroller } from './chart-scroller.tsx';
import type { TrackRow } from './track-figures.ts';

interface TrackLineProps {
  readonly name: string;
  readonly values: readonly string[];
  /** The latest first. */
  readonly rows: readonly TrackRow[];
}

const [nameWidth, cellWidth, cellHeight, beadRadius] = [36, 24, 24, 10];
/** The drawing grows with the letters of the page. */
const pixelsPerRem = 16;

/** A column for each value and a row for each draw: where the value came a bead, elsewhere since how many draws it has not. */
export function TrackLine({ name, values, rows }: TrackLineProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const [width, height] = [nameWidth + values.length * cellWidth, (rows.length + 1) * cellHeight];
  const centreOf = (value: number, row: number) =>
    [nameWidth + (value + 0.5) * cellWidth, (row + 1.5) * cellHeight] as const;
  const textOf = (value: string) => (/^\d+$/.test(value) ? value : word(`option.${value}`));
  const points = rows.flatMap(({ came: [value] }, row) =>
    value === undefined ? [] : [centreOf(value, row).join()],
  );
  const drawn = rows.map(({ came: [value] }) => (value === undefined ? '–' : textOf(values[value] ?? '')));
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-balance">
        {t('trends.line')} <span className="font-normal text-muted">· {name}</span>
      </h2>
      <ChartScroller label={t('trends.line')} newestAt="beginning">
        <svg
          role="img"
          aria-label={t('trends.line.label', { track: name, values: drawn.join(', ') })}
          viewBox={`0 0 ${width} ${height}`}
          className="tabular text-[11px]"
          width={`${width / pixelsPerRem}rem`}
          height={`${height / pixelsPerRem}rem`}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {values.map((value, at) => (
            <text key={value} x={centreOf(at, -1)[0]} y={cellHeight / 2} className="fill-muted font-semibold">
              {textOf(value).slice(0, 4)}
            </text>
          ))}
          {rows.map(({ numero }, row) =>
            row % 2 === 0 ? (
              <rect
                key={numero}
                y={(row + 1) * cellHeight}
                {...{ width }}
                height={cellHeight}
                className="fill-raised/50"
              />
            ) : null,
          )}
          <polyline points={points.join(' ')} className="fill-none stroke-gold stroke-[1.5]" />
          {rows.map((row, at) => (
            <Row
              key={row.numero}
              row={row}
              at={at}
              textOf={(value) => textOf(values[value] ?? '')}
              {...{ centreOf }}
            />
          ))}
        </svg>
      </ChartScroller>
    </Card>
  );
}

interface RowProps {
  readonly row: TrackRow;
  readonly at: number;
  readonly centreOf: (value: number, row: number) => readonly [number, number];
  readonly textOf: (value: number) => string;
}

function Row({ row: { numero, came, gaps }, at, centreOf, textOf }: RowProps) {
  return (
    <g>
      <text x={0} y={centreOf(0, at)[1]} textAnchor="start" className="fill-muted">
        {shortNumero(numero)}
      </text>
      {gaps.map((gap, value) => {
        const [x, y] = centreOf(value, at);
        const isHere = came.includes(value);
        return (
          // Values have no other name than their place.
          <g key={`${numero} ${textOf(value)}`}>
            {isHere ? <circle cx={x} cy={y} r={beadRadius} className="fill-gold" /> : null}
            <text
              {...{ x, y }}
              className={classNames(isHere ? 'fill-on-gold font-semibold' : 'fill-muted opacity-60')}
            >
              {isHere ? textOf(value).slice(0, 2) : gap}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const yearLength = 4;

/** What tells draws of a chart apart in little room: of `20261130-0415` the number in the day, of `20261130-1` the day. */
function shortNumero(numero: string): string {
  const [day = '', inDay = ''] = numero.split('-');
  return inDay.length > 2 ? inDay : day.slice(yearLength);
}
