import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { MissingNeed } from '../../../shared/payment-password/missing-need.tsx';
import type { WithdrawalTerms } from './withdrawal-queries.ts';

const identityPath = '/m/securityCenter/identity?for=withdraw';

/** Nothing more goes out before the member's identity is known. */
export function IdentityNeed({ status }: { readonly status: Status }) {
  const t = useTranslate();
  const isReviewing = status === 'reviewing';
  return (
    <MissingNeed
      title={t(isReviewing ? 'withdraw.needs.identity.reviewing.title' : 'withdraw.needs.identity.title')}
      text={t(isReviewing ? 'withdraw.needs.identity.reviewing.text' : 'withdraw.needs.identity.text')}
      action={t(actions[status])}
      to={identityPath}
    />
  );
}

/** How much still goes out before that, beside the form. */
export function IdentityBound({
  identity,
  currencyCode,
}: {
  readonly identity: NonNullable<WithdrawalTerms['identity']>;
  readonly currencyCode: WithdrawalTerms['currencyCode'];
}) {
  const t = useTranslate();
  const money = useShortMoney();
  const amount = money(minorOf(identity.leftMinor), currencyCode);
  return (
    <div>
      <p className="text-detail text-pretty text-muted">{t('withdraw.identity.bound', { amount })}</p>
      <Link
        to={identityPath}
        className="inline-flex min-h-11 items-center text-detail font-semibold text-gold-text"
      >
        {t(actions[identity.status])}
      </Link>
    </div>
  );
}

type Status = NonNullable<WithdrawalTerms['identity']>['status'];

const actions = {
  none: 'withdraw.needs.identity.action',
  refused: 'withdraw.needs.identity.again',
  reviewing: 'withdraw.needs.identity.look',
} as const satisfies Record<Status, string>;
