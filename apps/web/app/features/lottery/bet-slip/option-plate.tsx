import type { PlatePlay } from '@wau/rules/lottery/lottery-play';
import type { Picks } from '@wau/rules/lottery/pick-fields';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { DieFace } from '../../../shared/lottery/die-face.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type MenuPrize, oddsBySeries } from './bet-line.ts';
import { useOddsText } from './odds-text.ts';
import { type ChangePicks, withToggled } from './pick-changes.ts';
import { useValueName } from './picks-words.ts';

interface OptionPlateProps {
  readonly family: string;
  readonly play: PlatePlay;
  readonly prizes: readonly MenuPrize[];
  readonly series: number | undefined;
  readonly picks: Picks;
  readonly onPick: ChangePicks;
  readonly isDice: boolean;
}

/** One die, or two or three that show the same. */
const diceCode = /^([1-6])\1{0,2}$/;

/** Single bets, each with what it pays. */
export function OptionPlate({ family, play, prizes, series, picks, onPick, isDice }: OptionPlateProps) {
  const t = useTranslate();
  const oddsText = useOddsText();
  const picked = new Set(picks[0]);
  const isLong = play.options.length > 20;
  // Of sums, some could be read as dice.
  const areDice = isDice && play.options.every(({ code }) => diceCode.test(code));
  const areWords = play.options.some(({ code }) => !/^\d+$/.test(code));
  return (
    <fieldset>
      <legend className="sr-only">{t('slip.numbers')}</legend>
      <div
        className={classNames(
          'grid gap-2',
          areWords ? 'grid-cols-2' : isLong ? 'grid-cols-5' : 'grid-cols-3',
        )}
      >
        {play.options.map(({ code, wins }, value) => {
          const odds = oddsOfOption(wins, prizes, series);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={picked.has(value)}
              onClick={() => onPick((known) => withToggled(known, 0, value))}
              className={classNames(
                'tabular flex min-h-14 flex-col items-center justify-center rounded-small border px-1 py-1 text-center',
                picked.has(value) ? 'border-transparent gold-fill' : 'border-line bg-surface',
              )}
            >
              <OptionName family={family} code={code} isDice={areDice} />
              <span className={classNames('text-caption', picked.has(value) ? '' : 'text-gold-text')}>
                {odds.map(oddsText).join(' / ')}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface OptionNameProps {
  readonly family: string;
  readonly code: string;
  readonly isDice: boolean;
}

/** A triple, a pair or one number of dice is drawn as dice. */
function OptionName({ family, code, isDice }: OptionNameProps) {
  const valueName = useValueName(family);
  if (!isDice) {
    return <span className="max-w-full font-semibold">{valueName(code)}</span>;
  }
  return (
    <span className="flex gap-0.5 pb-0.5">
      <span className="sr-only">{code}</span>
      {Array.from(code, (face, place) => ({ face, key: `${place}-${face}` })).map(({ face, key }) => (
        <DieFace key={key} face={face} className="size-6" />
      ))}
    </span>
  );
}

/** What an option pays, the least first, without what only gives the stake back. */
function oddsOfOption(
  wins: PlatePlay['options'][number]['wins'],
  prizes: readonly MenuPrize[],
  series: number | undefined,
): readonly number[] {
  const odds = wins.flatMap(({ prize: code }) => {
    const prize = prizes.find(({ prize, isReturn }) => prize === code && !isReturn);
    return prize === undefined ? [] : [oddsBySeries(prize, series)];
  });
  return [...new Set(odds)].sort((left, right) => left - right);
}
