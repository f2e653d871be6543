import WalletCards from 'lucide-react/icons/wallet-cards';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import {
  type MerchantWallet,
  merchantWalletQuery,
} from '../../../platform/wallets/merchant-wallet-queries.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { startRoute } from './fund-form.ts';
import { FundTransferForm } from './fund-transfer-form.tsx';
import { FundTransferList } from './fund-transfer-list.tsx';
import { WalletList } from './wallet-list.tsx';

export const handle: RouteHandle = {
  title: 'page.fundTransfer',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(merchantWalletQuery(api)),
);

export function HydrateFallback() {
  return <WalletSkeleton />;
}

/** CA-01: the main wallet and those at vendors, and money between them. */
export default function FundTransferScreen() {
  return (
    <Loaded query={merchantWalletQuery(useApi())} skeleton={<WalletSkeleton />}>
      {(wallet) => <Wallets wallet={wallet} />}
    </Loaded>
  );
}

function Wallets({ wallet }: { readonly wallet: MerchantWallet }) {
  const t = useTranslate();
  const start = startRoute(wallet);
  if (start === undefined) {
    return (
      <EmptyState
        icon={<WalletCards />}
        title={t('fundTransfer.empty.title')}
        text={t('fundTransfer.empty.text')}
        action={
          <Link to="/m/home" className={buttonClass('primary', 'medium')}>
            {t('action.home')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="space-y-6 px-4 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <div className="space-y-6">
        <WalletList wallet={wallet} />
        <HowItWorks {...wallet} />
      </div>
      <div className="space-y-6">
        {wallet.isTransferOpen ? <FundTransferForm wallet={wallet} start={start} /> : null}
        <FundTransferList transfers={wallet.transfers} />
      </div>
    </div>
  );
}

/** What happens by itself, and what is left to do. */
function HowItWorks({ isTransferOpen, isAutomatic, returnAfterMinutes }: MerchantWallet) {
  const t = useTranslate();
  const automatic = t('fundTransfer.automatic', { minutes: returnAfterMinutes });
  const open = isAutomatic ? automatic : t('fundTransfer.manual');
  return (
    <p className="text-detail text-muted text-pretty">{isTransferOpen ? open : t('fundTransfer.closed')}</p>
  );
}

function WalletSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pb-6">
      <Skeleton className="h-44 w-full rounded-large" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-64 w-full rounded-large" />
    </LoadingRegion>
  );
}
