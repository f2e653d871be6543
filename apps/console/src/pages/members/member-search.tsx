import { type MemberStatus, memberStatuses } from '@wau/contract/member-statuses';
import { useId, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MemberFilter } from './member-queries.ts';

interface MemberSearchProps {
  readonly filter: MemberFilter;
  readonly onSearch: (filter: MemberFilter) => void;
}

export function MemberSearch({ filter, onSearch }: MemberSearchProps) {
  const t = useTexts();
  const statusId = useId();
  const [text, setText] = useState(filter.text);
  const [status, setStatus] = useState<MemberStatus | undefined>(filter.status);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ text: text.trim(), status });
        }}
      >
        <div className="min-w-80">
          <TextField label={t('members.search')} value={text} onChange={setText} maxLength={64} />
        </div>
        <div className="flex flex-col">
          <label htmlFor={statusId} className="mb-1 font-medium">
            {t('members.status')}
          </label>
          <select
            id={statusId}
            value={status ?? ''}
            onChange={({ target }) => setStatus(memberStatuses.find((each) => each === target.value))}
            className="min-h-11 rounded-small border border-outline bg-surface px-2"
          >
            <option value="">{t('members.status.all')}</option>
            {memberStatuses.map((each) => (
              <option key={each} value={each}>
                {t(`member.status.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" look="primary">
          {t('members.find')}
        </Button>
      </form>
    </search>
  );
}
