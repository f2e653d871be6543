import type { ProviderOrder, ProviderProtocol, ProviderView } from './payment-provider-queries.ts';

/** A provider as it is typed. */
export interface ProviderDraft {
  readonly isEnabled: boolean;
  readonly paysOut: boolean;
  readonly settings: Readonly<Record<string, string>>;
  /** All empty: the key stays. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Shorter ones the server refuses. */
const leastSecretLength = 8;

export function draftOf(
  { settingNames, secretNames, canPayOut }: ProviderProtocol,
  present: ProviderView | undefined,
): ProviderDraft {
  const values = new Map(present?.settings.map(({ name, value }) => [name, value]));
  return {
    isEnabled: present?.isEnabled ?? true,
    paysOut: present?.paysOut ?? canPayOut,
    settings: Object.fromEntries(settingNames.map((name) => [name, values.get(name) ?? ''])),
    secrets: Object.fromEntries(secretNames.map((name) => [name, ''])),
  };
}

/** Names of what is missing or too short. A new provider needs its whole key, another one none or all of it. */
export function wrongNamesOf(draft: ProviderDraft, isNew: boolean): readonly string[] {
  const settings = Object.entries(draft.settings).filter(([, value]) => value.trim() === '');
  const needsKey = isNew || isKeyTyped(draft);
  const secrets = Object.entries(draft.secrets).filter(
    ([, value]) => needsKey && value.trim().length < leastSecretLength,
  );
  return [...settings, ...secrets].map(([name]) => name);
}

function isKeyTyped({ secrets }: ProviderDraft): boolean {
  return Object.values(secrets).some((value) => value.trim() !== '');
}

export function orderOf(providerCode: string, draft: ProviderDraft): ProviderOrder {
  return {
    providerCode,
    isEnabled: draft.isEnabled,
    paysOut: draft.paysOut,
    settings: pairsOf(draft.settings),
    ...(isKeyTyped(draft) ? { secrets: pairsOf(draft.secrets) } : {}),
  };
}

function pairsOf(texts: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(texts).map(([name, value]) => ({ name, value: value.trim() }));
}
