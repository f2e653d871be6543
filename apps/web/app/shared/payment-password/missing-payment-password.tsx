import { useTranslate } from '../../platform/language/use-language.ts';
import { MissingNeed } from './missing-need.tsx';

/** Orders of money that ask for a payment password, by the word with which the security centre leads back to them. */
export type OrderWay = 'withdraw' | 'upline' | 'downline' | 'rain';

/** Leads to where a payment password is set, which leads back. */
export function MissingPaymentPassword({ way }: { readonly way: OrderWay }) {
  const t = useTranslate();
  return (
    <MissingNeed
      title={t('withdraw.needs.password.title')}
      text={t('withdraw.needs.password.text')}
      action={t('withdraw.needs.password.action')}
      to={`/m/securityCenter/paymentPassword?for=${way}`}
    />
  );
}
