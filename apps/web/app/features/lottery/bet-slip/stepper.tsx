import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { readCount } from './read-count.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly highest: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 upwards, by steps or typed. */
export function Stepper({ label, value, highest, onChange }: StepperProps) {
  const t = useTranslate();
  const id = useId();
  const change = (wanted: number) => onChange(Math.min(highest, Math.max(1, wanted)));
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id} className="text-detail text-muted">
        {label}
      </label>
      <div className="flex items-center rounded-small border border-outline bg-surface">
        <IconButton label={t('slip.less', { name: label })} onClick={() => change(value - 1)}>
          <Minus className="size-4" />
        </IconButton>
        <input
          id={id}
          name="count"
          inputMode="numeric"
          autoComplete="off"
          value={String(value)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change(readCount(target.value))}
          className="tabular h-11 w-16 bg-transparent text-center text-base font-semibold outline-none"
        />
        <IconButton label={t('slip.more.of', { name: label })} onClick={() => change(value + 1)}>
          <Plus className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}
