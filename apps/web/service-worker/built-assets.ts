/** Scripts and style sheets; flags and other pictures are fetched where they show. */
export function precachedAssets(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort()
    .map((file) => `/assets/${file}`);
}

/** The version that the pages of the same build know themselves by, from the name of React Router's manifest. */
export function buildVersionOf(files: readonly string[]): string {
  const versions = files.flatMap((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1] ?? []);
  const [version] = versions;
  if (version === undefined || versions.length > 1) throw new Error('the build has one route manifest');
  return version;
}
