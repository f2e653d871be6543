import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

function typed(field: Pick<TextFieldProps, 'type' | 'inputMode'>, value: string): unknown {
  const onChange = vi.fn();
  render(<TextField label="Medan" name="medan" value="" onChange={onChange} {...field} />);
  fireEvent.change(screen.getByLabelText('Medan'), { target: { value } });
  return onChange.mock.lastCall?.[0];
}

test.each([
  [{ type: 'tel' }, '٠١٢-٣٤٥', '012-345'],
  [{ inputMode: 'numeric' }, '۱۲۳', '123'],
  [{ inputMode: 'decimal' }, '١٬٢٣٤٫٥٠', '1,234.50'],
  // A name or a password is what it is.
  [{ type: 'password' }, '٠١٢', '٠١٢'],
  [{}, '٠١٢', '٠١٢'],
] as const)('AC-02 digits of any script typed into %j', (field, value, expected) => {
  expect(typed(field, value)).toBe(expected);
});
