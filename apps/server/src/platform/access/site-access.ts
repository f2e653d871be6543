import type { CallDefinition } from '@wau/contract/call';
import type { Clock } from '@wau/service/clock';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';
import { type Asker, type Closure, closureOf } from '../merchants/merchant-access.ts';
import type { CountryDatabase } from './country-database.ts';

/** Decides for each request whether the merchant's site is open to it. */
export interface SiteAccess {
  askerOf(request: FastifyRequest): Asker;
  closureOf(merchant: Merchant, request: FastifyRequest): Closure | undefined;
  /**
   * Refuses what comes from outside while the site is closed. Calls that a client needs in order to say so are
   * answered, and so is whatever settles money under way: providers report to their own calls, vendors pass another
   * gate.
   */
  enter(merchant: Merchant, request: FastifyRequest, call: CallDefinition): void;
}

export interface SiteAccessOptions {
  readonly clock: Clock;
  readonly countries: CountryDatabase;
  /** A header in which a trusted proxy tells the country, e.g. `CF-IPCountry`. */
  readonly countryHeader: string | undefined;
}

export function createSiteAccess({ clock, countries, countryHeader }: SiteAccessOptions): SiteAccess {
  const askerOf = (request: FastifyRequest): Asker => ({
    address: request.ip,
    country: headerCountry(request, countryHeader) ?? countries.countryOf(request.ip),
  });
  const ofRequest = (merchant: Merchant, request: FastifyRequest): Closure | undefined =>
    closureOf(merchant.access, askerOf(request), clock.nowMs());
  return {
    askerOf,
    closureOf: ofRequest,
    enter(merchant, request, call) {
      if (call.openDuringClosure === true || call.caller === 'provider') return;
      const closure = ofRequest(merchant, request);
      if (closure !== undefined) throw refusalOf(closure);
    },
  };
}

function refusalOf(closure: Closure): Refusal {
  if (closure.reason === 'maintenance') {
    return new Refusal('site.maintenance', { retryAfterSeconds: closure.retryAfterSeconds });
  }
  return new Refusal(closure.reason === 'address' ? 'address.blocked' : 'region.restricted');
}

/**
 * The country as the header tells it: believed from a proxy that is trusted with the address, and from nobody else.
 * `XX` is how proxies say that they do not know.
 */
function headerCountry(request: FastifyRequest, countryHeader: string | undefined): string | undefined {
  const isThroughProxy = (request.ips?.length ?? 0) > 1;
  if (countryHeader === undefined || !isThroughProxy) return undefined;
  const value = request.headers[countryHeader.toLowerCase()];
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX' ? value : undefined;
}
