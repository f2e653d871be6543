import type { MemberId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deliverInboxBatch } from '../modules/messaging/inbox/deliver-inbox-batch.ts';
import {
  onceKeyOf,
  type PersonalOrder,
  placePersonalAnnouncement,
} from '../modules/messaging/personal-announcement/send-personal-announcement.ts';
import type { ServerParts } from '../platform/server-parts.ts';
import type { DemoMerchant } from './demo-merchants.ts';

/** Puts the first message that a demo member finds into the inbox, in the language of whoever reads it. */
export async function addDemoWelcome(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  merchant: DemoMerchant,
  username: string,
  memberId: MemberId,
): Promise<void> {
  const { merchantCode, defaultLanguage } = merchant;
  const { announcementId, linkPath, texts } = welcomeOrder(merchant);
  const order = { announcementId, linkPath, texts, usernames: [username] };
  await placePersonalAnnouncement(parts, tx, merchantCode, order);
  await deliverInboxBatch(parts, tx, {
    merchantCode,
    memberIds: [memberId],
    announcementId,
    title: texts[defaultLanguage]?.title ?? merchant.brandName,
    linkPath,
    onceKey: onceKeyOf(announcementId),
  });
}

/** Other words need another id: an id stands for its words for ever, also where the demo was made before. */
function welcomeOrder({ brandName }: DemoMerchant): Omit<PersonalOrder, 'usernames'> {
  return {
    announcementId: 'demo-welcome',
    linkPath: '',
    texts: {
      MY: {
        title: `Selamat datang ke ${brandName}`,
        content:
          '<p>Akaun demo anda sudah berisi wang mainan. Cuba <b>Dadu</b>, <b>Plinko</b> atau ' +
          '<b>Wau Bulan</b>, kemudian semak sendiri keputusannya.</p>' +
          '<ul><li><a href="/m/gameRecord">Rekod pertaruhan</a> menyimpan setiap pusingan.</li>' +
          '<li><a href="/m/voucherCenter">Deposit</a> di sini dibayar melalui penyedia percubaan.</li></ul>',
      },
      EN: {
        title: `Welcome to ${brandName}`,
        content:
          '<p>Your demo account holds play money. Try <b>Dice</b>, <b>Plinko</b> or <b>Wau Bulan</b>, then check ' +
          'the results yourself.</p>' +
          '<ul><li><a href="/m/gameRecord">Betting record</a> keeps every round.</li>' +
          '<li><a href="/m/voucherCenter">Deposit</a> is paid through a sandbox provider here.</li></ul>',
      },
    },
  };
}
