import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { isCurrencyCode } from '@wau/money/currency';
import { useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { MemberName } from '../../work-list/member-name.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface FindingLinesProps {
  readonly item: CaseOf<'finding'>;
  readonly info: OperatorInfo;
}

/** The figures themselves: what one side says and what the other does, or what the books say against themselves. */
export function FindingLines({ item, info }: FindingLinesProps) {
  const t = useTexts();
  const { count } = useFormats();
  const roundText = useRoundText();
  const paymentText = usePaymentText();
  const textOf = item.source === 'paymentStatement' ? paymentText : roundText;
  const { lines, lineCount } = item;
  const cut = lineCount - lines.length;
  const more = cut > 0 ? <p className="text-muted">{t('finding.more', { count: count(cut) })}</p> : null;
  if (item.source === 'books') {
    return (
      <section aria-label={t('finding.lines')}>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {lines.map(({ said }) => (
            <li key={said} className="wrap-anywhere">
              {said}
            </li>
          ))}
        </ul>
        {more}
        <p className="mt-2 text-sm text-muted">{t('finding.minor')}</p>
      </section>
    );
  }
  return (
    <section aria-label={t('finding.lines')}>
      <ul className="flex flex-col gap-2">
        {lines.map(({ of, said, recorded, memberId, username }) => (
          <li key={of} className="rounded-small border border-line p-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <code className="wrap-anywhere">{of}</code>
              {memberId === null || username === null ? null : (
                <MemberName memberId={memberId} username={username} info={info} />
              )}
            </p>
            <Facts
              facts={[
                [t('finding.stated'), textOf(said)],
                [t('finding.recorded'), textOf(recorded)],
              ]}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** `succeeded 5000 MYR pay_1`, as comparisons keep it: how the payment stands, its amount and the provider's name of it. */
function usePaymentText(): (text: string | null) => string {
  const t = useTexts();
  const { money } = useFormats();
  return (text) => {
    if (text === null) return t('finding.nothing');
    const [, word = '', amount = '', currency = '', payment] =
      /^([a-z]+) (\d+) ([A-Za-z0-9]+)(?: (.+))?$/.exec(text) ?? [];
    const words = paymentWords.get(word);
    if (words === undefined) return text;
    const status = t(words, {
      amount: isCurrencyCode(currency) ? money(amount, currency) : `${amount} ${currency}`,
    });
    return payment === undefined ? status : `${status} · ${payment}`;
  };
}

/** How a payment can stand by a provider's word, and an order of ours. */
const paymentWords: ReadonlyMap<string, ConsoleMessageId> = new Map([
  ['pending', 'finding.payment.pending'],
  ['held', 'finding.payment.pending'],
  ['sent', 'finding.payment.sent'],
  ['succeeded', 'finding.payment.succeeded'],
  ['approved', 'finding.payment.approved'],
  ['paid', 'finding.payment.paid'],
  ['failed', 'finding.payment.failed'],
  ['declined', 'finding.payment.failed'],
  ['expired', 'finding.payment.expired'],
  ['cancelled', 'finding.payment.cancelled'],
  ['returned', 'finding.payment.returned'],
]);

/** `settled 100 250 MYR`, as comparisons keep it: how the round stands, its stake and its payout. */
function useRoundText(): (text: string | null) => string {
  const t = useTexts();
  const { money } = useFormats();
  return (text) => {
    if (text === null) return t('finding.nothing');
    const [, status, stake, payout, currency] =
      /^(open|settled|refunded) (\d+) (\d+) ([A-Z]+)$/.exec(text) ?? [];
    if (stake === undefined || payout === undefined || currency === undefined || !isCurrencyCode(currency)) {
      return text;
    }
    return t(`finding.status.${status as 'open' | 'settled' | 'refunded'}`, {
      stake: money(stake, currency),
      payout: money(payout, currency),
    });
  };
}
