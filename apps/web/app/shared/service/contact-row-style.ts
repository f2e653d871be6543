/** How a list of ways to reach the merchant looks, and each of its rows. */
export const contactRowsClass = 'divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low';
export const contactRowClass =
  'flex min-h-16 w-full items-center gap-4 px-4 py-2 text-start active:bg-raised [&>svg:first-child]:size-6 [&>svg:first-child]:shrink-0 [&>svg:first-child]:text-gold-text';
