import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
);

const caseOf = (desk: Page, username: string) => desk.getByRole('button', { name: new RegExp(username) });
const logOf = (page: Page) => page.getByRole('log', { name: /^(Messages|Mesej)$/ });

test('HO-08 the console: a member’s conversation is one operator’s at a time, goes on after an answer, and ends for a reason', async ({
  browser,
  baseURL,
  page,
}) => {
  const { username } = await registerNewPlayer(page, 'sembang');
  const [priya, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(priya, 'priya');
  await logInOperator(zainal, 'zainal');
  for (const desk of [priya, zainal])
    await desk
      .getByRole('link', { name: /^Chats/ })
      .first()
      .click();
  await page.goto('/m/service');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const say = async (words: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Mesej' }).fill(words);
    await page.getByRole('button', { name: 'Hantar mesej' }).click();
    await expect(logOf(page).getByText(words)).toBeVisible();
  };

  await test.step('it comes to both desks by itself, with what is new in it', async () => {
    await say('Deposit saya belum masuk');
    await page
      .getByLabel('Tambah gambar')
      .setInputFiles({ name: 'resit.png', mimeType: 'image/png', buffer: pixel });
    await page.getByRole('button', { name: 'Hantar mesej' }).click();
    for (const desk of [priya, zainal]) {
      await expect(caseOf(desk, username)).toContainText('2 new');
      await caseOf(desk, username).click();
      await expect(logOf(desk).getByText('Deposit saya belum masuk')).toBeVisible();
    }
  });

  await test.step('whoever claims it answers, and nobody else can', async () => {
    await priya.keyboard.press('c');
    await expect(zainal.getByText(/priya is working on this until/)).toBeVisible();
    await expect(zainal.getByRole('textbox', { name: 'Answer' })).toBeHidden();
    await expect(zainal.getByRole('button', { name: 'Claim this case' })).toBeHidden();
    await priya.getByRole('button', { name: 'Show the picture' }).click();
    await expect(priya.getByRole('img', { name: 'The member’s picture' })).toHaveJSProperty('complete', true);
  });

  await test.step('the member sees that somebody writes, and has the answer once', async () => {
    await expect(priya.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    await priya.keyboard.press('a');
    await expect(priya.getByRole('textbox', { name: 'Answer' })).toBeFocused();
    await priya.keyboard.type('Kami semak sekarang');
    await expect(logOf(page).getByText('Khidmat pelanggan sedang menulis…')).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Send the answer' }).dblclick();
    await expect(logOf(page).getByText('Kami semak sekarang')).toHaveCount(1);
    await expect(logOf(zainal).getByText('Kami semak sekarang')).toHaveCount(1);
    await expect(priya.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  });

  await test.step('answered, it stays with whoever has it, and goes on', async () => {
    await expect(caseOf(priya, username)).toContainText('Answered');
    await say('Terima kasih');
    await expect(logOf(priya).getByText('Terima kasih')).toBeVisible();
    await expect(caseOf(priya, username)).toContainText('1 new');
    await priya.getByRole('textbox', { name: 'Answer' }).fill('Sudah masuk');
    await priya.keyboard.press('Enter');
    await expect(logOf(page).getByText('Sudah masuk')).toBeVisible();
    await expect(logOf(priya).getByText(/· Read$/)).toHaveCount(2);
  });

  await test.step('let go, it is gone where nothing waits, and comes back to be claimed by another', async () => {
    await priya.getByRole('button', { name: 'Release' }).click();
    await expect(caseOf(zainal, username)).toBeHidden();
    await expect(zainal.getByText('This case is no longer waiting.')).toBeVisible();
    await say('Satu lagi');
    await caseOf(zainal, username).click();
    await zainal.getByRole('button', { name: 'Claim this case' }).click();
    await expect(priya.getByText(/zainal is working on this until/)).toBeVisible();
  });

  await test.step('its end asks for a reason and shows what the member is told', async () => {
    await expect(zainal.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    await zainal.keyboard.press('e');
    await expect(zainal.getByRole('region', { name: 'What the member is told' })).toContainText(
      'This conversation has ended.',
    );
    await zainal.getByRole('button', { name: 'End the conversation' }).click();
    await expect(zainal.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
    await zainal.getByRole('textbox', { name: 'Reason' }).fill('Sudah selesai');
    await expectAccessible(zainal);
    await zainal.getByRole('button', { name: 'End the conversation' }).dblclick();
    await expect(zainal.getByRole('status')).toContainText('The conversation has ended.');
    await expect(logOf(page).getByText(/^Perbualan ini sudah tamat/)).toBeVisible();
    await expect(caseOf(priya, username)).toBeHidden();
  });

  await test.step('a name leads to the member, for whoever may read members', async () => {
    await say('Hai lagi');
    await caseOf(priya, username).click();
    await priya.getByRole('link', { name: username }).click();
    await expect(priya.getByRole('region', { name: `Member ${username}` })).toBeVisible();
  });
});
