import { useTexts } from '../../platform/console-services.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Facts } from '../../ui/card.tsx';
import type { AskedMerchant } from './merchant-queries.ts';
import { useMerchantWords } from './use-merchant-words.ts';

interface AskedMerchantsProps {
  readonly asked: readonly AskedMerchant[];
  readonly me: string;
  readonly onApprove: (order: AskedMerchant['order']) => void;
  readonly onDrop: (merchantCode: string) => void;
}

/** Brands that a colleague has asked for, with all that is approved with them. */
export function AskedMerchants({ asked, me, onApprove, onDrop }: AskedMerchantsProps) {
  const t = useTexts();
  const { languageName, themeName } = useMerchantWords();
  return (
    <AskedSection count={asked.length}>
      {asked.map(({ order, askedBy, askedAt }) => {
        const name = `${order.brandName} (${order.merchantCode})`;
        return (
          <AskedCard
            key={JSON.stringify(order)}
            {...{ name, askedBy, askedAt, me }}
            mayChange
            sure={t('merchants.approve.sure', { name })}
            onApprove={() => onApprove(order)}
            onDrop={() => onDrop(order.merchantCode)}
          >
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
          </AskedCard>
        );
      })}
    </AskedSection>
  );
}
