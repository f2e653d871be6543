import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import { usernameKeyOf } from '../member/username-key.ts';

/**
 * What is typed to log in with, in one form: a number in E.164, however it is written, else the name as names are
 * unique. Made without a look at who has it, so that what is counted by it tells nobody whose number it is.
 */
export function typedNameKeyOf({ countryCode }: Pick<Merchant, 'countryCode'>, loginName: string): string {
  return readMobileNumber({ mobileNum: loginName }, countryCode) ?? usernameKeyOf(loginName);
}
