/** What the address of the page can hold. */
export type CommissionPlace = Readonly<
  Partial<Record<'kind' | 'state' | 'run' | 'agent' | 'line' | 'bet', string>>
>;
