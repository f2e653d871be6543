import type { CurrencyCode } from '@wau/money/currency';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import type { AuditEntry } from './audit-queries.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useSettingValue } from './use-setting-value.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';

interface ValueTableProps {
  readonly entry: AuditEntry;
  readonly currencyCode: CurrencyCode;
  readonly info: OperatorInfo;
  /** What is personal, once somebody has given a reason. */
  readonly revealed: AuditEntry['newValues'] | undefined;
}

/** Each value as it was and as it became; what is personal is masked until it is shown for a reason. */
export function ValueTable({ entry, currencyCode, info, revealed }: ValueTableProps) {
  const t = useTexts();
  const { valueName, shownValue } = useAuditWords(currencyCode);
  const settingValue = useSettingValue(entry, currencyCode, info);
  const { changed, same } = valueDifferences(entry);
  const personal = entry.withheld.filter((name) => name in entry.newValues);
  if (changed.length + same.length + personal.length === 0) {
    return <p className="text-muted">{t('audit.changes.none')}</p>;
  }
  const titleOf = ({ name, field }: ValueDifference): string =>
    field === '' ? valueName(name) : `${name}: ${field}`;
  const shown = (name: string, value: ValueDifference['before']): string =>
    value === undefined ? '–' : (settingValue(name, value) ?? shownValue(name, value));
  return (
    <div className="flex flex-col gap-3">
      {changed.length + personal.length === 0 ? null : (
        <Table caption={t('audit.changes')} titles={[t('figure.name'), t('audit.before'), t('audit.after')]}>
          {changed.map((value) => (
            <Row
              key={`${value.name} ${value.field}`}
              title={titleOf(value)}
              before={shown(value.name, value.before)}
              after={shown(value.name, value.after)}
            />
          ))}
          {personal.map((name) => (
            <Row
              key={name}
              title={valueName(name)}
              before="–"
              after={revealed === undefined ? t('audit.masked') : shown(name, revealed[name])}
            />
          ))}
        </Table>
      )}
      {same.length === 0 ? null : (
        <details>
          <summary className="min-h-6 cursor-pointer text-muted">
            {t('audit.same', { count: same.length })}
          </summary>
          <Table caption={undefined} titles={[t('figure.name'), t('audit.after')]}>
            {same.map((value) => (
              <Row
                key={`${value.name} ${value.field}`}
                title={titleOf(value)}
                after={shown(value.name, value.after)}
              />
            ))}
          </Table>
        </details>
      )}
    </div>
  );
}

interface TableProps {
  readonly caption: string | undefined;
  readonly titles: readonly string[];
  readonly children: ReactNode;
}

/** Words break in it, so that it never is wider than its place. */
function Table({ caption, titles, children }: TableProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      {caption === undefined ? null : <caption className="mb-1 text-start font-semibold">{caption}</caption>}
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {titles.map((title) => (
            <th key={title} scope="col" className="py-2 pe-3 text-start font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly title: string;
  /** `undefined`: the table has no such column. */
  readonly before?: string;
  readonly after: string;
}

function Row({ title, before, after }: RowProps) {
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-2 pe-3 text-start font-medium break-words">
        {title}
      </th>
      {before === undefined ? null : <Cell text={before} />}
      <Cell text={after} />
    </tr>
  );
}

function Cell({ text }: { text: string }) {
  return <td className="tabular py-2 pe-3 break-words whitespace-pre-wrap">{text}</td>;
}
