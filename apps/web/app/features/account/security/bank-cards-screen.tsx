import { useQuery, useQueryClient } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { type BankCard, bankCardsQuery } from '../../../platform/member/bank-cards-query.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { BankMark } from '../../../shared/payment/payment-mark.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { BankCardForm } from './bank-card-form.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { securityHandle } from './security-handle.ts';
import { SecurityPage, SecurityPageSkeleton } from './security-page.tsx';
import { refreshSecurity } from './security-queries.ts';
import { useWayOn } from './use-way-on.ts';

const pageTitle = 'page.security.cards' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

/** Most accounts on the list; the server holds to the same. */
const cardLimit = 5;

export function HydrateFallback() {
  return <SecurityPageSkeleton count={2} />;
}

/** ME-08: the member's bank accounts and e-wallets, never with their full numbers. */
export default function BankCardsScreen() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(bankCardsQuery(useApi()));
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const done = () => {
    setIsAdding(false);
    if (wayOn !== undefined) void navigate(wayOn, { replace: true });
  };
  if (data === undefined && error === null) return <HydrateFallback />;
  return (
    <SecurityPage>
      {data === undefined ? <LoadFailure error={error} onRetry={refetch} /> : <CardList cards={data} />}
      {data === undefined ? null : data.length < cardLimit ? (
        <Button isWide onClick={() => setIsAdding(true)}>
          {t('security.cards.add')}
        </Button>
      ) : (
        <p className="text-center text-pretty text-muted">{t('security.cards.full')}</p>
      )}
      <LateBottomSheet
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={t('security.cards.add')}
        closeLabel={t('action.close')}
      >
        {isAdding ? <BankCardForm onDone={done} /> : null}
      </LateBottomSheet>
    </SecurityPage>
  );
}

function CardList({ cards }: { cards: readonly BankCard[] }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<BankCard>();
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<Landmark />}
        title={t('security.cards.empty.title')}
        text={t('security.cards.empty.text')}
      />
    );
  }
  const remove = async (loginPassword: string) => {
    if (removing === undefined) return;
    const { bankCardId } = removing;
    await unwrap(api.call('removeBankCard', { params: { bankCardId }, body: { loginPassword } }));
    setRemoving(undefined);
    await refreshSecurity(queryClient);
  };
  return (
    <>
      <ul className="space-y-3">
        {cards.map((card) => (
          <li key={card.bankCardId}>
            <CardRow card={card} onRemove={() => setRemoving(card)} />
          </li>
        ))}
      </ul>
      <PasswordSheet
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('security.cards.remove.title')}
        text={t('security.cards.remove.text', {
          bank: removing?.bankName ?? '',
          digits: removing?.lastDigits ?? '',
        })}
        confirmLabel={t('security.remove')}
        isDangerous
        onConfirm={remove}
      />
    </>
  );
}

function CardRow({ card, onRemove }: { card: BankCard; onRemove: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-4 rounded-large bg-surface p-4 shadow-low">
      <BankMark code={card.bankCode} name={card.bankName} kind={card.kind} />
      <div className="words">
        <p className="font-semibold">{card.bankName}</p>
        <p className="tabular text-detail text-muted">
          {t('security.cards.ending', { digits: card.lastDigits })}
        </p>
        <p className="text-caption text-muted">{card.holderName}</p>
        {card.isOpen ? null : (
          <p className="text-caption text-pretty text-muted">{t('security.cards.closed')}</p>
        )}
      </div>
      <IconButton label={`${t('security.remove')}: ${card.bankName} ${card.lastDigits}`} onClick={onRemove}>
        <Trash2 className="size-5 text-muted" />
      </IconButton>
    </div>
  );
}
