/** The items of a list with their places, which are what is the same about them while they change. */
export function withPlaces<Item>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly place: number }[] {
  return items.map((item, place) => ({ item, place }));
}
