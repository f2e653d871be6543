/** The query parameter that names an item of the help centre, counted from 0. */
export const positionParameter = 'i';

/** HO-07: the item that the address names; the first one where it names none or something else. */
export function positionOf(search: URLSearchParams): number {
  return namedPosition(search) ?? 0;
}

/** `undefined` where the address names no item. */
export function namedPosition(search: URLSearchParams): number | undefined {
  const text = search.get(positionParameter) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
