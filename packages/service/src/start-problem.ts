/**
 * Something outside the code keeps Wau from starting: a port in use, a wrong address, a folder that cannot be
 * written. The message is one sentence for the operator, says what to do, and is all that is printed.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
