import { useState } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface NameSearchProps {
  readonly search: string;
  /** `undefined`: everybody. */
  readonly onSearch: (name: string | undefined) => void;
}

/** Finds members of a team by what their names begin with. */
export function NameSearch({ search, onSearch }: NameSearchProps) {
  const t = useTranslate();
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = text.trim();
          onSearch(wanted === '' ? undefined : wanted);
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={t('team.search')}
            name="search"
            value={text}
            onChange={setText}
            maxLength={64}
            hint={t('team.search.hint')}
            clearLabel={t('team.search.clear')}
          />
        </div>
        <Button type="submit" look="secondary" size="medium" className="mb-6 shrink-0">
          {t('team.search.action')}
        </Button>
      </form>
    </search>
  );
}
