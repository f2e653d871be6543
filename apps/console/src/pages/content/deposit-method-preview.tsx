import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { formatShortMinor } from '@wau/money/format';
import { type Minor, parseMajorText, zeroMinor } from '@wau/money/minor';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { Draft } from './draft.ts';

interface DepositMethodPreviewProps {
  readonly fields: Draft['fields'];
  readonly name: string;
  readonly currencyCode: CurrencyCode;
}

/** A way to deposit as a row of the form has it, while it is open: its bounds, what it costs whoever pays, and its hours. */
export function DepositMethodPreview({ fields, name, currencyCode }: DepositMethodPreviewProps) {
  const t = useTexts();
  const { locale } = useConsole().language;
  const { percent } = useFormats();
  const amountOf = (field: string): Minor =>
    parseMajorText(String(fields[field] ?? ''), currencyOf(currencyCode)) ?? zeroMinor;
  const money = (amount: Minor): string => formatShortMinor(amount, currencyCode, locale);
  const [flat, basisPoints] = [amountOf('feeMinor'), Number(fields.feeBasisPoints)];
  const fee = [
    ...(flat === zeroMinor ? [] : [money(flat)]),
    ...(basisPoints > 0 ? [percent(basisPoints / 100)] : []),
  ].join(' + ');
  const hours = String(fields.hours ?? '').trim();
  const isOffered = fields.enabled === true;
  return (
    <div className="flex flex-col gap-3">
      <article
        className={`flex min-h-16 items-center gap-3 rounded-medium border border-line bg-surface px-4 py-2 ${isOffered ? '' : 'opacity-50'}`}
      >
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold">{name}</h3>
          <p className="tabular text-[13px] text-muted">
            {`${money(amountOf('minimumMinor'))} – ${money(amountOf('maximumMinor'))}`}
          </p>
          {fee === '' || fields.feePayer === 'merchant' ? null : (
            <p className="tabular text-[13px] text-muted">{t('content.preview.fee', { fee })}</p>
          )}
        </div>
        <span aria-hidden="true" className="size-5 shrink-0 rounded-full border border-outline" />
      </article>
      {isOffered ? null : <p className="text-[13px] text-muted">{t('content.preview.off')}</p>}
      {hours === 'off' ? <p className="text-[13px] text-muted">{t('content.preview.closed')}</p> : null}
      {hours === '' || hours === 'always' || hours === 'off' ? null : (
        <p className="text-[13px] text-muted">{t('content.preview.hours', { hours })}</p>
      )}
    </div>
  );
}
