import type { AddressList } from '@wau/service/http/address-list';

/** When and for whom a merchant's site is open. */
export interface MerchantAccess {
  /** Switched on by hand, until it is switched off. */
  readonly isUnderMaintenance: boolean;
  /** Maintenance that begins and ends by itself. */
  readonly maintenanceWindow: { readonly fromMs: number; readonly untilMs: number } | undefined;
  /** What the merchant says about it, or empty. */
  readonly statusText: string;
  /** ISO 3166-1 alpha-2. */
  readonly restrictedCountries: ReadonlySet<string>;
  /** Get in during maintenance. */
  readonly maintenanceAllowed: AddressList;
  /** Never get in. */
  readonly blocked: AddressList;
  /** Get in from any country. */
  readonly allowed: AddressList;
}

/** Who asks: the address, and its country or empty where that is unknown. */
export interface Asker {
  readonly address: string;
  readonly country: string;
}

/** Why the site is closed to somebody. */
export type Closure =
  | {
      readonly reason: 'maintenance';
      readonly untilMs: number | undefined;
      readonly retryAfterSeconds: number;
    }
  | { readonly reason: 'address' }
  | { readonly reason: 'region' };

/** Where nobody knows the end of the maintenance, and never more than this. */
const defaultRetrySeconds = 300;
const longestRetrySeconds = 3_600;

/**
 * SH-12: whether the site is closed to this caller, and why. Maintenance wins over everything, because it says the
 * same to all. A blocked address wins over an allowed one. An unknown country is not restricted.
 */
export function closureOf(access: MerchantAccess, asker: Asker, nowMs: number): Closure | undefined {
  const maintenance = maintenanceAt(access, nowMs);
  if (maintenance !== undefined && !access.maintenanceAllowed.has(asker.address)) return maintenance;
  if (access.blocked.has(asker.address)) return { reason: 'address' };
  if (access.restrictedCountries.has(asker.country) && !access.allowed.has(asker.address)) {
    return { reason: 'region' };
  }
  return undefined;
}

/** Whether it is, whoever asks: by hand or in its window. */
export function isUnderMaintenance(access: MerchantAccess, nowMs: number): boolean {
  return maintenanceAt(access, nowMs) !== undefined;
}

function maintenanceAt(access: MerchantAccess, nowMs: number): Closure | undefined {
  const window = access.maintenanceWindow;
  const isInWindow = window !== undefined && window.fromMs <= nowMs && nowMs < window.untilMs;
  if (!access.isUnderMaintenance && !isInWindow) return undefined;
  // Switched on by hand it lasts until somebody ends it, whatever the window says.
  const untilMs = isInWindow && !access.isUnderMaintenance ? window.untilMs : undefined;
  const seconds = untilMs === undefined ? defaultRetrySeconds : Math.ceil((untilMs - nowMs) / 1000);
  return {
    reason: 'maintenance',
    untilMs,
    retryAfterSeconds: Math.min(Math.max(1, seconds), longestRetrySeconds),
  };
}
