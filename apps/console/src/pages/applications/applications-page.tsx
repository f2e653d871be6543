import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { CasePictures } from '../../work-list/case-pictures.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { ApplicationDecision } from './application-decision.tsx';

interface ItemProps {
  readonly item: CaseOf<'application'>;
}

const look: CaseLook<'application'> = {
  id: ({ rewardId }) => rewardId,
  Row,
  Details,
  Decision: ApplicationDecision,
};

export function ApplicationsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="application" title={t('application.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  return (
    <>
      <span className="flex justify-between gap-3 font-semibold">
        <span>{item.username}</span>
        <span className="tabular">{money(item.amountMinor, item.currencyCode)}</span>
      </span>
      <span className="text-sm text-muted">
        {item.promotionTitle} · {moment(item.placedAt)}
      </span>
      {item.imageCount === 0 ? null : (
        <span className="text-sm text-sea-text">
          {t('application.pictures.count', { count: item.imageCount })}
        </span>
      )}
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const hasTurnover = BigInt(item.requiredTurnoverMinor) > 0n;
  return (
    <>
      <h2 className="text-lg font-semibold">
        {item.username} · {item.promotionTitle}
      </h2>
      <Facts
        facts={[
          [t('application.amount'), money(item.amountMinor, item.currencyCode)],
          [
            t('application.turnover'),
            hasTurnover
              ? money(item.requiredTurnoverMinor, item.currencyCode)
              : t('application.turnover.none'),
          ],
          [t('application.placed'), moment(item.placedAt)],
        ]}
      />
      <Remark text={item.remark} />
      <Pictures item={item} />
    </>
  );
}

function Remark({ text }: { text: string }) {
  const t = useTexts();
  if (text === '') return <p className="text-muted">{t('application.remark.none')}</p>;
  return (
    <section aria-label={t('application.remark')} className="rounded-small bg-raised p-3">
      <h3 className="font-semibold">{t('application.remark')}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}

function Pictures({ item }: ItemProps) {
  const { client } = useConsole();
  const t = useTexts();
  if (item.imageCount === 0) return <p className="text-muted">{t('application.pictures.none')}</p>;
  return (
    <CasePictures
      title={t('application.pictures')}
      about={t('application.pictures.count', { count: item.imageCount })}
      showText={t('application.pictures.show')}
      open={async () => {
        const params = { rewardId: item.rewardId };
        const { list } = await client.call('openApplicationImages', { params });
        const wordsOf = (index: number) =>
          t('application.picture', { number: index + 1, count: list.length });
        return {
          pictures: list.map(({ image }, index) => ({ format: 'jpg', image, words: wordsOf(index) })),
        };
      }}
    />
  );
}
