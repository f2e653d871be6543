import { type ReactNode, useId } from 'react';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** What it stands under; options of one group follow each other. */
  readonly group?: string | undefined;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** One of some, behind a field; below it what is wrong or what it is for. */
export function SelectField({ label, value, onChange, options, error, hint }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-11 w-full rounded-small border bg-surface px-2 ${error === undefined ? 'border-outline' : 'border-hibiscus-text'}`}
      >
        {groupsOf(options).map(({ group, members }) =>
          group === undefined ? (
            <Options key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${error === undefined ? 'text-muted' : 'text-hibiscus-text'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

interface OptionGroup {
  readonly group: string | undefined;
  readonly members: readonly SelectOption[];
}

function groupsOf(options: readonly SelectOption[]): readonly OptionGroup[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, members }));
}
