/** HO-07: the item that the address names, counted from 0 (`i`); the first one where it names none or something else. */
export function positionOf(search: URLSearchParams): number {
  const text = search.get('i') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
