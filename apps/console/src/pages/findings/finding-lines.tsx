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
                [t('finding.stated'), roundText(said)],
                [t('finding.recorded'), roundText(recorded)],
              ]}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

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
