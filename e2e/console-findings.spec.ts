import { expect, type Page } from '@playwright/test';
import { systemClock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import { expectAccessible } from './src/accessible.ts';
import { withAppDatabase } from './src/app-database.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';
import { type CaseMaker, openCaseMaker } from './src/waiting-cases.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(300_000);
});

/** Vendors are asked once a minute. */
const foundWithinMs = 90_000;

const caseOf = (desk: Page, name: string) => desk.getByRole('button', { name: new RegExp(name) });

/** A round that the studio has given up, as it is left after a hundred attempts. */
async function giveUpRound({ username }: CaseMaker): Promise<string> {
  const roundId = newId('round', systemClock, systemRandom);
  await withAppDatabase(async (client) => {
    await client.query(
      `insert into studio.seed (merchant_id, player_id, seed_id, server_seed_sealed, server_seed_hash, client_seed,
                                next_server_seed_sealed, next_server_seed_hash, created_at)
       select 'wau', member_id, $1, '\\x00', 'hash', 'client', '\\x00', 'hash', now()
         from wau.members where merchant_id = 'wau' and username = $2`,
      [roundId, username],
    );
    await client.query(
      `insert into studio.round (merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency,
                                 stake_minor, max_win_minor, payout_minor, parameters, events, placed_at)
       select 'wau', $1, member_id, $1, 1, 'dice', substr(sha256(convert_to($1, 'UTF8')), 1, 16), 'MYR', 200,
              100000, 500, '{}', '[]', now() - interval '9 hours'
         from wau.members where merchant_id = 'wau' and username = $2`,
      [roundId, username],
    );
    await client.query(
      `insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at,
                                      attempts, last_error, given_up_at)
       select merchant_id, player_id, round_id, '\\x00', placed_at, now(), 100, 'the wallet answers with status 500',
              now()
         from studio.round where merchant_id = 'wau' and round_id = $1`,
      [roundId],
    );
  });
  return roundId;
}

async function endOf(roundId: string): Promise<string> {
  return withAppDatabase(async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select concat_ws(' ', r.refund_code, case when o.round_id is null then 'ended' else 'open' end) as text
         from studio.round r left join studio.open_round o using (merchant_id, round_id)
        where r.merchant_id = 'wau' and r.round_id = $1`,
      [roundId],
    );
    return rows[0]?.text ?? '';
  });
}

/** What a nightly check has found of the member's wallet. */
async function findDrift({ username }: CaseMaker): Promise<void> {
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.findings (merchant_id, finding_id, source, rule, subject, figures_hash, line_count, lines,
                                 found_at, last_found_at)
       select 'wau', $1, 'books', 'account.balance', 'player:' || member_id || ':main',
              sha256(convert_to($1, 'UTF8')), 1,
              '[{"of":"","said":"balance 1250, and its entries come to 1243","recorded":null,"memberId":null}]',
              now(), now()
         from wau.members where merchant_id = 'wau' and username = $2`,
      [newId('finding', systemClock, systemRandom), username],
    ),
  );
}

