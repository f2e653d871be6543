import {
  bigNumbers,
  evenNumbers,
  numbersWithDigitSum,
  numbersWithHead,
  numbersWithTail,
  oddNumbers,
  smallNumbers,
  withReverses,
  zodiacNumbers,
} from '@wau/rules/lottery/number-pickers';
import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import { zodiacAnimals } from '@wau/rules/lottery/zodiac-animals';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { NumberListField } from './number-list-field.tsx';
import { type ChangePicks, withSetToggled, withValues } from './pick-changes.ts';
import { PickerChip } from './picker-chip.tsx';

interface NumberPickersProps {
  readonly field: PickField;
  readonly length: number;
  readonly picks: Picks;
  readonly onPick: ChangePicks;
}

const halves = { big: bigNumbers, small: smallNumbers, odd: oddNumbers, even: evenNumbers } as const;
type Half = keyof typeof halves;
const halfNames = {
  big: 'slip.pick.big',
  small: 'slip.pick.small',
  odd: 'slip.pick.odd',
  even: 'slip.pick.even',
} as const;

/** Sets of which one is chosen, each with a name and its numbers. */
const families = ['head', 'tail', 'sum', 'zodiac'] as const;
type Family = (typeof families)[number];
const familyNames = {
  head: 'slip.pick.head',
  tail: 'slip.pick.tail',
  sum: 'slip.pick.sum',
  zodiac: 'slip.pick.zodiac',
} as const;

const digits = Array.from({ length: 10 }, (_, digit) => digit);

function setsOf(
  family: Family,
  length: number,
  word: (id: string) => string,
): readonly { name: string; numbers: readonly string[] }[] {
  switch (family) {
    case 'head':
      return digits.map((digit) => ({ name: `${digit}_`, numbers: numbersWithHead(length, digit) }));
    case 'tail':
      return digits.map((digit) => ({ name: `_${digit}`, numbers: numbersWithTail(length, digit) }));
    case 'sum':
      return Array.from({ length: 9 * length + 1 }, (_, sum) => ({
        name: String(sum),
        numbers: numbersWithDigitSum(length, sum),
      }));
    case 'zodiac':
      return zodiacAnimals.map((animal) => ({
        name: word(`option.${animal}`),
        numbers: zodiacNumbers(animal),
      }));
  }
}

/** Many numbers by one tap; a tap on a set that is picked takes it away. */
export function NumberPickers({ field, length, picks, onPick }: NumberPickersProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const [open, setOpen] = useState<Family | 'paste'>();
  const valuesOf = (numbers: readonly string[]) => numbers.flatMap((number) => field.valueOf(number) ?? []);
  const toggle = (numbers: readonly string[]) =>
    onPick((before) => withSetToggled(before, 0, valuesOf(numbers)));
  const known = (picks[0] ?? []).map((value) => field.codeOf(value));
  const turn = (turned: readonly string[]) => onPick((before) => withValues(before, 0, valuesOf(turned)));
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-1.5">
        {(Object.keys(halves) as Half[]).map((half) => (
          <PickerChip key={half} name={t(halfNames[half])} onTap={() => toggle(halves[half](length))} />
        ))}
        {families.map((family) => (
          <PickerChip
            key={family}
            name={t(familyNames[family])}
            isOpen={open === family}
            onTap={() => setOpen(open === family ? undefined : family)}
          />
        ))}
        <PickerChip name={t('slip.pick.reverse')} onTap={() => turn(withReverses(known))} />
        <PickerChip
          name={t('slip.pick.paste')}
          isOpen={open === 'paste'}
          onTap={() => setOpen(open === 'paste' ? undefined : 'paste')}
        />
        <PickerChip name={t('slip.pick.clear')} onTap={() => onPick((before) => withValues(before, 0, []))} />
      </div>
      {open === undefined ? null : open === 'paste' ? (
        <NumberListField field={field} length={length} onPick={onPick} />
      ) : (
        <fieldset className="rounded-medium bg-surface p-2">
          <legend className="sr-only">{t(familyNames[open])}</legend>
          <div className="flex flex-wrap gap-1.5">
            {setsOf(open, length, word).map(({ name, numbers }) => (
              <PickerChip
                key={name}
                name={name}
                isPressed={numbers.every((number) => known.includes(number))}
                onTap={() => toggle(numbers)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
