import { expect, type Page } from '@playwright/test';
import { systemClock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import { expectAccessible } from './src/accessible.ts';
import { withAppDatabase } from './src/app-database.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { test } from './src/test.ts';
import { type CaseMaker, openCaseMaker } from './src/waiting-cases.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(240_000);
});

test.afterEach(putSettingsBack);

const caseOf = (desk: Page, username: string) => desk.getByRole('button', { name: new RegExp(username) });

/** One operator claims the case that both look at, and the other is told so and cannot. */
async function claimBeforeTheOther(
  [first, second]: readonly [Page, Page],
  list: RegExp,
  username: string,
): Promise<void> {
  for (const desk of [first, second]) {
    await desk.getByRole('link', { name: list }).first().click();
    await caseOf(desk, username).click();
  }
  await first.keyboard.press('c');
  await expect(first.getByText('You have this case until')).toBeVisible();
  await expect(second.getByText(/aminah is working on this until/)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Claim this case' })).toBeHidden();
}

async function expectGone(second: Page, username: string): Promise<void> {
  await expect(second.getByText('This case is no longer waiting.')).toBeVisible();
  await expect(caseOf(second, username)).toBeHidden();
}

async function inboxOf(member: CaseMaker): Promise<string> {
  const { list } = await member.call('listInboxMessages', { query: {} });
  return list.map(({ title, content }) => `${title} ${content}`).join('\n');
}

/** A friend who is held, as the program leaves one that shares a device with whoever invited. */
async function holdFriend(friend: CaseMaker, inviterUsername: string): Promise<void> {
  const { rowCount } = await withAppDatabase((client) =>
    client.query(
      `with invited as (
         update wau.member_registrations as registration set recommender_member_id = inviter.member_id
           from wau.members as inviter, wau.members as friend
          where inviter.merchant_id = 'wau' and inviter.username = $2
            and friend.merchant_id = 'wau' and friend.username = $3
            and registration.merchant_id = 'wau' and registration.member_id = friend.member_id
         returning inviter.member_id as inviter_member_id, friend.member_id as friend_member_id)
       insert into wau.referrals (merchant_id, referral_id, inviter_member_id, friend_member_id, status, marks,
                                  currency, qualified_at)
       select 'wau', $1, inviter_member_id, friend_member_id, 'held', '{device}', 'MYR', now() from invited`,
      [newId('referral', systemClock, systemRandom), inviterUsername, friend.username],
    ),
  );
  expect(rowCount, 'both are members').toBe(1);
}

/** A transfer of which the vendor has not said what became of it. */
async function leaveTransferStuck({ username }: CaseMaker): Promise<void> {
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.fund_transfers (merchant_id, fund_transfer_id, member_id, vendor_code, direction, origin,
                                       currency, status, placed_at)
       select merchant_id, $1, member_id, 'samudra', 'out', 'member', 'MYR', 'stuck', now()
       from wau.members where merchant_id = 'wau' and username = $2`,
      [newId('fundTransfer', systemClock, systemRandom), username],
    ),
  );
}

test('the console: documents and applications are one operator’s at a time, and the member is told what was announced', async ({
  browser,
  baseURL,
  page,
}) => {
  changeSetting('wau', 'flag', 'KYC3', 'on');
  const member = await openCaseMaker(page, 'semak');
  const photo = await drawPicture(page);
  await expect(async () => {
    await member.call('submitIdentityImages', { body: { front: photo, back: photo } });
  }).toPass();
  const params = { promotionId: 'promotion-share-story' };
  await member.call('applyForPromotion', { params, body: { remark: 'Sudah dikongsi', images: [photo] } });
  const desks = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)] as const;
  const [aminah, zainal] = desks;
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');

  await test.step('a document is decided about when somebody has looked at it', async () => {
    await claimBeforeTheOther(desks, /^Identity checks/, member.username);
    await expect(aminah.getByText('Look at both pictures first, then decide.')).toBeVisible();
    await aminah.getByRole('button', { name: 'Show both pictures' }).click();
    await expect(aminah.getByRole('img', { name: 'Front of the document' })).toBeVisible();
    await expect(aminah.getByRole('heading', { name: 'Decision' })).toBeVisible();
    await aminah.keyboard.press('r');
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('Gambar kabur');
    const told = aminah.getByRole('region', { name: 'What the member is told' });
    await expect(told).toContainText('“Gambar kabur”');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Refuse the pictures' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('Refused. The pictures are erased');
    await expectGone(zainal, member.username);
    const { status, reason } = await member.call('getIdentityStatus', {});
    expect({ status, reason }).toEqual({ status: 'refused', reason: 'Gambar kabur' });
  });

  await test.step('an application shows what is paid before it is', async () => {
    await claimBeforeTheOther(desks, /^Applications/, member.username);
    await expect(aminah.getByText('Sudah dikongsi')).toBeVisible();
    await aminah.getByRole('button', { name: 'Show the pictures' }).click();
    await expect(aminah.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
    await aminah.keyboard.press('a');
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('The story is public');
    await expect(aminah.getByRole('region', { name: 'What the member is told' })).toContainText('RM 10');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Pay RM 10.00' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('The reward is in the member’s wallet.');
    await expectGone(zainal, member.username);
    const inbox = await inboxOf(member);
    expect(inbox).toContain('Ganjaran anda sudah masuk');
    expect(inbox).not.toContain('The story is public');
  });
});

test('the console: a held friend and a stuck transfer are decided about with a reason by whoever has claimed them', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'sahabat');
  await holdFriend(member, 'siti');
  await leaveTransferStuck(member);
  const desks = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)] as const;
  const [aminah, zainal] = desks;
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');

  await test.step('the friend brings nothing', async () => {
    await claimBeforeTheOther(desks, /^Invited friends/, member.username);
    await expect(aminah.getByText('Same device').first()).toBeVisible();
    await aminah.keyboard.press('r');
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('One person with two accounts');
    await expect(aminah.getByRole('region', { name: 'What the member is told' })).toContainText(
      'no reason is given',
    );
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Give no reward' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('Rejected. No reward is paid.');
    await expectGone(zainal, member.username);
  });

  await test.step('the transfer was not carried out, as two persons say of what nobody knows how much it is', async () => {
    await claimBeforeTheOther(desks, /^Stuck transfers/, member.username);
    await aminah.getByRole('radio', { name: 'It was carried out' }).check();
    await aminah.getByRole('textbox', { name: 'Amount that was moved' }).fill('lima');
    await expect(aminah.getByText('Enter an amount such as 50 or 50.00.')).toBeVisible();
    await aminah.getByRole('textbox', { name: 'Amount that was moved' }).fill('0');
    await expect(aminah.getByText('Where nothing was moved, choose “It was not”.')).toBeVisible();
    await aminah.getByRole('radio', { name: 'It was not' }).check();
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('Samudra has no such number');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Nothing was moved' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText(
      'It happens when a second person decides the same.',
    );
    await expect(zainal.getByText('aminah has decided: It was not.')).toBeVisible();
    await zainal.keyboard.press('c');
    await zainal.getByRole('radio', { name: 'It was not' }).check();
    await zainal.getByRole('textbox', { name: 'Reason' }).fill('Samudra told me the same');
    await zainal.getByRole('button', { name: 'Nothing was moved' }).dblclick();
    await expect(zainal.getByRole('status')).toContainText('Booked as not carried out.');
    await expect(caseOf(aminah, member.username)).toBeHidden();
  });
});

test('the console: feedback is answered or closed by whoever has claimed it, and its member reads which', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'maklum');
  const images = [await drawPicture(page)];
  await member.call('sendFeedback', {
    body: { content: 'Gambar tidak keluar', category: 'problem', images },
  });
  const desks = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)] as const;
  const [aminah, zainal] = desks;
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  const told = aminah.getByRole('region', { name: 'What the member is told' });

  await test.step('an answer stands with the feedback and in the inbox', async () => {
    await claimBeforeTheOther(desks, /^Feedback/, member.username);
    await aminah.getByRole('button', { name: 'Show the pictures' }).click();
    await expect(aminah.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
    await aminah.getByRole('button', { name: 'Send the answer' }).click();
    await expect(aminah.getByText('Write an answer first.')).toBeVisible();
    await aminah.keyboard.press('Escape');
    await aminah.getByRole('textbox', { name: 'Answer' }).fill('Sudah dibaiki');
    await expect(told).toContainText('“Sudah dibaiki”');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Send the answer' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('Answered. The member has been told.');
    await expectGone(zainal, member.username);
    await expect.poll(() => inboxOf(member)).toContain('Sudah dibaiki');
    await page.goto('/m/feedback');
    await expect(page.getByText('Sudah dibaiki')).toBeVisible();
  });

  await test.step('what needs no answer is closed, and its member sees that it was read', async () => {
    await member.call('sendFeedback', { body: { content: 'Bagus sekali' } });
    await claimBeforeTheOther(desks, /^Feedback/, member.username);
    await aminah.keyboard.press('e');
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('Praise alone');
    await expect(told).toContainText('We have read this');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Close without an answer' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('Closed without an answer.');
    await expectGone(zainal, member.username);
    await page.reload();
    await expect(page.getByText('Kami sudah membacanya')).toBeVisible();
    await expect(page.getByText('Praise alone')).toBeHidden();
  });
});

/** A picture that the page draws, in base64. */
function drawPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 1200, 800);
    const url = canvas.toDataURL('image/jpeg');
    return url.slice(url.indexOf(',') + 1);
  });
}
