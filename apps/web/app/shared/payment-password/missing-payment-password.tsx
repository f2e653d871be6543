import type { MemberId } from '@wau/contract/ids';
import { useTranslate } from '../../platform/language/use-language.ts';
import { MissingNeed } from './missing-need.tsx';

/** Orders of money that ask for a payment password, by the word with which the security centre leads back to them. */
export type OrderWay = 'withdraw' | 'upline' | 'downline' | 'rain';

/** What an order is, and for which member where it is for one of several. */
export interface OrderPlace {
  readonly way: OrderWay;
  readonly memberId?: MemberId | undefined;
}

/** Where a payment password is set, which leads back to the order. */
export function paymentPasswordPath({ way, memberId }: OrderPlace): string {
  return `/m/securityCenter/paymentPassword?for=${way}${memberId === undefined ? '' : `&member=${memberId}`}`;
}

/** Leads to where a payment password is set, which leads back. */
export function MissingPaymentPassword(place: OrderPlace) {
  const t = useTranslate();
  return (
    <MissingNeed
      title={t('withdraw.needs.password.title')}
      text={t('withdraw.needs.password.text')}
      action={t('withdraw.needs.password.action')}
      to={paymentPasswordPath(place)}
    />
  );
}
