import { useId } from 'react';
import { classNames } from './class-names.ts';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** However many an operator makes, they stand in one row, which scrolls; the others wrap. */
  readonly isRow?: boolean;
}

const mostInARow = 5;
/** As many stand in two rows of three; of more, each row has four. */
const mostInThrees = 6;

/** A choice of one among few that is always visible: native radio buttons in the shape of a switch. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isRow = false,
}: TabsProps<Value>) {
  const name = useId();
  // More than a phone's row holds: rows of as many each, not one that is left over.
  const isSpread = !isRow && tabs.length > mostInARow;
  return (
    <fieldset
      className={classNames(
        'flex gap-0.5 rounded-small bg-surface p-1',
        isRow ? 'overflow-x-auto [scrollbar-width:none]' : 'flex-wrap',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab) => (
        <label
          key={tab.value}
          className={classNames(
            'relative min-w-fit',
            isSpread
              ? classNames('grow', tabs.length > mostInThrees ? 'basis-[22%] wide:basis-16' : 'basis-22')
              : 'flex-1',
            !isRow && 'max-w-full',
          )}
        >
          <input
            type="radio"
            name={name}
            value={tab.value}
            checked={tab.value === value}
            onChange={() => onChange(tab.value)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-small"
          />
          <span
            className={classNames(
              'pointer-events-none relative flex min-h-11 min-w-11 items-center justify-center rounded-small py-1 text-center text-sm font-medium text-muted transition peer-checked:bg-raised peer-checked:text-text peer-checked:shadow-low',
              isRow ? 'px-3 whitespace-nowrap' : 'px-1',
            )}
          >
            {tab.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
