/** A value as it is to be, after the one that it takes the place of; the value alone where it stays. */
export function ChangedValue({ before, after }: { before: string | undefined; after: string }) {
  if (before === undefined || before === after) return after;
  return (
    <>
      <del className="font-normal text-muted no-underline">{before} →</del> {after}
    </>
  );
}
