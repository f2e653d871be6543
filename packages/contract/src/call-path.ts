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
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(key, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
