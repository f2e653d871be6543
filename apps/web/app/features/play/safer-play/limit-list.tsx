import { checkKind, type PlayLimitKind } from '@wau/contract/play-limits';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { groupsFor, kindsOf, type LimitGroup } from './limit-kinds.ts';
import { LimitSheet } from './limit-sheet.tsx';
import { PendingLimit } from './pending-limit.tsx';
import type { PlayLimit, PlayLimits } from './play-limit-queries.ts';
import { useLimitWords } from './use-limit-words.ts';

const groupTexts = {
  deposit: 'safer.limit.deposit.text',
  loss: 'safer.limit.loss.text',
  stake: 'safer.limit.stake.text',
  session: 'safer.limit.session.text',
  check: 'safer.limit.check.text',
} as const satisfies Record<LimitGroup, string>;

/** All limits, those that are not set as well: each is one tap from being set. */
export function LimitList({ limits }: { readonly limits: PlayLimits }) {
  const t = useTranslate();
  const [edited, setEdited] = useState<PlayLimitKind>();
  return (
    <section aria-labelledby="play-limits" className="space-y-4">
      <div>
        <h2 id="play-limits" className="text-lg font-semibold">
          {t('safer.limits')}
        </h2>
        <p className="mt-1 text-detail text-pretty text-muted">{t('safer.limits.how')}</p>
      </div>
      <div className="space-y-4 wide:grid wide:grid-cols-2 wide:items-start wide:gap-4 wide:space-y-0">
        {groupsFor(limits.limitsMoney).map((group) => (
          <Group key={group} group={group} limits={limits} onEdit={setEdited} />
        ))}
      </div>
      <LimitSheet kind={edited} limits={limits} onClose={() => setEdited(undefined)} />
    </section>
  );
}

interface GroupProps {
  readonly group: LimitGroup;
  readonly limits: PlayLimits;
  readonly onEdit: (kind: PlayLimitKind) => void;
}

function Group({ group, limits, onEdit }: GroupProps) {
  const t = useTranslate();
  const { groupName } = useLimitWords(limits.currencyCode);
  return (
    <div className="overflow-hidden rounded-large bg-surface shadow-low">
      <div className="px-4 pt-4 pb-2">
        <h3 className="font-semibold">{groupName(group)}</h3>
        <p className="text-detail text-pretty text-muted">{t(groupTexts[group])}</p>
      </div>
      <ul className="divide-y divide-line">
        {kindsOf(group).map((kind) => (
          <li key={kind}>
            <Row
              kind={kind}
              limit={limits.list.find((each) => each.kind === kind)}
              currencyCode={limits.currencyCode}
              checkMinutes={limits.checkMinutes}
              onEdit={() => onEdit(kind)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly kind: PlayLimitKind;
  readonly limit: PlayLimit | undefined;
  readonly currencyCode: PlayLimits['currencyCode'];
  readonly checkMinutes: number;
  readonly onEdit: () => void;
}

function Row({ kind, limit, currencyCode, checkMinutes, onEdit }: RowProps) {
  const t = useTranslate();
  const words = useLimitWords(currencyCode);
  const value = limit?.value ?? null;
  // The merchant's holds where the member has chosen none.
  const usual = kind === checkKind ? words.value(kind, String(checkMinutes)) : t('safer.limit.none');
  return (
    <div className="px-4 py-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <span className="words">{words.periodName(kind)}</span>
        <span className={value === null ? 'text-detail text-muted' : 'tabular font-semibold'}>
          {value === null ? usual : words.value(kind, value)}
        </span>
        <button
          type="button"
          onClick={onEdit}
          className="-me-2 ms-auto flex min-h-11 items-center px-2 text-detail font-semibold text-gold-text"
        >
          <span aria-hidden="true">{value === null ? t('safer.limit.set') : t('safer.limit.change')}</span>
          <span className="sr-only">{words.name(kind)}</span>
        </button>
      </div>
      {limit === undefined || value === null || kind === 'stake.once' || kind === checkKind ? null : (
        <Used limit={limit} value={value} words={words} />
      )}
      {limit?.pending == null ? null : (
        <PendingLimit kind={kind} pending={limit.pending} currencyCode={currencyCode} />
      )}
    </div>
  );
}

interface UsedProps {
  readonly limit: PlayLimit;
  readonly value: string;
  readonly words: ReturnType<typeof useLimitWords>;
}

function Used({ limit: { kind, used }, value, words }: UsedProps) {
  const t = useTranslate();
  const text = t('safer.limit.used', {
    used: words.used(kind, used ?? '0'),
    value: words.value(kind, value),
  });
  return (
    <div className="space-y-1.5 pb-2">
      <ProgressBar label={words.name(kind)} share={Number(used ?? '0') / Number(value)} text={text} />
      <p className="tabular text-caption text-muted">{text}</p>
    </div>
  );
}
