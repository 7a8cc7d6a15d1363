import type { AuditEntry, OutboxEntry, Write } from "~/db/commit.server";
import { endUse, heldFiles, labReportWrites, withheldReportWrites } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { filesUpTo } from "../../domain/laboratory/lab-files";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { tellPatient } from "./lab-mails.server";
import { measuredOf, reportOf, type ReportOf } from "./order-report.server";
import type { LoadedOrder } from "./people-of-orders.server";
import { plainOrder } from "./store-lab-step.server";
import { isBeingCorrected, versionOfPatient } from "../../domain/laboratory/lab-review";

/** A test whose final results its patient sees from now on. */
const asReleased = ({ releasedVersion, releasedBefore, ...test }: LabOrderTest): LabOrderTest => ({
  ...test,
  releasedVersion: test.finalVersion,
  releasedBefore:
    releasedVersion > 0 && releasedVersion < test.finalVersion ? [...releasedBefore, releasedVersion] : releasedBefore,
});

/** What is written in one batch where results reach the patient. */
interface Release {
  order: Partial<LabOrder>;
  tests: LabOrderTest[];
  writes: Write[];
  audit: AuditEntry[];
  outbox: OutboxEntry[];
  /** What of it tells that readings have changed. */
  readings: OutboxEntry[];
}

/**
 * Lets the patient see the final results of tests: they go into the record and its trackers, and the patient is told that
 * there is something to read. The caller commits it with what has made them theirs.
 * @param tests as they become, of which the final ones are released
 * @param results all that the order has, with those that are written in the same batch
 * @param reviews those of the order, with one that is written in the same batch
 */
export async function releaseWrites(
  context: RequestContext,
  loaded: LoadedOrder,
  { tests, results, reviews }: ReportOf,
): Promise<Release> {
  const { order, person } = loaded;
  const released = new Map(tests.map((test) => [test.id, asReleased(test)]));
  const all = loaded.tests.map((test) => released.get(test.id) ?? test);
  const files = await heldFiles(context.db, order.id);
  const held = all.flatMap((test) => filesUpTo(files, test, versionOfPatient(test)));
  const { report: said, shown } = reportOf(context, loaded, { tests: all, results, reviews });
  const report = await labReportWrites(context, {
    ...said,
    files: [...new Map(held.map((file) => [file.id, file])).values()],
    values: measuredOf(shown),
  });
  // Whoever was told of a correction is told of no "ready" result after it.
  const isCorrection = [...released.values()].some(({ releasedBefore }) => releasedBefore.length > 0);
  return {
    order: {
      releasedAt: plainOrder(loaded).releasedAt ?? context.now,
      ...{ unopenedSince: context.now, recordId: report.recordId },
    },
    tests: [...released.values()],
    writes: report.writes,
    audit: report.audit,
    readings: report.outbox,
    // "Sign in to read it" is no word to somebody who cannot.
    outbox: [
      ...report.outbox,
      ...(person.hasAccount
        ? [tellPatient(context, isCorrection ? "labResult.corrected" : "labResult.ready", order)]
        : []),
    ],
  };
}

/**
 * Takes what their patient was shown of tests out of the record while it is being corrected: value, file and message.
 * @param of all tests of the order as a correction leaves them
 */
export async function withheldWrites(
  context: RequestContext,
  loaded: LoadedOrder,
  of: ReportOf,
): Promise<Pick<Release, "writes" | "audit" | "outbox">> {
  const { recordId, id } = loaded.order;
  const corrected = of.tests.filter(isBeingCorrected);
  if (recordId === null || corrected.length === 0) return { writes: [], audit: [], outbox: [] };
  const { db } = context;
  const files = await heldFiles(db, id);
  const kept = of.tests.flatMap((test) => filesUpTo(files, test, versionOfPatient(test)));
  const gone = corrected
    .flatMap((test) => filesUpTo(files, test, test.releasedVersion))
    .filter((file) => !kept.some((other) => other.id === file.id));
  const { report } = reportOf(context, loaded, of);
  const values = measuredOf(corrected.flatMap((test) => valuesUpTo(of.results, test, test.releasedVersion)));
  const withheld = await withheldReportWrites(context, { ...report, recordId, files: [], values });
  return {
    writes: [...withheld.writes, ...gone.map((file) => endUse(db, recordId, file.id))],
    audit: withheld.audit,
    outbox: withheld.outbox,
  };
}
