import { roundKeyOf, type WalletCommand } from './wallet-command.ts';

/**
 * Splits a batch so that each round occurs at most once in a wave, and no player's command comes before an earlier
 * one of the same player. What a bet brings along is paid after all stakes of its wave, so its player's next command
 * goes into the next. Nearly always one wave, because a vendor waits for a call's answer before the round's next.
 * Gives positions in `commands`.
 */
export function splitIntoWaves(commands: readonly WalletCommand[]): readonly (readonly number[])[] {
  const waves: number[][] = [];
  const waveOfPlayer = new Map<string, number>();
  const waveOfRound = new Map<string, number>();
  for (const [position, command] of commands.entries()) {
    const player = `${command.merchantCode}/${command.memberId}`;
    const round = roundKeyOf(command);
    const wave = Math.max(waveOfPlayer.get(player) ?? 0, (waveOfRound.get(round) ?? -1) + 1);
    waveOfPlayer.set(player, command.kind === 'bet' && command.win !== undefined ? wave + 1 : wave);
    waveOfRound.set(round, wave);
    const inWave = waves[wave];
    if (inWave === undefined) waves[wave] = [position];
    else inWave.push(position);
  }
  return waves;
}
