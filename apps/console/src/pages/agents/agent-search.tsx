import { useTexts } from '../../platform/console-services.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import type { AgentFilter } from './agent-queries.ts';
import { useTypeName } from './use-type-name.ts';

/** The types that agents are opened with; any other is found without this choice. */
const usualTypes = [1, 2, 3, 41, 42] as const;

interface AgentSearchProps {
  readonly filter: AgentFilter;
  readonly onSearch: (filter: AgentFilter) => void;
}

export function AgentSearch({ filter: { text, memberType }, onSearch }: AgentSearchProps) {
  const t = useTexts();
  const typeName = useTypeName();
  const types = [...new Set([...usualTypes, ...(memberType === undefined ? [] : [memberType])])];
  return (
    <SearchForm
      textLabel={t('agents.search')}
      choiceLabel={t('agents.type')}
      options={[
        { value: '', text: t('agents.type.all') },
        ...types.map((each) => ({ value: String(each), text: typeName(each) })),
      ]}
      words={{ text, choice: memberType?.toString() ?? '' }}
      onSearch={({ choice, ...words }) =>
        onSearch({ ...words, memberType: choice === '' ? undefined : Number(choice) })
      }
    />
  );
}
