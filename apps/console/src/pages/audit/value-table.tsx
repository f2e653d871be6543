import type { CurrencyCode } from '@wau/money/currency';
import { useTexts } from '../../platform/console-services.ts';
import type { AuditEntry } from './audit-queries.ts';
import { useAuditWords } from './use-audit-words.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';

interface ValueTableProps {
  readonly entry: AuditEntry;
  readonly currencyCode: CurrencyCode;
  /** What is personal, once somebody has given a reason. */
  readonly revealed: AuditEntry['newValues'] | undefined;
}

/** Each value as it was and as it became; what is personal is masked until it is shown for a reason. */
export function ValueTable({ entry, currencyCode, revealed }: ValueTableProps) {
  const t = useTexts();
  const { changed, same } = valueDifferences(entry);
  const personal = entry.withheld
    .filter((name) => name in entry.newValues)
    .map((name) => ({ name, field: '', before: undefined, after: revealed?.[name] }));
  if (changed.length + same.length + personal.length === 0) {
    return <p className="text-muted">{t('audit.changes.none')}</p>;
  }
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="mb-1 text-start font-semibold">{t('audit.changes')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {[t('figure.name'), t('audit.before'), t('audit.after')].map((title) => (
              <th key={title} scope="col" className="w-1/3 py-2 pe-3 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((difference) => (
            <Row key={`${difference.name} ${difference.field}`} {...{ difference, currencyCode }} />
          ))}
          {personal.map((difference) => (
            <Row
              key={difference.name}
              {...{ difference, currencyCode }}
              mask={revealed === undefined ? t('audit.masked') : undefined}
            />
          ))}
        </tbody>
        {same.length === 0 ? null : (
          <tbody className="text-muted">
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-start text-sm font-medium">
                {t('audit.same')}
              </th>
            </tr>
            {same.map((difference) => (
              <Row key={`${difference.name} ${difference.field}`} {...{ difference, currencyCode }} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

interface RowProps {
  readonly difference: ValueDifference;
  readonly currencyCode: CurrencyCode;
  readonly mask?: string | undefined;
}

function Row({ difference: { name, field, before, after }, currencyCode, mask }: RowProps) {
  const { valueName, shownValue } = useAuditWords(currencyCode);
  const title = field === '' ? valueName(name) : `${name}: ${field}`;
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-2 pe-3 text-start font-medium break-words">
        {title}
      </th>
      <td className="tabular py-2 pe-3 break-words whitespace-pre-wrap">
        {before === undefined ? '–' : shownValue(name, before)}
      </td>
      <td className="tabular py-2 break-words whitespace-pre-wrap">
        {mask ?? (after === undefined ? '–' : shownValue(name, after))}
      </td>
    </tr>
  );
}
