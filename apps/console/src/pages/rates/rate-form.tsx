import { useQueryClient } from '@tanstack/react-query';
import { mostRateBasisPoints, type RateProduct, rateProducts } from '@wau/rules/agency/member-rates';
import type { RateProblem } from '@wau/rules/agency/rate-form';
import { useState } from 'react';
import { agentsKey } from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { type ChangedRate, readRateDraft, typedRates } from './rate-draft.ts';
import { type MemberRates, memberRatesQuery } from './rate-queries.ts';

/** Other rates from the next day on: what is typed first, then why, with what the member will read. */
export function RateForm({ member }: { member: MemberRates }) {
  const services = useConsole();
  const t = useTexts();
  const { day } = useFormats();
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState(() => typedRates(member.rates));
  const [done, setDone] = useState<string>();
  const told = useTold(member);
  const { changed, problems } = readRateDraft(texts, member.rates);
  const { memberId } = member;
  const store = async (reason: string): Promise<void> => {
    try {
      const stored = await services.client.call('setMemberRates', {
        params: { memberId },
        body: {
          rates: changed.map(({ product, basisPoints }) => ({ product, basisPoints })),
          seenRates: changed.map(({ product, seenBasisPoints: basisPoints }) => ({ product, basisPoints })),
          reason,
        },
      });
      queryClient.setQueryData(memberRatesQuery(services, memberId).queryKey, stored);
      setTexts(typedRates(stored.rates));
      setDone(t('rates.changed', { name: member.userName, day: day(stored.startsOn) }));
    } finally {
      // Whoever is refused keeps what was typed, and reads what it is now.
      await queryClient.invalidateQueries({ queryKey: agentsKey(services) });
    }
  };
  return (
    <section
      aria-labelledby="rates-change"
      className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="rates-change" className="text-lg font-semibold">
        {t('rates.change')}
      </h2>
      <p className="text-sm text-muted">{t('rates.change.about', { day: day(member.startsOn) })}</p>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <Fields
        member={member}
        texts={texts}
        problems={problems}
        onChange={(product, text) => {
          setDone(undefined);
          setTexts((now) => ({ ...now, [product]: text }));
        }}
      />
      {changed.length === 0 ? null : (
        <div className="flex">
          <ReasonForm
            action={t('rates.store', { day: day(member.startsOn) })}
            told={[told(changed)]}
            act={store}
          />
        </div>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly member: MemberRates;
  readonly texts: Readonly<Record<RateProduct, string>>;
  readonly problems: ReadonlyMap<RateProduct, RateProblem>;
  readonly onChange: (product: RateProduct, text: string) => void;
}

function Fields({ member, texts, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const { percent } = useFormats();
  const most = percent(mostRateBasisPoints / 100);
  const bounds = (product: RateProduct): string => {
    const rate = member.rates.find((each) => each.product === product);
    return rate === undefined || rate.promisedTo === null
      ? t('rates.bounds.most', { most })
      : t('rates.bounds', {
          most,
          least: percent(rate.promisedBasisPoints / 100),
          name: rate.promisedTo.userName,
        });
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4">
      {rateProducts.map((product) => {
        const problem = problems.get(product);
        return (
          <TextField
            key={product}
            label={t('rates.field', { product: t(`contracts.product.${product}`) })}
            value={texts[product]}
            onChange={(text) => onChange(product, text)}
            inputMode="decimal"
            maxLength={6}
            hint={bounds(product)}
            error={problem === undefined ? undefined : `${t(`rates.fault.${problem}`)} ${bounds(product)}`}
          />
        );
      })}
    </div>
  );
}

/** What the member reads, in the words that the server sends. */
function useTold({ isAgent, startsOn }: MemberRates): (changed: readonly ChangedRate[]) => string {
  const { memberText } = useConsole().language;
  const { day, percent } = useFormats();
  return (changed) =>
    memberText(isAgent ? 'inbox.rates.changed' : 'inbox.rates.changed.player', {
      day: day(startsOn),
      rates: changed
        .map(
          ({ product, basisPoints }) =>
            `${memberText(`rate.product.${product}`)} ${percent(basisPoints / 100)}`,
        )
        .join(', '),
    });
}
