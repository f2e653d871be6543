/** What a search looks through: the words of each setting and the name that the command knows it by. */
export interface Searched {
  readonly words: readonly string[];
}

/** Those in which every word of the search stands, whatever their capitals. */
export function foundSettings<Item extends Searched>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const parts = search
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  return items.filter(({ words }) => {
    const text = words.join(' ').toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
