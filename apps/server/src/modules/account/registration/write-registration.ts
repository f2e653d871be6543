import type { MemberId } from '@wau/contract/ids';
import type { RegistrationFieldName } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { redeemedByOpening } from '../credentials/login-proof.ts';
import { openMember } from '../member/open-member.ts';
import { writePersonalData } from '../member/personal-data.ts';
import { writeFirstPaymentPassword } from '../security/write-first-payment-password.ts';
import { insertContacts, insertRegistration, type RegistrationFacts } from './registration-sql.ts';

/** Fields of the form that say where a member is reached, and the channel each stands for. */
const contactChannels = {
  qqNum: 'qq',
  facebook: 'facebook',
  wechat: 'wechat',
  line: 'line',
  whatsapp: 'whatsapp',
  zalo: 'zalo',
} as const satisfies Partial<Record<RegistrationFieldName, string>>;

export interface Registration {
  readonly username: string;
  /** argon2id in PHC form. */
  readonly hashes: { readonly password: string; readonly paymentPassword: string | undefined };
  readonly keyHash: Buffer | null;
  /** E.164. */
  readonly mobileNumber: string | undefined;
  readonly isMobileConfirmed: boolean;
  /** What was asked for and filled in. */
  readonly fields: Readonly<Partial<Record<RegistrationFieldName, string>>>;
  readonly uplineMemberId: MemberId | undefined;
  /** See member-types.ts. */
  readonly memberType: number;
  readonly facts: RegistrationFacts;
}

/** The new member and all that was filled in, in the transaction of `runner`. Refuses what `openMember` refuses. */
export async function writeRegistration(
  parts: ServerParts,
  runner: SqlRunner,
  { merchant, language }: VisitorContext,
  registration: Registration,
): Promise<MemberId> {
  const { merchantCode } = merchant;
  const { fields, hashes, mobileNumber, uplineMemberId, memberType } = registration;
  const memberId = await openMember(parts, runner, merchant, {
    username: registration.username,
    passwordHash: hashes.password,
    nickname: fields.nickname ?? '',
    profile: {},
    memberType,
    registerKeyHash: registration.keyHash,
    contact: {
      language,
      ...(fields.email === undefined ? {} : { email: fields.email }),
      ...(mobileNumber === undefined
        ? {}
        : { mobileNumber, isMobileConfirmed: registration.isMobileConfirmed }),
    },
    ...(uplineMemberId === undefined ? {} : { uplineMemberId }),
  });
  await writePersonalData(parts, runner, merchantCode, memberId, {
    payeeName: fields.payeeName ?? '',
    idNumber: fields.idNumber ?? '',
  });
  await insertContacts(runner, merchantCode, memberId, handlesOf(fields));
  if (hashes.paymentPassword !== undefined) {
    const redeemed = redeemedByOpening(merchantCode, memberId);
    await writeFirstPaymentPassword(parts, runner, redeemed, hashes.paymentPassword);
  }
  await insertRegistration(runner, merchantCode, memberId, registration.facts);
  return memberId;
}

function handlesOf(fields: Registration['fields']): [channel: string, handle: string][] {
  return Object.entries(contactChannels).flatMap(([field, channel]) => {
    const handle = fields[field as keyof typeof contactChannels];
    return handle === undefined ? [] : [[channel, handle]];
  });
}
