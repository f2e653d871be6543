/** What fakes have done in the current test, and when it is over. */

/** What they did that nothing real could do. */
const problems: unknown[] = [];

/** The app takes what a fake throws for a network in trouble, so it is kept for the end of the test as well. */
export function reportFakeProblem(problem: unknown): unknown {
  problems.push(problem);
  return problem;
}

let page = new AbortController();

/** Aborted when the test is over: what is still under way then would keep the network slow for the next one. */
export function pageSignal(): AbortSignal {
  return page.signal;
}

export function leavePage(): void {
  page.abort();
  page = new AbortController();
}

/** Throws the first problem since it was last asked. */
export function throwFakeProblem(): void {
  const [first] = problems.splice(0);
  if (first !== undefined) throw first;
}
