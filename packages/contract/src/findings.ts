/** Which of the nightly checks has found it. */
export const findingSources = ['books', 'statement', 'paymentStatement'] as const;

/** Those of them that hold what somebody else states against our own record. */
export const statementSources = ['statement', 'paymentStatement'] as const satisfies readonly FindingSource[];

export type StatementSource = (typeof statementSources)[number];

export type FindingSource = (typeof findingSources)[number];

/** `explained` ends a finding; `passedOn` says who else has it, and leaves it open. */
export const findingDecisions = ['explained', 'passedOn'] as const;

export type FindingDecision = (typeof findingDecisions)[number];
