import type { InboxMessage } from '../modules/messaging/inbox/deliver-inbox-message.ts';
import type { DemoMerchant } from './demo-merchants.ts';

/** The first message that a demo member finds in the inbox, in the language that the merchant speaks. */
export function welcomeMessage({
  brandName,
  defaultLanguage,
}: DemoMerchant): Pick<InboxMessage, 'title' | 'content'> {
  if (defaultLanguage === 'MY') {
    return {
      title: `Selamat datang ke ${brandName}`,
      content: {
        html:
          '<p>Akaun demo anda sudah berisi wang mainan. Cuba <b>Dadu</b>, <b>Plinko</b> atau ' +
          '<b>Wau Bulan</b>, kemudian semak sendiri keputusannya.</p>' +
          '<ul><li><a href="/m/gameRecord">Rekod pertaruhan</a> menyimpan setiap pusingan.</li>' +
          '<li><a href="/m/voucherCenter">Deposit</a> di sini dibayar melalui penyedia percubaan.</li></ul>',
      },
    };
  }
  return {
    title: `Welcome to ${brandName}`,
    content: {
      html:
        '<p>Your demo account holds play money. Try <b>Dice</b>, <b>Plinko</b> or <b>Wau Bulan</b>, then check ' +
        'the results yourself.</p>' +
        '<ul><li><a href="/m/gameRecord">Betting record</a> keeps every round.</li>' +
        '<li><a href="/m/voucherCenter">Deposit</a> is paid through a sandbox provider here.</li></ul>',
    },
  };
}
