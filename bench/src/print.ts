/** Benchmarks speak on standard output; everything they say goes through here. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