test('the console: a round that its vendor has given up is decided about by whoever has claimed it, and the vendor carries it out', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'tersekat');
  const roundId = await giveUpRound(member);
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  for (const desk of [aminah, zainal]) {
    await desk
      .getByRole('link', { name: /^Stuck rounds/ })
      .first()
      .click();
    await expect(caseOf(desk, member.username)).toBeVisible({ timeout: foundWithinMs });
    await caseOf(desk, member.username).click();
  }

  await test.step('one works on it, and the other sees who', async () => {
    await aminah.keyboard.press('c');
    await expect(aminah.getByText('You have this case until')).toBeVisible();
    await expect(zainal.getByText(/aminah is working on this until/)).toBeVisible();
    await expect(zainal.getByRole('button', { name: 'Claim this case' })).toBeHidden();
  });

  await test.step('what it came to stands beside what failed', async () => {
    await expect(aminah.getByText(roundId)).toBeVisible();
    await expect(aminah.getByText('the wallet answers with status 500')).toBeVisible();
    await expect(aminah.getByText('RM 5.00')).toBeVisible();
    await expect(aminah.getByRole('link', { name: member.username })).toHaveAttribute(
      'href',
      /\/members\?member=mbr_/,
    );
  });

  await test.step('a refund says what it takes away, asks for a reason, and waits for a second person', async () => {
    const told = aminah.getByRole('region', { name: 'What the member is told' });
    await aminah.keyboard.press('t');
    await expect(told).toContainText('RM 5');
    await aminah.keyboard.press('Escape');
    await aminah.getByRole('radio', { name: 'Refund the stake' }).check();
    await expect(aminah.getByText('This round pays RM 5.00')).toBeVisible();
    await aminah.getByRole('button', { name: 'Refund RM 2.00' }).click();
    await expect(aminah.getByText('Give a reason of 3 to 200 characters.')).toBeVisible();
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('The wallet never heard of it');
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Refund RM 2.00' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText(
      'It happens when a second person decides the same.',
    );
  });

  await test.step('the second person reads who has decided so, and decides the same', async () => {
    await expect(zainal.getByText('aminah has decided: Refund the stake.')).toBeVisible();
    await takeOver(zainal);
    await zainal.getByRole('radio', { name: 'Refund the stake' }).check();
    await zainal.getByRole('textbox', { name: 'Reason' }).fill('The wallet has no such stake');
    await expectAccessible(zainal);
    await zainal.getByRole('button', { name: 'Refund RM 2.00' }).dblclick();
    await expect(zainal.getByRole('status')).toContainText('Noted. The vendor is told to refund the stake');
    await expect(caseOf(aminah, member.username)).toBeHidden();
  });

  await expect.poll(() => endOf(roundId), { timeout: foundWithinMs }).toBe('round.rolled.back ended');
});

test('the console: a finding of the nightly checks is passed on, and explained by a second operator', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'penemuan');
  await findDrift(member);
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  for (const desk of [aminah, zainal]) {
    await desk
      .getByRole('link', { name: /^Findings/ })
      .first()
      .click();
    await caseOf(desk, member.username).click();
  }
  await expect(aminah.getByText('balance 1250, and its entries come to 1243')).toBeVisible();
  await expect(aminah.getByRole('link', { name: member.username })).toHaveAttribute(
    'href',
    /\/members\?member=mbr_/,
  );

  await test.step('whoever passes it on leaves it open, with words for the next', async () => {
    await aminah.keyboard.press('c');
    await expect(zainal.getByText(/aminah is working on this until/)).toBeVisible();
    await aminah.keyboard.press('p');
    await aminah.getByRole('button', { name: 'Note who has it' }).click();
    await expect(aminah.getByText('Give a reason of 3 to 200 characters.')).toBeVisible();
    await aminah.getByRole('textbox', { name: 'Reason' }).fill('Zainal asks the bank');
    await expect(aminah.getByRole('region', { name: 'What the member is told' })).toContainText(
      'between operators',
    );
    await expectAccessible(aminah);
    await aminah.getByRole('button', { name: 'Note who has it' }).dblclick();
    await expect(aminah.getByRole('status')).toContainText('It goes on waiting.');
    await expect(zainal.getByText(/aminah passed it on at .*: “Zainal asks the bank”/)).toBeVisible();
  });

  await test.step('an explanation ends it', async () => {
    await takeOver(zainal);
    await zainal.keyboard.press('a');
    await zainal.getByRole('textbox', { name: 'Reason' }).fill('A restore of the bank’s day');
    await zainal.getByRole('button', { name: 'Note the explanation' }).dblclick();
    await expect(zainal.getByRole('status')).toContainText('The explanation is noted.');
    await expect(caseOf(aminah, member.username)).toBeHidden();
    await expect(caseOf(zainal, member.username)).toBeHidden();
  });
});

/** Claims the open case once its list says that nobody has it: what was decided may be read before that. */
async function takeOver(desk: Page): Promise<void> {
  await expect(desk.getByRole('button', { name: 'Claim this case' })).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByText('You have this case until')).toBeVisible();
}
