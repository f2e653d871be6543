import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { CountryFlag } from '../flags/country-flag.tsx';
import { BottomSheet } from '../sheets/bottom-sheet.tsx';
import type { DialingCodeTexts, DialingCountry } from './dialing-country.ts';

interface DialingCodeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly countries: readonly DialingCountry[];
  readonly chosen: DialingCountry | undefined;
  readonly onChoose: (country: DialingCountry) => void;
  readonly texts: DialingCodeTexts;
}

/** Countries to search by name, ISO code or dialing code, with the keyboard as with the thumb. */
export function DialingCodeSheet({
  isOpen,
  onClose,
  countries,
  chosen,
  onChoose,
  texts,
}: DialingCodeSheetProps) {
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Combobox.Root
        inline
        open
        autoHighlight
        items={countries}
        value={chosen ?? null}
        onValueChange={(country) => {
          if (country !== null) onChoose(country);
        }}
        itemToStringLabel={(country) => country.name}
        filter={(country, query) => matchesCountry(country, query)}
        defaultInputValue=""
      >
        <div className="mb-2 flex h-12 items-center gap-3 rounded-small border border-outline bg-surface px-4 focus-within:border-gold-text">
          <Search className="size-5 shrink-0 text-muted" />
          <Combobox.Input
            aria-label={texts.search}
            placeholder={texts.search}
            className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
          />
        </div>
        <div className="h-[52dvh]">
          <Combobox.Empty className="px-2 text-muted [&:not(:empty)]:py-6">{texts.none}</Combobox.Empty>
          <Combobox.List className="h-full overflow-y-auto overscroll-contain empty:hidden">
            {(country: DialingCountry) => (
              <Combobox.Item
                key={country.code}
                value={country}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-small px-2 outline-none data-highlighted:bg-surface"
              >
                <CountryFlag code={country.code} />
                <span className="flex-1">{country.name}</span>
                <span className="tabular text-muted" dir="ltr">
                  +{country.dialingCode}
                </span>
                {country.code === chosen?.code ? <Check className="size-5 text-sea-text" /> : null}
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Root>
    </BottomSheet>
  );
}

/** Accents and case make no difference; digits are looked for at the start of the dialing code. */
export function matchesCountry(country: DialingCountry, query: string): boolean {
  const wanted = plain(query.trim());
  if (/^\+?\d+$/.test(wanted)) return country.dialingCode.startsWith(wanted.replace('+', ''));
  return plain(country.name).includes(wanted) || country.code.toLowerCase() === wanted;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
