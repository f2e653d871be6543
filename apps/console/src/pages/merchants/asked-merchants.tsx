import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import type { AskedMerchant } from './merchant-queries.ts';
import { useMerchantWords } from './use-merchant-words.ts';

interface AskedMerchantsProps {
  readonly asked: readonly AskedMerchant[];
  /** The name of whoever looks. */
  readonly me: string;
  readonly onApprove: (order: AskedMerchant['order']) => void;
  readonly onDrop: (merchantCode: string) => void;
}

/** Brands that a colleague has asked for, with all that is approved with them; whoever asked does not approve it. */
export function AskedMerchants({ asked, me, onApprove, onDrop }: AskedMerchantsProps) {
  const t = useTexts();
  const { moment } = useFormats();
  const { languageName, themeName } = useMerchantWords();
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-merchants" className="flex flex-col gap-3">
      <h2 id="asked-merchants" className="text-xl font-semibold">
        {t('settings.waiting')}
      </h2>
      {asked.map(({ order, askedBy, askedAt }) => {
        const name = `${order.brandName} (${order.merchantCode})`;
        return (
          <article
            key={JSON.stringify(order)}
            aria-label={name}
            className="flex flex-col gap-3 rounded-medium border border-gold-text bg-raised p-4"
          >
            <h3 className="text-lg font-semibold break-words">{name}</h3>
            <p>{t('merchants.asked', { name: askedBy, moment: moment(askedAt) })}</p>
            <Facts
              facts={[
                [t('merchants.hosts'), order.hosts.join(', ')],
                [t('merchants.currency'), order.currencyCode],
                [t('setting.languages'), order.languages.map(languageName).join(', ')],
                [t('setting.default-language'), languageName(order.defaultLanguage)],
                [t('setting.theme'), themeName(order.themeName)],
                [t('setting.time-zone'), order.timeZone],
                [t('merchants.like'), order.likeMerchantCode ?? t('merchants.like.usual')],
              ]}
            />
            <div className="flex flex-wrap gap-2">
              {askedBy === me ? (
                <p className="self-center text-sm text-muted">{t('merchants.asked.own')}</p>
              ) : (
                <SureButton
                  label={t('settings.approve.label', { value: name })}
                  sure={t('merchants.approve.sure', { name })}
                  onSure={() => onApprove(order)}
                >
                  {t('settings.approve')}
                </SureButton>
              )}
              <Button
                label={t('settings.drop.label', { value: name })}
                onClick={() => onDrop(order.merchantCode)}
              >
                {t('settings.drop')}
              </Button>
            </div>
          </article>
        );
      })}
    </section>
  );
}
