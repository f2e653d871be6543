/**
 * The address of a call: its `:name` parameters filled in and the query appended, leaving out what is undefined.
 * Values are escaped, so that none can lead to another path.
 */
export function callPath(
  path: string,
  params: Readonly<Record<string, unknown>> | undefined,
  query: Readonly<Record<string, unknown>> | undefined,
): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
}
