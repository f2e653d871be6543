import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** Ends the reading of mathematics with the code of what is wrong with them. */
class MathematicsFault extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Runs a reader that uses `need` and `must`; mathematics are made of many parts, and each may be refused. */
export function readMathematics<Mathematics>(read: () => Mathematics): RuleResult<Mathematics> {
  try {
    return accepted(read());
  } catch (error) {
    if (error instanceof MathematicsFault) return refused(error.code);
    throw error;
  }
}

/** The value of a part that was accepted. Only within `readMathematics`. */
export function need<Value>(result: RuleResult<Value>): Value {
  if (!result.ok) throw new MathematicsFault(result.code);
  return result.value;
}

/** Goes on only where the condition holds. Only within `readMathematics`. */
export function must(condition: boolean, code: string): asserts condition {
  if (!condition) throw new MathematicsFault(code);
}
