/** Addresses of the flags by ISO 3166-1 code; a file each, so that a list loads those that are seen. */
const files = import.meta.glob<string>('country-flags/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const countryFlagAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(-6, -4), address]),
);
