interface SectionNavProps<Name extends string> {
  readonly label: string;
  readonly sections: readonly { readonly name: Name; readonly text: string }[];
  /** `undefined`: none of them is shown. */
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name) => void;
}

/** The parts of a large page, beside what is chosen; where there is no room for that, above it. */
export function SectionNav<Name extends string>({
  label,
  sections,
  chosen,
  onChoose,
}: SectionNavProps<Name>) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-1 max-xl:flex-wrap xl:flex-col">
        {sections.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(name)}
              className="min-h-10 w-full rounded-small px-3 py-2 text-start hover:bg-raised aria-current:bg-raised aria-current:font-semibold"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
