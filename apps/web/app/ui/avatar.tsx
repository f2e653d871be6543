/** The first letter of a name, as a picture of its bearer. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-lg font-bold text-gold-text uppercase"
    >
      {[...name][0]}
    </span>
  );
}
