import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { LateBottomSheet } from '../../ui/sheets/late-bottom-sheet.tsx';
import { RecordZone } from './record-zone.tsx';

interface RecordSheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a line of a record leads to. */
export function RecordSheet({ title, isOpen, onClose, children }: RecordSheetProps) {
  const t = useTranslate();
  return (
    <LateBottomSheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('action.close')}>
      <div className="space-y-4 px-2 pb-2">
        {children}
        <RecordZone />
      </div>
    </LateBottomSheet>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** The facts of a line, one below the other. */
export function RecordFacts({ facts }: { readonly facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className="space-y-2 text-detail">
      {facts.map((fact) =>
        fact === undefined ? null : (
          <div key={fact.name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{fact.name}</dt>
            <dd className="tabular min-w-0 text-end">{fact.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
