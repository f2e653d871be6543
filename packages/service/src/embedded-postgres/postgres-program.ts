/** PostgreSQL reads PG* variables and the locale; none of those of the caller's shell may reach it. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** The last thing PostgreSQL complained about, without its prefix and final full stop. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((candidate) => /FATAL|ERROR|error:|could not/.test(candidate)) ?? lines.at(-1);
  return (line ?? 'no reason given').replace(/^.*?(FATAL|ERROR|error):\s*/, '').replace(/\.$/, '');
}
