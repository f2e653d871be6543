import { useId } from 'react';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among few that is always visible: native radio buttons in the shape of a switch. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-0.5 rounded-small bg-surface p-1">
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab) => (
        <label key={tab.value} className="relative max-w-full min-w-fit flex-1">
          <input
            type="radio"
            name={name}
            value={tab.value}
            checked={tab.value === value}
            onChange={() => onChange(tab.value)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-small"
          />
          <span className="pointer-events-none relative flex min-h-11 items-center justify-center rounded-small px-1 py-1 text-center text-sm font-medium text-muted transition peer-checked:bg-raised peer-checked:text-text peer-checked:shadow-low">
            {tab.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
