import { useState } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { Button } from './button.tsx';
import { SelectField, type SelectOption } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface SearchWords {
  readonly text: string;
  /** The value of one of the options. */
  readonly choice: string;
}

interface SearchFormProps {
  readonly textLabel: string;
  readonly choiceLabel: string;
  readonly options: readonly SelectOption[];
  /** What was looked for last. */
  readonly words: SearchWords;
  readonly onSearch: (words: SearchWords) => void;
}

/** Looks for people by a text and one choice, once it is sent. */
export function SearchForm({ textLabel, choiceLabel, options, words, onSearch }: SearchFormProps) {
  const t = useTexts();
  const [text, setText] = useState(words.text);
  const [choice, setChoice] = useState(words.choice);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ text: text.trim(), choice });
        }}
      >
        <div className="min-w-80">
          <TextField label={textLabel} value={text} onChange={setText} maxLength={64} />
        </div>
        <div className="min-w-44">
          <SelectField label={choiceLabel} value={choice} onChange={setChoice} options={options} />
        </div>
        <Button type="submit" look="primary">
          {t('members.find')}
        </Button>
      </form>
    </search>
  );
}
