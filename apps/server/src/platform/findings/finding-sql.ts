import {
  bytesArrayLiteral,
  jsonArrayLiteral,
  plainArrayLiteral,
  textArrayLiteral,
} from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { CheckOfFindings, NewFinding } from './new-finding.ts';

export interface FindingToStore extends NewFinding {
  readonly findingId: string;
  readonly figuresHash: Buffer;
}

function keyColumns({ merchantCode, source }: CheckOfFindings, findings: readonly FindingToStore[]) {
  return [
    merchantCode,
    source,
    textArrayLiteral(findings.map(({ rule }) => rule)),
    textArrayLiteral(findings.map(({ vendorCode }) => vendorCode)),
    textArrayLiteral(findings.map(({ day }) => day)),
    textArrayLiteral(findings.map(({ subject }) => subject)),
    bytesArrayLiteral(findings.map(({ figuresHash }) => figuresHash)),
  ];
}

/** Adds what is new; what is there was found again, and stands in nobody's place any more. */
export async function storeFindings(
  tx: SqlRunner,
  check: CheckOfFindings,
  findings: readonly FindingToStore[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'store-findings',
    text: `insert into wau.findings
             (merchant_id, source, found_at, last_found_at, rule, vendor_code, day, subject, figures_hash, finding_id,
              line_count, lines)
           select $1, $2, $8, $8, found.*
             from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[], $9::text[], $10::integer[],
                         $11::jsonb[]) as found
           on conflict (merchant_id, source, rule, vendor_code, day, subject, figures_hash) do update
             set last_found_at = excluded.last_found_at, replaced_at = null`,
    values: [
      ...keyColumns(check, findings),
      now,
      textArrayLiteral(findings.map(({ findingId }) => findingId)),
      plainArrayLiteral(findings.map(({ lineCount }) => lineCount)),
      jsonArrayLiteral(findings.map(({ lines }) => lines)),
    ],
  });
}

/** What was found of the same subjects before, with other figures, is looked at no more. */
export async function replaceOtherFigures(
  tx: SqlRunner,
  check: CheckOfFindings,
  findings: readonly FindingToStore[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'replace-other-figures',
    text: `update wau.findings as old set replaced_at = $8
             from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[])
                  as found (rule, vendor_code, day, subject, figures_hash)
            where old.merchant_id = $1 and old.source = $2 and old.rule = found.rule
              and old.vendor_code = found.vendor_code and old.day = found.day and old.subject = found.subject
              and old.figures_hash <> found.figures_hash and old.replaced_at is null`,
    values: [...keyColumns(check, findings), now],
  });
}
