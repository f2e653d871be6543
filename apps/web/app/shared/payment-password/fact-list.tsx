/** What is about to happen, a fact a line: its name and what it comes to. */
export function FactList({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="space-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
