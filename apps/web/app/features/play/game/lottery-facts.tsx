interface LotteryFactsProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** What a lottery costs and pays, before it is opened. */
export function LotteryFacts({ facts }: LotteryFactsProps) {
  return (
    <dl className="divide-y divide-line rounded-large bg-surface px-4 shadow-low">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular ms-auto text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
