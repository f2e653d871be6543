import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AgentFilter } from './agent-queries.ts';
import { useTypeName } from './use-type-name.ts';

/** The types that agents are opened with; any other is found without this choice. */
const usualTypes = [1, 2, 3, 41, 42] as const;

interface AgentSearchProps {
  readonly filter: AgentFilter;
  readonly onSearch: (filter: AgentFilter) => void;
}

export function AgentSearch({ filter, onSearch }: AgentSearchProps) {
  const t = useTexts();
  const typeName = useTypeName();
  const [text, setText] = useState(filter.text);
  const [type, setType] = useState(filter.memberType?.toString() ?? '');
  const types = [
    ...new Set([...usualTypes, ...(filter.memberType === undefined ? [] : [filter.memberType])]),
  ];
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ text: text.trim(), memberType: type === '' ? undefined : Number(type) });
        }}
      >
        <div className="min-w-80">
          <TextField label={t('agents.search')} value={text} onChange={setText} maxLength={64} />
        </div>
        <div className="min-w-44">
          <SelectField
            label={t('agents.type')}
            value={type}
            onChange={setType}
            options={[
              { value: '', text: t('agents.type.all') },
              ...types.map((each) => ({ value: String(each), text: typeName(each) })),
            ]}
          />
        </div>
        <Button type="submit" look="primary">
          {t('members.find')}
        </Button>
      </form>
    </search>
  );
}
