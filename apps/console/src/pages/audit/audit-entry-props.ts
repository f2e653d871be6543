import type { CurrencyCode } from '@wau/money/currency';
import type { PageProps } from '../console-page.ts';
import type { AuditEntry } from './audit-queries.ts';

export interface AuditEntryProps extends PageProps {
  readonly entry: AuditEntry;
  readonly currencyCode: CurrencyCode;
  /** Shows everything about one subject. */
  readonly onAbout: (subject: string) => void;
}
