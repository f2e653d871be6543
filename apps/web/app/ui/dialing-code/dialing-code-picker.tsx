import { latePart } from '@wau/late-scripts/late-part';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { CountryFlag } from '../flags/country-flag.tsx';
import { MissingSheet } from '../sheets/missing-sheet.tsx';
import { useOnceOpened } from '../sheets/use-once-opened.ts';
import type { DialingCodeTexts, DialingCountry } from './dialing-country.ts';

const DialingCodeSheet = latePart(
  async () => (await import('./dialing-code-sheet.tsx')).DialingCodeSheet,
  MissingSheet,
);

interface DialingCodePickerProps {
  /** ISO 3166-1 alpha-2 of the country that is chosen, because several share a dialing code. */
  readonly value: string;
  readonly onChange: (countryCode: string) => void;
  /** Empty until they are loaded. */
  readonly countries: readonly DialingCountry[];
  readonly texts: DialingCodeTexts;
}

/** The dialing code before a mobile number: flag and code; opens the searchable list of countries. */
export function DialingCodePicker({ value, onChange, countries, texts }: DialingCodePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useOnceOpened(isOpen);
  const chosen = countries.find((country) => country.code === value);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={
          chosen === undefined ? texts.title : `${texts.title}: ${chosen.name} +${chosen.dialingCode}`
        }
        onClick={() => setIsOpen(true)}
        className="-ms-2 me-2 flex h-11 shrink-0 items-center gap-2 rounded-small border-e border-line px-2 pe-3"
      >
        <CountryFlag code={value} />
        <span className="tabular min-w-9 text-start" dir="ltr">
          {chosen === undefined ? '' : `+${chosen.dialingCode}`}
        </span>
        <ChevronDown className="size-4 text-muted" />
      </button>
      {wasOpened ? (
        <DialingCodeSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          countries={countries}
          chosen={chosen}
          onChoose={(country) => {
            setIsOpen(false);
            onChange(country.code);
          }}
          texts={texts}
        />
      ) : null}
    </>
  );
}
