interface PressChoiceProps<Value> {
  /** Names the choice to whoever does not see it as a group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of some, by one press. */
export function PressChoice<Value>({ label, options, isChosen, onChoose }: PressChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text }) => (
        <button
          key={text}
          type="button"
          aria-pressed={isChosen(value)}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-small border border-outline bg-surface px-4 aria-pressed:bg-raised aria-pressed:font-semibold"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
