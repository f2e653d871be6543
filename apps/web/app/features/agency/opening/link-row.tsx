import { useState } from 'react';
import { productNames } from '../../../platform/agency/product-names.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { LinkToHandOn } from '../../../shared/qr-code/link-to-hand-on.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { OpeningLink } from './opening-queries.ts';
import { useSwitchOpeningLink } from './use-opening.ts';

const stateNames = {
  on: 'opening.link.state.on',
  off: 'opening.link.state.off',
  expired: 'opening.link.state.expired',
} as const satisfies Readonly<Record<OpeningLink['state'], string>>;

const stateTones = { on: 'good', off: 'plain', expired: 'plain' } as const satisfies Readonly<
  Record<OpeningLink['state'], BadgeTone>
>;

interface LinkRowProps {
  readonly link: OpeningLink;
  readonly startsOpen: boolean;
}

/** A link: what came of it, and opened the link itself, as a picture, to copy and to hand on. */
export function LinkRow({ link, startsOpen }: LinkRowProps) {
  const t = useTranslate();
  const kind = t(link.kind === 'agent' ? 'opening.kind.agent' : 'opening.kind.player');
  return (
    <DisclosureRow
      startsOpen={startsOpen}
      summary={
        <span className="block">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="words font-semibold">{link.note === '' ? kind : `${link.note} · ${kind}`}</span>
            <Badge tone={stateTones[link.state]}>{t(stateNames[link.state])}</Badge>
          </span>
          <span className="tabular block text-caption text-muted">
            {t('opening.link.counts', {
              visits: link.visitCount,
              registered: link.registeredCount,
              deposits: link.firstDepositCount,
            })}
          </span>
        </span>
      }
    >
      <LinkBody link={link} />
    </DisclosureRow>
  );
}

function LinkBody({ link }: { readonly link: OpeningLink }) {
  const t = useTranslate();
  const moment = useRecordMoment();
  return (
    <div className="space-y-4 pt-3">
      {link.state === 'on' ? <LinkToHandOn path={link.path} label={t('opening.link.qr')} /> : null}
      <LinkRates link={link} />
      <p className="text-caption text-muted">
        {link.expiresAt === null
          ? t('opening.link.expires.none')
          : t('opening.link.expires', { moment: moment(link.expiresAt) })}
      </p>
      {link.state === 'expired' ? null : <LinkSwitch link={link} />}
    </div>
  );
}

function LinkRates({ link }: { readonly link: OpeningLink }) {
  const t = useTranslate();
  const percent = usePercent();
  const given = link.rates.filter(({ basisPoints }) => basisPoints > 0);
  if (given.length === 0) return <p className="text-caption text-muted">{t('opening.link.rates.none')}</p>;
  return (
    <dl className="space-y-1 text-detail">
      {given.map(({ product, basisPoints }) => (
        <div key={product} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t(productNames[product])}</dt>
          <dd className="tabular font-semibold">{percent(basisPoints)}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinkSwitch({ link }: { readonly link: OpeningLink }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const change = useSwitchOpeningLink(link);
  const [failure, setFailure] = useState<string>();
  const isOn = link.state === 'on';
  const send = async () => {
    setFailure(undefined);
    try {
      await change.mutateAsync(!isOn);
      toasts.show('success', t(isOn ? 'opening.link.closed' : 'opening.link.reopened'));
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
  };
  return (
    <>
      {failure === undefined ? null : <FormError text={failure} />}
      <Button look="secondary" size="medium" isWide isLoading={change.isPending} onClick={send}>
        {t(isOn ? 'opening.link.close' : 'opening.link.reopen')}
      </Button>
    </>
  );
}
