import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { Refusal } from '@wau/service/refusal';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import type { LoginEpoch } from '../member/login-epoch.ts';

export interface ExternalProviderRow {
  readonly provider_code: ExternalProviderCode;
  readonly issuer: string;
  readonly client_id: string;
  readonly sealed_client_secret: Buffer | null;
  readonly token_endpoint: string;
}

/** The merchant's providers that are switched on. */
export function selectExternalProviders(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ExternalProviderRow[]> {
  return runner.query<ExternalProviderRow & Record<string, unknown>>({
    name: 'select-identity-providers',
    text: `
      select provider_code, issuer, client_id, sealed_client_secret, token_endpoint
      from wau.identity_providers where merchant_id = $1 and enabled order by provider_code desc`,
    values: [merchantCode],
  });
}

export interface ExternalProviderSetting {
  readonly merchantCode: MerchantCode;
  readonly providerCode: ExternalProviderCode;
  readonly issuer: string;
  readonly clientId: string;
  readonly sealedClientSecret: Buffer | null;
  readonly tokenEndpoint: string;
}

/** Adds a provider or gives it its present settings. */
export async function upsertExternalProvider(
  runner: SqlRunner,
  setting: ExternalProviderSetting,
): Promise<void> {
  await runner.query({
    name: 'upsert-identity-provider',
    text: `
      insert into wau.identity_providers
        (merchant_id, provider_code, enabled, issuer, client_id, sealed_client_secret, token_endpoint)
      values ($1, $2, true, $3, $4, $5, $6)
      on conflict (merchant_id, provider_code) do update
      set enabled = true, issuer = excluded.issuer, client_id = excluded.client_id,
          sealed_client_secret = excluded.sealed_client_secret, token_endpoint = excluded.token_endpoint`,
    values: [
      setting.merchantCode,
      setting.providerCode,
      setting.issuer,
      setting.clientId,
      setting.sealedClientSecret,
      setting.tokenEndpoint,
    ],
  });
}

/** The account of somebody that an issuer names. */
export interface LinkedMember {
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
  readonly is_active: boolean;
  readonly first_login_pending: boolean;
  readonly login_epoch: LoginEpoch;
}

export async function selectLinkedMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  issuer: string,
  subject: string,
): Promise<LinkedMember | undefined> {
  const rows = await runner.query<LinkedMember & Record<string, unknown>>({
    name: 'select-linked-member',
    text: `
      select member.member_id, member.username, member.member_type, member.status = 'active' as is_active,
             member.first_login_pending, member.login_epoch::text as login_epoch
      from wau.external_identities as identity
      join wau.members as member using (merchant_id, member_id)
      where identity.merchant_id = $1 and identity.issuer = $2 and identity.subject = $3`,
    values: [merchantCode, issuer, subject],
  });
  return rows[0];
}

export interface ExternalLinkRow {
  readonly provider_code: ExternalProviderCode;
  readonly label: string;
}

export function selectExternalLinks(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly ExternalLinkRow[]> {
  return runner.query<ExternalLinkRow & Record<string, unknown>>({
    name: 'select-external-links',
    text: `
      select provider_code, label from wau.external_identities where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
}

export interface NewExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly providerCode: ExternalProviderCode;
  readonly label: string;
  readonly linkedAt: Date;
}

const takenRefusals = {
  external_identities_member: () => new Refusal('external.already.linked'),
  external_identities_pkey: () => new Refusal('external.linked.elsewhere'),
};

/** Refuses `external.linked.elsewhere` and `external.already.linked`. */
export async function insertExternalIdentity(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  identity: NewExternalIdentity,
): Promise<void> {
  await refusingTaken(takenRefusals, () =>
    runner.query({
      name: 'insert-external-identity',
      text: `
        insert into wau.external_identities
          (merchant_id, issuer, subject, member_id, provider_code, label, linked_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        merchantCode,
        identity.issuer,
        identity.subject,
        memberId,
        identity.providerCode,
        identity.label,
        identity.linkedAt,
      ],
    }),
  );
}

/** `false` where there was none. */
export async function deleteExternalIdentity(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  providerCode: ExternalProviderCode,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'delete-external-identity',
    text: `
      delete from wau.external_identities
      where merchant_id = $1 and member_id = $2 and provider_code = $3 returning 1 as deleted`,
    values: [merchantCode, memberId, providerCode],
  });
  return rows.length > 0;
}
