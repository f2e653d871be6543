import type { ContactType } from '@wau/contract/calls/content/site-content-calls';
import type { Resources } from '../../../platform/site/resources-query.ts';
import { isChatHere, socialNameOf } from '../../../shared/service/contact-text.ts';

/** One way to reach the merchant. */
export type ServiceEntry =
  /** A page of this site. */
  | { readonly kind: 'page'; readonly key: string; readonly to: string }
  /** A contact whose address is encrypted. */
  | {
      readonly kind: 'contact';
      readonly key: string;
      readonly csType: ContactType;
      readonly entry: 'main' | 'sub';
      readonly path: string;
    }
  | { readonly kind: 'link'; readonly key: string; readonly name: string; readonly url: string };

export type ServiceGroupName = 'CS' | 'FB' | 'TG';

export interface ServiceGroup {
  readonly name: ServiceGroupName;
  readonly entries: readonly ServiceEntry[];
}

/** HO-08: customer service, Facebook and Telegram, each with its entries; what has none is left out. */
export function serviceGroupsOf({ version, resources }: Resources): readonly ServiceGroup[] {
  const contacts = version.pathList.map(
    (contact): ServiceEntry =>
      isChatHere(contact)
        ? { kind: 'page', key: contact.entry, to: '/m/service' }
        : {
            kind: 'contact',
            key: contact.entry,
            csType: contact.csType,
            entry: contact.entry,
            path: contact.path,
          },
  );
  const linksOf = (name: string) =>
    resources
      .filter(({ resourceType }) => socialNameOf(resourceType) === name)
      .map(({ resourceType, url }): ServiceEntry => ({ kind: 'link', key: resourceType, name, url }));
  const groups: readonly ServiceGroup[] = [
    { name: 'CS', entries: contacts },
    { name: 'FB', entries: linksOf('Facebook') },
    { name: 'TG', entries: linksOf('Telegram') },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
