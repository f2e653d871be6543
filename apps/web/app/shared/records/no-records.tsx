import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { RecordFilter } from './use-record-filter.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface NoRecordsProps {
  readonly icon: ReactNode;
  readonly filter: RecordFilter;
  /** What else than a period the record is kept to, by its name in the address; `undefined` where it is not. */
  readonly narrowedBy: Readonly<Record<string, string | undefined>>;
  /** Where a narrow filter finds nothing. */
  readonly none: Words;
  /** Where there is nothing at all, and where the first record would come from. */
  readonly empty: Words & { readonly to: string; readonly action: string };
}

/** Nothing was found: wider where the filter is narrow, else to where a first record comes from. */
export function NoRecords({ icon, filter, narrowedBy, none, empty }: NoRecordsProps) {
  const t = useTranslate();
  const isNarrowed = Object.values(narrowedBy).some((value) => value !== undefined);
  if (isNarrowed || filter.period !== 'month') {
    const names = Object.keys(narrowedBy);
    const widen = () =>
      filter.change({ period: 'month', ...Object.fromEntries(names.map((name) => [name, undefined])) });
    return (
      <EmptyState
        icon={icon}
        title={none.title}
        text={none.text}
        action={
          <Button look="secondary" size="medium" onClick={widen}>
            {t('records.widen')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={empty.title}
      text={empty.text}
      action={
        <Link to={empty.to} className={buttonClass('primary', 'medium')}>
          {empty.action}
        </Link>
      }
    />
  );
}
