import { isBusy } from '../play/desk-state.ts';
import { useDesk } from '../play/play-context.tsx';

interface NumberChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly number[];
  readonly textOf: (option: number) => string;
  readonly onChoose: (option: number) => void;
}

/** A number out of a few, as the browser offers such a choice on each device. */
export function NumberChoice({ label, value, options, textOf, onChoose }: NumberChoiceProps) {
  const isLocked = useDesk(isBusy);
  return (
    <select
      className="number-choice"
      aria-label={label}
      disabled={isLocked}
      value={value}
      onChange={(event) => {
        const chosen = options[event.target.selectedIndex];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
  );
}
