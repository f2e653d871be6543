import { patternFlags } from '@wau/contract/registration-rules';

/** The number as a bank keeps it, however it is set apart when typed; `undefined` where it is none of the bank's. */
export function readAccountNumber(accountPattern: string, typed: string): string | undefined {
  const accountNumber = typed.replaceAll(/[\s-]/g, '');
  return new RegExp(accountPattern, patternFlags).test(accountNumber) ? accountNumber : undefined;
}
