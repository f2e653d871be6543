import { unbroken } from '@wau/money/format';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type TeamRebatePayment, teamRebatePaymentsQuery } from './team-rebate-queries.ts';

/** What was paid, the newest first, whatever days are looked at. */
export function RebatePayments() {
  const t = useTranslate();
  return (
    <section aria-labelledby="rebate-payments" className="space-y-2">
      <h2 id="rebate-payments" className="text-lg font-semibold">
        {t('team.rebate.payments')}
      </h2>
      <p className="text-caption text-pretty text-muted">{t('team.rebate.payments.text')}</p>
      <PagedList
        query={teamRebatePaymentsQuery(useApi())}
        keyOf={({ rebateId }) => rebateId}
        renderRow={(payment) => <PaymentRow payment={payment} />}
        empty={
          <EmptyState
            icon={<Wallet />}
            title={t('team.rebate.payments.none')}
            text={t('team.rebate.payments.none.text')}
            action={
              <Link to="/m/member/team" className={buttonClass('secondary', 'medium')}>
                {t('page.team.members')}
              </Link>
            }
          />
        }
        skeletonCount={2}
      />
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: TeamRebatePayment }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const dayName = useDayName();
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <time dateTime={payment.paidAt} className="tabular">
          {moment(payment.paidAt)}
        </time>
        <span className="tabular font-semibold text-sea-text">
          +{unbroken(money(minorOf(payment.amountMinor), payment.currencyCode))}
        </span>
      </div>
      <p className="text-caption text-muted">
        {t('team.rebate.through', { day: dayName(payment.throughDay) })}
      </p>
    </div>
  );
}
