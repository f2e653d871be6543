import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { DieFace } from '../../../shared/lottery/die-face.tsx';
import { classNames } from '../../../ui/class-names.ts';
import {
  isNumeric,
  type QuickPick,
  quickPicked,
  quickPicks,
  withToggled,
  withValues,
} from './pick-changes.ts';
import { useValueName } from './picks-words.ts';

interface ValueRowsProps {
  readonly family: string;
  readonly fields: readonly PickField[];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
  readonly isDice: boolean;
}

const quickPickNames = {
  all: 'slip.pick.all',
  big: 'slip.pick.big',
  small: 'slip.pick.small',
  odd: 'slip.pick.odd',
  even: 'slip.pick.even',
  clear: 'slip.pick.clear',
} as const satisfies Record<QuickPick, string>;

const fewQuickPicks: readonly QuickPick[] = ['all', 'clear'];

/** A row of values for each field of a play, with quick picks for each: places, groups and choices. */
export function ValueRows({ family, fields, picks, onPick, isDice }: ValueRowsProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  return (
    <div className="space-y-3">
      {fields.map((field, index) => {
        const name = fields.length === 1 ? t('slip.numbers') : word(`field.${family}.${field.code}`);
        const picked = new Set(picks[index]);
        const quicks = isNumeric(field) ? quickPicks : fewQuickPicks;
        return (
          <fieldset key={field.code} className="rounded-medium bg-surface px-3 pt-1 pb-1">
            <legend className="sr-only">{name}</legend>
            <p aria-hidden="true" className="py-2 text-sm font-semibold">
              {name}
            </p>
            <ValueButtons
              family={family}
              field={field}
              picked={picked}
              isDice={isDice}
              onToggle={(value) => onPick(withToggled(picks, index, value))}
            />
            <div
              className={classNames(
                'mt-1 flex flex-wrap',
                quicks === quickPicks ? 'justify-between' : 'justify-end',
              )}
            >
              {quicks.map((quick) => (
                <button
                  key={quick}
                  type="button"
                  onClick={() => onPick(withValues(picks, index, quickPicked(field, quick)))}
                  className="min-h-11 min-w-11 rounded-small text-caption font-medium whitespace-nowrap text-gold-text active:bg-raised"
                >
                  {t(quickPickNames[quick])}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface ValueButtonsProps {
  readonly family: string;
  readonly field: PickField;
  readonly picked: ReadonlySet<number>;
  readonly isDice: boolean;
  readonly onToggle: (value: number) => void;
}

function ValueButtons({ family, field, picked, isDice, onToggle }: ValueButtonsProps) {
  const valueName = useValueName(family);
  const codes = Array.from({ length: field.size }, (_, value) => field.codeOf(value));
  const areWords = codes.some((code) => code.length > 2 || !/^\d+$/.test(code));
  return (
    <div
      className={classNames(
        'grid gap-1.5',
        areWords ? 'grid-cols-4' : isDice ? 'grid-cols-6' : 'grid-cols-5',
      )}
    >
      {codes.map((code, value) => (
        <button
          key={code}
          type="button"
          aria-pressed={picked.has(value)}
          onClick={() => onToggle(value)}
          className={classNames(
            'tabular flex min-h-11 items-center justify-center rounded-small border px-1 font-semibold',
            areWords ? 'text-detail' : 'text-lg',
            picked.has(value) ? 'border-transparent gold-fill' : 'border-line bg-raised text-text',
          )}
        >
          {isDice && /^[1-6]$/.test(code) ? (
            <>
              <span className="sr-only">{code}</span>
              <DieFace face={code} className="size-8" />
            </>
          ) : (
            valueName(code)
          )}
        </button>
      ))}
    </div>
  );
}
