import { TextField, type TextFieldProps } from './text-field.tsx';

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'ref'
> & {
  readonly symbol: string;
};

/** An amount in major units, with the currency in front and the keyboard for decimals. */
export function AmountField({ symbol, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={20}
      className="tabular text-xl font-semibold"
      start={<span className="pe-2 text-lg text-muted">{symbol}</span>}
    />
  );
}
