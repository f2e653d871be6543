import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GameFilter, SiteVendor } from './game-queries.ts';

interface TitleFilterProps {
  readonly vendors: readonly SiteVendor[];
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
}

/** Choices hold at once; what is typed is looked for when it is sent. */
export function TitleFilter({ vendors, filter, onFilter }: TitleFilterProps) {
  const t = useTexts();
  const [text, setText] = useState(filter.search ?? '');
  const withChoice = (name: 'vendor' | 'category' | 'state', value: string): void => {
    const { [name]: _, ...others } = filter;
    onFilter(value === '' ? others : { ...others, [name]: value });
  };
  const categories = [...new Set(vendors.flatMap(({ categories: ofVendor }) => ofVendor))].toSorted();
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const search = text.trim();
          const { search: _, ...others } = filter;
          onFilter(search === '' ? others : { ...others, search });
        }}
      >
        <div className="grow basis-56">
          <TextField label={t('games.search')} value={text} onChange={setText} maxLength={60} />
        </div>
        <div className="grow basis-40">
          <SelectField
            label={t('games.vendor')}
            value={filter.vendor ?? ''}
            onChange={(value) => withChoice('vendor', value)}
            options={[
              { value: '', text: t('games.all') },
              ...vendors.map(({ vendor, vendorName }) => ({ value: vendor, text: vendorName })),
            ]}
          />
        </div>
        <div className="grow basis-32">
          <SelectField
            label={t('games.category')}
            value={filter.category ?? ''}
            onChange={(value) => withChoice('category', value)}
            options={[
              { value: '', text: t('games.all') },
              ...categories.map((category) => ({ value: category, text: category })),
            ]}
          />
        </div>
        <div className="grow basis-32">
          <SelectField
            label={t('games.state')}
            value={filter.state ?? ''}
            onChange={(value) => withChoice('state', value)}
            options={[
              { value: '', text: t('games.all') },
              { value: 'on', text: t('games.state.on') },
              { value: 'off', text: t('games.state.off') },
            ]}
          />
        </div>
        <Button type="submit" look="primary">
          {t('games.find')}
        </Button>
      </form>
    </search>
  );
}
