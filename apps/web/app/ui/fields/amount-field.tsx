import { TextField, type TextFieldProps } from './text-field.tsx';

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'ref'
> & {
  readonly symbol: string;
  /** Fills in all that there is, by a button in the field. */
  readonly all?: { readonly label: string; readonly onChoose: () => void } | undefined;
};

/** An amount in major units, with the currency in front and the keyboard for decimals. */
export function AmountField({ symbol, all, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={20}
      className="tabular text-xl font-semibold"
      start={<span className="pe-2 text-lg text-muted">{symbol}</span>}
      end={
        all === undefined ? null : (
          <button
            type="button"
            onClick={all.onChoose}
            className="flex min-h-11 shrink-0 items-center self-stretch px-4 font-semibold text-gold-text"
          >
            {all.label}
          </button>
        )
      }
    />
  );
}
