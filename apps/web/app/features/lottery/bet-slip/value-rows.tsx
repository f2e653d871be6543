import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import { memo, useCallback } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { DieFace } from '../../../shared/lottery/die-face.tsx';
import { classNames } from '../../../ui/class-names.ts';
import {
  type ChangePicks,
  isNumeric,
  type QuickPick,
  quickPicked,
  quickPicks,
  withToggled,
  withValues,
} from './pick-changes.ts';
import { useValueName } from './picks-words.ts';
import { ValueButton } from './value-button.tsx';

interface ValueRowsProps {
  readonly family: string;
  readonly fields: readonly PickField[];
  readonly picks: Picks;
  readonly onPick: ChangePicks;
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
const noValues: readonly number[] = [];

/** A row of values for each field of a play, with quick picks for each: places, groups and choices. */
export function ValueRows({ family, fields, picks, onPick, isDice }: ValueRowsProps) {
  return (
    <div className="space-y-3">
      {fields.map((field, index) => (
        <ValueRow
          key={field.code}
          {...{ family, field, index, onPick, isDice }}
          isOnly={fields.length === 1}
          values={picks[index] ?? noValues}
        />
      ))}
    </div>
  );
}

interface ValueRowProps {
  readonly family: string;
  readonly field: PickField;
  readonly index: number;
  readonly isOnly: boolean;
  readonly values: readonly number[];
  readonly onPick: ChangePicks;
  readonly isDice: boolean;
}

const ValueRow = memo(function ValueRow({
  family,
  field,
  index,
  isOnly,
  values,
  onPick,
  isDice,
}: ValueRowProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const name = isOnly ? t('slip.numbers') : word(`field.${family}.${field.code}`);
  const toggle = useCallback(
    (value: number) => onPick((picks) => withToggled(picks, index, value)),
    [onPick, index],
  );
  return (
    <fieldset className="rounded-medium bg-surface px-3 pt-1 pb-1">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="py-2 text-sm font-semibold">
        {name}
      </p>
      <ValueButtons {...{ family, field, isDice }} picked={new Set(values)} onToggle={toggle} />
      <QuickPicks
        field={field}
        onPick={(quick) => onPick((picks) => withValues(picks, index, quickPicked(field, quick)))}
      />
    </fieldset>
  );
});

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
        <ValueButton
          key={code}
          value={value}
          isPicked={picked.has(value)}
          onToggle={onToggle}
          className={classNames(
            'flex min-h-11 items-center justify-center px-1',
            areWords ? 'text-detail' : 'text-lg',
          )}
          plainClassName="border-line bg-raised text-text"
        >
          {isDice && /^[1-6]$/.test(code) ? (
            <>
              <span className="sr-only">{code}</span>
              <DieFace face={code} className="size-8" />
            </>
          ) : (
            valueName(code)
          )}
        </ValueButton>
      ))}
    </div>
  );
}

interface QuickPicksProps {
  readonly field: PickField;
  readonly onPick: (quick: QuickPick) => void;
}

/** Many values by one tap. */
function QuickPicks({ field, onPick }: QuickPicksProps) {
  const t = useTranslate();
  const quicks = isNumeric(field) ? quickPicks : fewQuickPicks;
  return (
    <div
      className={classNames('mt-1 flex flex-wrap', quicks === quickPicks ? 'justify-between' : 'justify-end')}
    >
      {quicks.map((quick) => (
        <button
          key={quick}
          type="button"
          onClick={() => onPick(quick)}
          className="min-h-11 min-w-11 rounded-small text-caption font-medium whitespace-nowrap text-gold-text active:bg-raised"
        >
          {t(quickPickNames[quick])}
        </button>
      ))}
    </div>
  );
}
