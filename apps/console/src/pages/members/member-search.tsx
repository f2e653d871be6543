import { memberStatuses } from '@wau/contract/member-statuses';
import { useTexts } from '../../platform/console-services.ts';
import type { MemberFilter } from '../../platform/found-members.ts';
import { SearchForm } from '../../ui/search-form.tsx';

interface MemberSearchProps {
  readonly filter: MemberFilter;
  readonly onSearch: (filter: MemberFilter) => void;
}

export function MemberSearch({ filter: { text, status }, onSearch }: MemberSearchProps) {
  const t = useTexts();
  return (
    <SearchForm
      textLabel={t('members.search')}
      choiceLabel={t('members.status')}
      options={[
        { value: '', text: t('members.status.all') },
        ...memberStatuses.map((value) => ({ value, text: t(`member.status.${value}`) })),
      ]}
      words={{ text, choice: status ?? '' }}
      onSearch={({ choice, ...words }) =>
        onSearch({ ...words, status: memberStatuses.find((each) => each === choice) })
      }
    />
  );
}
