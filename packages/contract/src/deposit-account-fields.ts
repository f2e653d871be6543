/** What an account for bank transfers may be called by its merchant. */
export const accountCodePattern = '^[a-z0-9][a-z0-9-]{0,39}$';
/** In groups or not; some countries number their accounts with letters. */
export const accountNumberPattern = '^[0-9A-Z]+(?:[ -][0-9A-Z]+)*$';
/** Characters. */
export const accountNumberLength = { least: 4, most: 40 } as const;
/** Characters. */
export const bankNameLength = 60;
/** Characters. */
export const holderNameLength = 80;
export const lastSortOrder = 999;

/** Whether it can be the number of an account. */
export function isAccountNumber(text: string): boolean {
  const { least, most } = accountNumberLength;
  return text.length >= least && text.length <= most && new RegExp(accountNumberPattern).test(text);
}
