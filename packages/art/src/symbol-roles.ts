/** What mathematics call the symbols of a slot; a theme draws and names each. The order is that of the sheet. */
export const symbolRoles = [
  'wild',
  'scatter',
  'bonus',
  'coin',
  'high1',
  'high2',
  'high3',
  'high4',
  'high5',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'low6',
] as const;

export type SymbolRole = (typeof symbolRoles)[number];
