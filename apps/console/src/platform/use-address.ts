import { useSearchParams } from 'react-router';

/** What a page keeps in its address, so that it can be sent on, and how it changes some of it; empty: not there any more. */
export function useAddress<Name extends string>(): readonly [
  search: URLSearchParams,
  change: (changes: Readonly<Partial<Record<Name, string>>>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Readonly<Partial<Record<Name, string>>>): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return [search, change];
}
