import { type ReactNode, useId } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { useFormats } from '../platform/use-formats.ts';
import { Button } from './button.tsx';
import { SureButton } from './sure-button.tsx';

/** What colleagues have asked for of what takes two persons; nothing where nobody has. */
export function AskedSection({ count, children }: { count: number; children: ReactNode }) {
  const t = useTexts();
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-xl font-semibold">
        {t('settings.waiting')}
      </h2>
      {children}
    </section>
  );
}

interface AskedCardProps {
  readonly name: string;
  readonly askedBy: string;
  readonly askedAt: string;
  /** The name of whoever looks: who has asked does not approve it. */
  readonly me: string;
  readonly mayChange: boolean;
  /** What the second press of whoever approves is asked by. */
  readonly sure: string;
  readonly badge?: ReactNode;
  /** All that is approved. */
  readonly children: ReactNode;
  readonly onApprove: () => void;
  readonly onDrop: () => void;
}

export function AskedCard(props: AskedCardProps) {
  const { name, askedBy, askedAt, me, mayChange, sure, badge, children, onApprove, onDrop } = props;
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 rounded-medium border border-gold-text bg-raised p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 grow text-lg font-semibold break-words">{name}</h3>
        {badge}
      </div>
      <p>{t('merchants.asked', { name: askedBy, moment: moment(askedAt) })}</p>
      {children}
      {mayChange ? (
        <div className="flex flex-wrap gap-2">
          {askedBy === me ? (
            <p className="self-center text-sm text-muted">{t('merchants.asked.own')}</p>
          ) : (
            <SureButton label={t('settings.approve.label', { value: name })} sure={sure} onSure={onApprove}>
              {t('settings.approve')}
            </SureButton>
          )}
          <Button label={t('settings.drop.label', { value: name })} onClick={onDrop}>
            {t('settings.drop')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
