import { useEffect, useRef } from 'react';
import { centreInStrip } from '../../../ui/centre-in-strip.ts';
import { classNames } from '../../../ui/class-names.ts';

interface ChipStripProps<Value extends string> {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** The choice within another one is drawn lighter. */
  readonly isInner?: boolean;
}

/** One of many, in a row that is swiped; what is chosen comes into sight. */
export function ChipStrip<Value extends string>({
  label,
  chips,
  chosen,
  onChoose,
  isInner = false,
}: ChipStripProps<Value>) {
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (chosen === undefined || strip.current === null) return;
    const chip = strip.current.querySelector('[aria-pressed=true]');
    if (chip !== null) centreInStrip(strip.current, chip);
  }, [chosen]);
  return (
    <fieldset ref={strip} className="-mx-4 overflow-x-auto [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max gap-2 px-4">
        {chips.map((chip) => (
          <button
            key={chip.value}
            type="button"
            aria-pressed={chip.value === chosen}
            onClick={() => onChoose(chip.value)}
            className={classNames(
              'min-h-11 rounded-full px-4 text-detail font-medium whitespace-nowrap',
              chip.value === chosen
                ? isInner
                  ? 'border border-gold-text bg-raised text-gold-text'
                  : 'gold-fill'
                : 'border border-transparent bg-surface text-muted active:bg-raised',
            )}
          >
            {chip.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
